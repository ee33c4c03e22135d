import { say } from "../text/current";
import { Dialog } from "./Dialog";

/** Keys, and the messages that say what they do. */
export type KeyWords = readonly (readonly [readonly string[], string])[];

interface KeysDialogProps {
  readonly keys: KeyWords;
  readonly close: () => void;
}

/** A sheet that says what the keys of a page do. */
export function KeysDialog({ keys, close }: KeysDialogProps) {
  return (
    <Dialog title={say("page-keys")} close={close}>
      <KeyList keys={keys} />
    </Dialog>
  );
}

export function KeyList({ keys }: Pick<KeysDialogProps, "keys">) {
  return (
    <dl class="keys">
      {keys.map(([names, id]) => (
        <div key={id}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{say(id)}</dd>
        </div>
      ))}
    </dl>
  );
}
