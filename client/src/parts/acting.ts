// What a reader asks for and what takes a while: once at a time, and what went wrong is kept.

import { type Signal, useSignal } from "@preact/signals";
import type { ApiError } from "../api";
import { asApiError } from "./loaded";

export interface Acting {
  readonly busy: Signal<boolean>;
  /** What went wrong the last time. */
  readonly error: Signal<ApiError | null>;
  /** Do something; nothing is done while the last is under way. */
  readonly run: (act: () => Promise<unknown>) => Promise<void>;
}

/** Things to do that may fail. */
export function useActing(): Acting {
  const busy = useSignal(false);
  const error = useSignal<ApiError | null>(null);
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    if (busy.peek()) return;
    busy.value = true;
    error.value = null;
    try {
      await act();
    } catch (reason) {
      error.value = asApiError(reason);
    }
    busy.value = false;
  };
  return { busy, error, run };
}
