// A deck as text in a form of one's choice, to copy or to save as a file.

import { useSignal } from "@preact/signals";
import { post } from "../../../api";
import { ChoiceGroup } from "../../../parts/Choices";
import { Dialog } from "../../../parts/Dialog";
import { Trouble } from "../../../parts/Faults";
import { Icon } from "../../../parts/Icon";
import { useLoaded } from "../../../parts/loaded";
import { say } from "../../../text/current";
import type { ConvertDeck, DeckForm, FileText } from "../../../wire";
import { download, fileName } from "../../../pages/own";
import { GAME, type OwnDeck, sentDeck } from "./deck";

const FORMS: readonly (readonly [DeckForm, string])[] = [
  ["list", "txt"],
  ["toml", "toml"],
  ["lackey", "txt"],
  ["dek", "dek"],
];

export function ExportDialog({ deck, close }: { readonly deck: OwnDeck; readonly close: () => void }) {
  const form = useSignal<DeckForm>("list");
  const copied = useSignal("");
  const body: ConvertDeck = { game: GAME, deck: sentDeck(deck), to: form.value };
  const { value, error } = useLoaded(form.value, () => post<FileText>("/api/decks/convert", body));
  const text = value.value?.text ?? "";
  const ending = FORMS.find(([id]) => id === form.value)?.[1] ?? "txt";
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    copied.value = form.value;
  };
  return (
    <Dialog title={say("decks-export")} close={close} wide>
      <ChoiceGroup
        label={say("decks-form")}
        value={form.value}
        choices={FORMS.map(([id]) => [id, say(`decks-form-${id}`)])}
        choose={(id) => {
          form.value = id;
        }}
      />
      <Trouble error={error.value} />
      <textarea
        class="list-text"
        rows={14}
        readOnly
        value={text}
        aria-label={say("decks-export")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="dialog-acts">
        <button
          type="button"
          class="main-button"
          disabled={text === ""}
          onClick={() => void copy().catch(() => undefined)}
        >
          <Icon sign={copied.value === form.value ? "check" : "copy"} />
          {say(copied.value === form.value ? "page-copied" : "page-copy")}
        </button>
        <button
          type="button"
          disabled={text === ""}
          onClick={() => download(fileName(deck.name, ending), text)}
        >
          {say("decks-download")}
        </button>
      </div>
    </Dialog>
  );
}
