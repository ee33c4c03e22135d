// Opening a table and going there, at the press of a button.

import { type Signal, useSignal } from "@preact/signals";
import type { ApiError } from "../api";
import { asApiError } from "../parts/loaded";
import { go } from "../router";

interface Opening {
  /** Which way is being opened; empty while none is. */
  readonly busy: Signal<string>;
  readonly error: Signal<ApiError | null>;
  /** What a button does that opens a table in one way; while one is opened no other is. */
  readonly open: (which: string, way: () => Promise<string>) => () => Promise<void>;
}

export function useOpening(): Opening {
  const busy = useSignal("");
  const error = useSignal<ApiError | null>(null);
  const open = (which: string, way: () => Promise<string>) => async (): Promise<void> => {
    if (busy.value) return;
    busy.value = which;
    error.value = null;
    try {
      go(`/table/${await way()}`);
    } catch (reason) {
      error.value = asApiError(reason);
    }
    busy.value = "";
  };
  return { busy, error, open };
}
