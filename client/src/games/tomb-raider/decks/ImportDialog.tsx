// A deck from a list in any form: every line that says nothing is told, and mended by a click.

import { useSignal } from "@preact/signals";
import { Clause } from "../../../parts/Clause";
import { Dialog } from "../../../parts/Dialog";
import { Trouble } from "../../../parts/Faults";
import { read, say } from "../../../text/current";
import type { Deck, DeckFault, DeckReport } from "../../../wire";
import { useChecked } from "../../../pages/checked";
import { FileChoice, textOf } from "../../../pages/FileChoice";
import { TooLong } from "../../../pages/Refusals";
import { deckFrom, GAME, LONGEST, namesNear, replaceName } from "./deck";

interface ImportProps {
  readonly close: () => void;
  /** `left` are the lines that could not be read. */
  readonly take: (deck: Deck, left: readonly string[]) => void;
  readonly verb: string;
}

const SHOWN = 60;

export function ImportDialog({ close, take, verb }: ImportProps) {
  const text = useSignal("");
  const tooLong = text.value.length > LONGEST;
  const empty = text.value.trim() === "";
  const { answer, error, busy } = useChecked<DeckReport>(
    "/api/decks/check",
    empty || tooLong ? null : { game: GAME, text: text.value },
    300,
  );
  const report = answer.value;
  const wrong = (report?.faults ?? []).filter((fault) => fault.line > 0);
  const others = (report?.faults ?? []).filter((fault) => fault.line === 0);
  const lines = text.value.split("\n");
  const left = [...new Set(wrong.map((fault) => lines[fault.line - 1]?.trim() ?? ""))].filter(Boolean);
  const count = report === null ? 0 : report.total;
  const drop = async (file: File): Promise<void> => {
    text.value = await textOf(file);
  };
  return (
    <Dialog title={say("decks-import")} close={close} wide>
      <p class="hint">{say("decks-import-more")}</p>
      <textarea
        class="list-text"
        rows={10}
        spellcheck={false}
        autocapitalize="off"
        value={text.value}
        aria-label={say("decks-import-text")}
        placeholder={"2 Pit Trap\n1x Take Aim (057)\n…"}
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
      <FileChoice accept=".txt,.toml,.dek,.xml,text/plain" take={drop} />
      {tooLong ? <TooLong length={text.value.length} most={LONGEST} /> : null}
      <Trouble error={error.value} />
      <div aria-live="polite" class="import-found">
        {report === null || empty ? null : (
          <>
            <p>
              <b>{say("decks-import-found", { count, raider: raiderOf(report) })}</b>
            </p>
            {wrong.length > 0 ? (
              <>
                <p>{say("decks-import-wrong", { count: left.length })}</p>
                <ol class="line-faults">
                  {wrong.slice(0, SHOWN).map((fault, at) => (
                    <li key={at}>
                      <LineFault
                        fault={fault}
                        line={lines[fault.line - 1] ?? ""}
                        use={(name) => {
                          const asked = String(fault.message.args["card"] ?? "");
                          text.value = replaceName(text.peek(), fault.line, asked, name);
                        }}
                      />
                    </li>
                  ))}
                </ol>
                {wrong.length > SHOWN ? (
                  <p class="hint">{say("decks-more", { count: wrong.length - SHOWN })}</p>
                ) : null}
              </>
            ) : null}
            <ul>
              {others.map((fault, at) => (
                <li key={at}>
                  {read(fault.message)} <Clause id={fault.clause} />
                </li>
              ))}
            </ul>
          </>
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
          {left.length > 0 ? say("decks-import-without", { count: left.length }) : verb}
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

function raiderOf({ deck }: DeckReport): string {
  const { raider } = deckFrom(deck, "", 0);
  return raider === "" ? say("decks-no-raider-short") : read({ type: "name", kind: "card", key: raider });
}

interface LineFaultProps {
  readonly fault: DeckFault;
  readonly line: string;
  readonly use: (name: string) => void;
}

function LineFault({ fault, line, use }: LineFaultProps) {
  return (
    <>
      <span class="line-number">{say("decks-line", { line: fault.line })}</span>{" "}
      <code>{line.trim().slice(0, 120)}</code>
      <div>
        {read(fault.message)} <Clause id={fault.clause} />
      </div>
      {namesNear(fault.message.args).map((name) => (
        <button key={name} type="button" class="mend" onClick={() => use(name)}>
          {name}
        </button>
      ))}
    </>
  );
}
