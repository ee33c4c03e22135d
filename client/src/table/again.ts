// Going on to the next game with the same people.

import { signal } from "@preact/signals";

/** The table to which the reader came by playing again; empty if they came by another way. */
export const comesAgain = signal("");
