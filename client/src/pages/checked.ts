// Asking the server to judge what is being made: a moment after the last change, only the newest.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError, post } from "../api";
import { asApiError } from "../parts/loaded";

export interface Checked<Answer> {
  /** What the server said last; it stays while the next answer is awaited. */
  readonly answer: Signal<Answer | null>;
  readonly error: Signal<ApiError | null>;
  readonly busy: Signal<boolean>;
}

/** Have a body judged whenever it changes; null: there is nothing to judge. */
export function useChecked<Answer>(
  path: string,
  body: object | null,
  wait = 250,
): Checked<Answer> {
  const answer = useSignal<Answer | null>(null);
  const error = useSignal<ApiError | null>(null);
  const busy = useSignal(false);
  const key = body === null ? "" : JSON.stringify(body);
  useEffect(() => {
    if (body === null) {
      answer.value = null;
      error.value = null;
      busy.value = false;
      return;
    }
    let current = true;
    let timer: number | undefined;
    const ask = async (): Promise<void> => {
      try {
        const found = await post<Answer>(path, body);
        if (!current) return;
        answer.value = found;
        error.value = null;
      } catch (reason) {
        if (!current) return;
        const failed = asApiError(reason);
        const pause = pauseOf(failed);
        if (pause !== null) {
          timer = window.setTimeout(() => void ask(), pause);
          return;
        }
        error.value = failed;
      }
      busy.value = false;
    };
    busy.value = true;
    timer = window.setTimeout(() => void ask(), answer.peek() === null ? 0 : wait);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [path, key]);
  return { answer, error, busy };
}

/** For how many milliseconds to wait when the server is asked too often; null: it is not that. */
export function pauseOf(failed: ApiError): number | null {
  if (failed.status !== 429) return null;
  const seconds = failed.faults[0]?.message.args["seconds"];
  return 1000 * (typeof seconds === "number" ? seconds : 2);
}
