import type { ComponentChildren } from "preact";
import { useActing } from "./acting";
import { Dialog } from "./Dialog";
import { Trouble } from "./Faults";

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
  const { busy, error, run } = useActing();
  const confirm = (): Promise<void> =>
    run(async () => {
      await act();
      close();
    });
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
