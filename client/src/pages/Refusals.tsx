// Why something of the reader's is not taken or not kept.

import { say } from "../text/current";

/** The browser has no room for what was made. */
export function NoRoom() {
  return (
    <p class="faults" role="alert">
      {say("decks-no-room")}
    </p>
  );
}

/** A text has more characters than the server takes. */
export function TooLong({ length, most }: { readonly length: number; readonly most: number }) {
  return (
    <p class="faults" role="alert">
      {say("decks-too-long", { length, most })}
    </p>
  );
}
