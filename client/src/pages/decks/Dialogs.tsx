// A deck from a list in any form, where every line that says nothing is told; and as such a text.

import { useSignal } from "@preact/signals";
import { post } from "../../api";
import { ChoiceGroup } from "../../parts/Choices";
import { Clause } from "../../parts/Clause";
import { Dialog } from "../../parts/Dialog";
import { Trouble } from "../../parts/Faults";
import { Icon } from "../../parts/Icon";
import { LineNotes } from "../../parts/LineNotes";
import { useLoaded } from "../../parts/loaded";
import { read, say } from "../../text/current";
import type { ConvertDeck, Deck, DeckFault, DeckForm, DeckReport, FileText } from "../../wire";
import { useChecked } from "../checked";
import { FileChoice, textOf } from "../FileChoice";
import { download, fileName } from "../own";
import { TooLong } from "../Refusals";
import { type Building, deckFrom, LONGEST, type OwnDeck, sentDeck } from "./deck";
import { aboutDeck } from "./Facts";
import { namesNear, replaceName } from "./mending";

interface ImportProps {
  readonly building: Building;
  readonly close: () => void;
  /** `left` are the lines that could not be read. */
  readonly take: (deck: Deck, left: readonly string[]) => void;
  readonly verb: string;
}

const SHOWN = 60;
const ENDINGS = ".txt,.toml,.dek,.o8d,.cod,.xml,text/plain";

export function ImportDialog({ building, close, take, verb }: ImportProps) {
  const text = useSignal("");
  const tooLong = text.value.length > LONGEST;
  const empty = text.value.trim() === "";
  const json = building.forms.includes("json");
  const { answer, error, busy } = useChecked<DeckReport>(
    "/api/decks/check",
    empty || tooLong ? null : { game: building.game, text: text.value },
    300,
  );
  const report = answer.value;
  const lines = text.value.split("\n");
  const wrong = (report?.faults ?? []).filter((fault) => fault.line > 0);
  const left = [...new Set(wrong.map((fault) => lines[fault.line - 1]?.trim() ?? ""))].filter(Boolean);
  const drop = async (file: File): Promise<void> => {
    text.value = await textOf(file);
  };
  return (
    <Dialog title={say("builder-import")} close={close} wide>
      <p class="hint">{say(json ? "builder-import-more-json" : "builder-import-more")}</p>
      <textarea
        class="list-text"
        rows={10}
        spellcheck={false}
        autocapitalize="off"
        value={text.value}
        aria-label={say("builder-import-text")}
        placeholder={building.list}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const file = event.dataTransfer?.files[0];
          if (file === undefined) return;
          event.preventDefault();
          void drop(file);
        }}
      />
      <FileChoice accept={json ? `.json,${ENDINGS}` : ENDINGS} take={drop} />
      {tooLong ? <TooLong length={text.value.length} most={LONGEST} /> : null}
      <Trouble error={error.value} />
      <div aria-live="polite" class="import-found">
        {report === null || empty ? null : (
          <Found
            building={building}
            report={report}
            lines={lines}
            left={left.length}
            use={(fault, name) => {
              const asked = String(fault.message.args["card"] ?? "");
              text.value = replaceName(text.peek(), fault.line, asked, name);
            }}
          />
        )}
      </div>
      <div class="dialog-acts">
        <button
          type="button"
          class="main-button"
          disabled={report === null || empty || tooLong || busy.value || !hasCards(report)}
          onClick={() => {
            if (report !== null) take(report.deck, left);
          }}
        >
          {left.length > 0 ? say("builder-import-without", { count: left.length }) : verb}
        </button>
        <button type="button" onClick={close}>
          {say("page-close")}
        </button>
      </div>
    </Dialog>
  );
}

function hasCards({ deck }: DeckReport): boolean {
  return Object.values(deck.sections).some((section) => Object.keys(section).length > 0);
}

interface FoundProps {
  readonly building: Building;
  readonly report: DeckReport;
  readonly lines: readonly string[];
  /** How many lines say nothing. */
  readonly left: number;
  readonly use: (fault: DeckFault, name: string) => void;
}

/** What a text holds, and what is wrong with it. */
function Found({ building, report, lines, left, use }: FoundProps) {
  const wrong = report.faults.filter((fault) => fault.line > 0);
  const others = report.faults.filter((fault) => fault.line === 0);
  return (
    <>
      <p>
        <b>{aboutDeck(deckFrom(report.deck, "", 0), building)}</b>
      </p>
      {left > 0 ? <p>{say("builder-import-wrong", { count: left })}</p> : null}
      <ol class="line-faults">
        {wrong.slice(0, SHOWN).map((fault, at) => (
          <li key={at}>
            <span class="line-number">{say("builder-line", { line: fault.line })}</span>{" "}
            <code>{(lines[fault.line - 1] ?? "").trim().slice(0, 120)}</code>
            <div>
              {read(fault.message)} <Clause id={fault.clause} />
            </div>
            {namesNear(fault.message.args).map((name) => (
              <button key={name} type="button" class="mend" onClick={() => use(fault, name)}>
                {name}
              </button>
            ))}
          </li>
        ))}
      </ol>
      {wrong.length > SHOWN ? (
        <p class="hint">{say("builder-more", { count: wrong.length - SHOWN })}</p>
      ) : null}
      <ul>
        {others.map((fault, at) => (
          <li key={at}>
            {read(fault.message)} <Clause id={fault.clause} />
          </li>
        ))}
      </ul>
      <LineNotes notes={report.notes} />
    </>
  );
}

// -- export ----------------------------------------------------------------------------------------

/** The endings of files that are not called like their form. */
const ENDING: Partial<Record<DeckForm, string>> = { list: "txt", lackey: "txt" };

interface ExportProps {
  readonly building: Building;
  readonly deck: OwnDeck;
  readonly close: () => void;
}

export function ExportDialog({ building, deck, close }: ExportProps) {
  const form = useSignal<DeckForm>(building.forms[0] ?? "list");
  const copied = useSignal("");
  const body: ConvertDeck = { game: building.game, deck: sentDeck(deck), to: form.value };
  const { value, error } = useLoaded(form.value, () => post<FileText>("/api/decks/convert", body));
  const text = value.value?.text ?? "";
  const ending = ENDING[form.value] ?? form.value;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    copied.value = form.value;
  };
  return (
    <Dialog title={say("builder-export")} close={close} wide>
      <ChoiceGroup
        label={say("builder-form")}
        value={form.value}
        choices={building.forms.map((id) => [id, say(`builder-form-${id}`)])}
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
        aria-label={say("builder-export")}
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
          {say("builder-download")}
        </button>
      </div>
    </Dialog>
  );
}
