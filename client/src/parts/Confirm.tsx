import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { ApiError } from "../api";
import { Dialog } from "./Dialog";
import { Trouble } from "./Faults";
import { asApiError } from "./loaded";

interface ConfirmProps {
  readonly title: string;
  /** What is done, as its button says. */
  readonly verb: string;
  /** What leaves everything as it is. */
  readonly refusal: string;
  /** What fails is told, and the question stays; else the sheet closes. */
  readonly act: () => Promise<unknown>;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** Asks whether something that cannot be taken back is meant. */
export function Confirm({ title, verb, refusal, act, close, children }: ConfirmProps) {
  const busy = useSignal(false);
  const error = useSignal<ApiError | null>(null);
  const confirm = async (): Promise<void> => {
    if (busy.peek()) return;
    busy.value = true;
    error.value = null;
    try {
      await act();
      close();
    } catch (reason) {
      error.value = asApiError(reason);
    }
    busy.value = false;
  };
  return (
    <Dialog title={title} close={close}>
      {children}
      <Trouble error={error.value} />
      <div class="inline">
        <button type="button" class="main-button" aria-busy={busy.value} onClick={() => void confirm()}>
          {verb}
        </button>
        <button type="button" onClick={close}>
          {refusal}
        </button>
      </div>
    </Dialog>
  );
}
