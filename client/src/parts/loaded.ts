// Values that have to be fetched first.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api";

export interface Loaded<Value> {
  readonly value: Signal<Value | null>;
  readonly error: Signal<ApiError | null>;
}

/** Fetch a value when the component comes and when `key` changes. */
export function useLoaded<Value>(key: string, fetched: () => Promise<Value>): Loaded<Value> {
  const value = useSignal<Value | null>(null);
  const error = useSignal<ApiError | null>(null);
  useEffect(() => {
    let current = true;
    value.value = null;
    error.value = null;
    fetched().then(
      (found) => {
        if (current) value.value = found;
      },
      (reason: unknown) => {
        if (current) error.value = asApiError(reason);
      },
    );
    return () => {
      current = false;
    };
  }, [key]);
  return { value, error };
}

/** What a failed request said; anything else that went wrong counts as no answer. */
export function asApiError(reason: unknown): ApiError {
  return reason instanceof ApiError ? reason : new ApiError(0, []);
}
