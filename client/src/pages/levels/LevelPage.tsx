// The level editor: the level drawn on one side, its form or its text on the other, kept in step.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type ApiError, post } from "../../api";
import { loadCards } from "../../cards/pool";
import { Clause } from "../../parts/Clause";
import { Trouble } from "../../parts/Faults";
import { Icon } from "../../parts/Icon";
import { asApiError, useLoaded } from "../../parts/loaded";
import { Select } from "../../parts/Select";
import { Shell } from "../../parts/Shell";
import { go } from "../../router";
import { catalogue } from "../../store";
import { knowCards, language, read, say } from "../../text/current";
import type { CheckLevel, LevelDrawing, LevelFault, LevelReport } from "../../wire";
import { useChecked } from "../checked";
import { usualGame } from "../openings";
import { download, fileName, freeName, newId } from "../own";
import { PlayDialog } from "../PlayDialog";
import { Drawing } from "./Drawing";
import type { Editing } from "./fields";
import { type Form, getIn, listOf, nearest, type Scope, scoped, textOf } from "./form";
import { LevelForm } from "./LevelForm";
import { LONGEST, type OwnLevel, ownLevels } from "./own-levels";
import { TextPane } from "./TextPane";
import "../../cards/cards.css";
import "../decks/decks.css";
import "./levels.css";

const GAME = "tomb-raider";
const MOST_UNDONE = 50;

/** A level being made: its text and its form, and which of them was changed last. */
interface Draft {
  readonly text: string;
  readonly form: Form | null;
  readonly by: "text" | "form";
}

export function LevelPage({ id }: { readonly id: string }) {
  const draft = useSignal<Draft | null>(null);
  const loaded = useSignal("");
  const session = useRef(0);
  const error = useSignal<ApiError | null>(null);
  useEffect(() => {
    void loadCards(GAME);
    knowCards(GAME).catch(() => undefined);
  }, []);
  useEffect(() => {
    if (loaded.peek() === id) return;
    const own = ownLevels.find(id);
    loaded.value = id;
    session.current += 1;
    error.value = null;
    draft.value = own === null ? null : { text: own.text, form: null, by: "text" };
    if (own !== null) return;
    let current = true;
    post<LevelReport>("/api/levels/new", beginning(id)).then(
      (report) => {
        if (current) draft.value = { text: report.text, form: report.form, by: "text" };
      },
      (reason: unknown) => {
        if (current) error.value = asApiError(reason);
      },
    );
    return () => {
      current = false;
    };
  }, [id]);
  if (draft.value === null) {
    return (
      <Shell>
        <h1>{say("levels-page-title")}</h1>
        {error.value === null ? <p class="loading">{say("page-loading")}</p> : null}
        <Trouble error={error.value} />
        <p>
          <a href="/levels">{say("levels-page-back")}</a>
        </p>
      </Shell>
    );
  }
  return (
    <Editor
      key={session.current}
      id={id}
      draft={draft.value}
      held={() => draft.peek()}
      put={(next) => {
        draft.value = next;
      }}
      keptAs={(own) => {
        loaded.value = own;
      }}
    />
  );
}

/** What a level of one's own begins with: a level that comes with Gorin, or an empty map. */
function beginning(id: string) {
  const title = say("levels-page-new-name");
  const variant = new URLSearchParams(location.search).get("variant") ?? "";
  const size = { width: 3, depth: 6, power: 1, players: 4 };
  const asked = id === "new" ? size : { like: id, variant };
  return { ...asked, title, language: language.value };
}

interface EditorProps {
  readonly id: string;
  readonly draft: Draft;
  /** The draft as it is now: something may have been typed since this was drawn. */
  readonly held: () => Draft | null;
  readonly put: (draft: Draft) => void;
  readonly keptAs: (id: string) => void;
}

function Editor({ id, draft, held, put, keptAs }: EditorProps) {
  const tab = useSignal<"form" | "text">("form");
  const pane = useSignal<"map" | "edit">("edit");
  const scope = useSignal<Scope>(null);
  const seats = useSignal(0);
  const goal = useSignal<{ line: number; serial: number } | null>(null);
  const past = useSignal<readonly Draft[]>([]);
  const playing = useSignal(false);
  const full = useSignal(false);
  const opened = useRef(draft.text);
  const tooLong = draft.text.length > LONGEST;
  const body: CheckLevel | null = tooLong ? null : bodyFor(draft, seats.value);
  const { answer, error, busy } = useChecked<LevelReport>("/api/levels/check", body, 300);
  const report = answer.value;

  const keep = (text: string, form: Form | null): void => {
    // What was only looked at is not kept.
    if (text === opened.current && ownLevels.find(id) === null) return;
    const own = ownLevels.find(id);
    if (own?.text === text) return;
    const name = textOf(form?.["title"]).trim() || own?.name || say("levels-page-new-name");
    const level: OwnLevel = { id, name: name.slice(0, 80), text, changed: Date.now() };
    if (own !== null) {
      full.value = !ownLevels.keep(level);
      return;
    }
    const names = ownLevels.all.peek().map((one) => one.name);
    const made = { ...level, id: newId(), name: freeName(level.name, names) };
    full.value = !ownLevels.keep(made);
    if (full.value) return;
    keptAs(made.id);
    go(`/levels/${made.id}`, true);
  };
  // What the server made of the one is taken over into the other.
  useEffect(() => {
    // What was typed meanwhile is checked anew; until then nothing is put in its place.
    if (report === null || busy.peek() || held() !== draft) return;
    if (draft.by === "form") {
      put({ ...draft, text: report.text });
      keep(report.text, draft.form);
    } else {
      put({ ...draft, form: report.form });
      keep(draft.text, report.form);
    }
  }, [report]);

  const putForm = (form: Form): void => {
    past.value = [...past.peek(), draft].slice(-MOST_UNDONE);
    put({ ...draft, form, by: "form" });
  };
  const putText = (text: string): void => {
    put({ ...draft, text, by: "text" });
    if (ownLevels.find(id) !== null) keep(text, draft.form);
  };
  const undo = (): void => {
    const before = past.peek().at(-1);
    if (before === undefined) return;
    past.value = past.peek().slice(0, -1);
    put(before);
  };
  const faults = report?.faults ?? [];
  const toFault = (fault: LevelFault): void => {
    pane.value = "edit";
    if (tab.peek() === "text" || draft.form === null || fault.entry === "") {
      tab.value = "text";
      goal.value = { line: fault.line, serial: (goal.peek()?.serial ?? 0) + 1 };
      return;
    }
    const found = scoped(fault.entry);
    scope.value = found.scope;
    window.setTimeout(() => focusField(found.scope === null ? fault.entry : entryIn(fault)));
  };
  const edit: Editing | null =
    draft.form === null
      ? null
      : { form: draft.form, scope: scopeIn(draft.form, scope.value), faults, put: putForm };
  const drawings = report?.drawings ?? [];
  const drawing = drawings[edit?.scope ?? 0] ?? drawings[0];
  return (
    <Shell wide>
      <div class="builder level-editor" data-pane={pane.value === "map" ? "search" : "deck"}>
        <header class="builder-head">
          <a
            href="/levels"
            class="button"
            aria-label={say("levels-page-back")}
            title={say("levels-page-back")}
          >
            <Icon sign="left" />
          </a>
          <h1 class="level-name">{titleOf(report, draft)}</h1>
          <span class="builder-tools">
            <button
              type="button"
              disabled={past.value.length === 0}
              title={say("decks-undo")}
              aria-label={say("decks-undo")}
              onClick={undo}
            >
              <Icon sign="undo" />
            </button>
            <button
              type="button"
              onClick={() => download(fileName(textOf(draft.form?.["title"]), "toml"), draft.text)}
            >
              {say("decks-download")}
            </button>
            <button
              type="button"
              class="main-button"
              disabled={drawing === undefined || faults.length > 0 || tooLong}
              onClick={() => {
                playing.value = true;
              }}
            >
              <Icon sign="play" size={18} /> {say("decks-play-short")}
            </button>
          </span>
        </header>
        {full.value ? (
          <p class="faults" role="alert">
            {say("decks-no-room")}
          </p>
        ) : null}
        {tooLong ? (
          <p class="faults" role="alert">
            {say("decks-too-long", { length: draft.text.length, most: LONGEST })}
          </p>
        ) : null}
        <Trouble error={error.value} />
        <section class="level-map" aria-label={say("levels-page-drawing")}>
          <FaultList report={report} failed={error.value !== null} choose={toFault} />
          <div class="wishes">
            {drawing !== undefined && drawing.most > drawing.fewest ? (
              <Select
                label={say("levels-page-drawn-for")}
                value={String(drawing.seats)}
                choices={Array.from({ length: drawing.most - drawing.fewest + 1 }, (_, at) => {
                  const count = drawing.fewest + at;
                  return [String(count), say("page-seat-count", { count })] as const;
                }).slice(0, 20)}
                choose={(count) => {
                  seats.value = Number(count);
                }}
              />
            ) : null}
            {edit === null ? null : (
              <Versions
                edit={edit}
                drawings={drawings}
                choose={(next) => {
                  scope.value = next;
                }}
              />
            )}
          </div>
          {drawing === undefined ? (
            <p class="empty">{say("levels-page-no-drawing")}</p>
          ) : (
            <Drawing drawing={drawing} edit={edit} />
          )}
        </section>
        <section class="level-edit" aria-label={say("levels-page-editing")}>
          <div class="choice-buttons" role="group" aria-label={say("levels-page-editing")}>
            {(["form", "text"] as const).map((one) => (
              <button
                key={one}
                type="button"
                class="choice"
                aria-pressed={tab.value === one}
                onClick={() => {
                  tab.value = one;
                }}
              >
                {say(`levels-page-tab-${one}`)}
              </button>
            ))}
          </div>
          {tab.value === "text" ? (
            <>
              <p class="hint">{say("levels-page-text-more")}</p>
              <TextPane text={draft.text} faults={faults} put={putText} goal={goal.value} />
            </>
          ) : edit === null ? (
            <p class="faults">{say(report === null ? "page-loading" : "levels-page-no-form")}</p>
          ) : (
            <LevelForm edit={edit} />
          )}
        </section>
        <nav class="builder-tabs" aria-label={say("decks-panes")}>
          {(["map", "edit"] as const).map((one) => (
            <button
              key={one}
              type="button"
              class="choice"
              aria-pressed={pane.value === one}
              onClick={() => {
                pane.value = one;
              }}
            >
              {say(`levels-page-pane-${one}`)}
            </button>
          ))}
          <button
            type="button"
            class="verdict"
            data-verdict={verdictOf(report, error.value !== null)}
            onClick={() => {
              pane.value = "map";
            }}
          >
            <VerdictWords report={report} failed={error.value !== null} />
          </button>
        </nav>
      </div>
      {playing.value && drawing !== undefined ? (
        <PlayLevel
          text={draft.text}
          variant={drawing.variant}
          seats={[drawing.fewest, drawing.most]}
          close={() => {
            playing.value = false;
          }}
        />
      ) : null}
    </Shell>
  );
}

function bodyFor(draft: Draft, seats: number): CheckLevel {
  if (draft.by === "form" && draft.form !== null) {
    return { form: draft.form, seats, language: language.value };
  }
  return { text: draft.text, seats };
}

function titleOf(report: LevelReport | null, draft: Draft): string {
  const title = report === null ? "" : read(report.title).trim();
  return title || textOf(draft.form?.["title"]) || say("levels-page-new-name");
}

/** A variant that is gone cannot be edited. */
function scopeIn(form: Form, scope: Scope): Scope {
  return scope !== null && scope < listOf(form["variants"]).length ? scope : null;
}

function entryIn(fault: LevelFault): string {
  return fault.entry.replace(/^variants\[\d+\]\./, "");
}

/** Go to the field that an entry is about; the part of the form that it is in unfolds. */
function focusField(entry: string): void {
  const fields = [...document.querySelectorAll<HTMLElement>(".level-form [data-entry]")];
  const found = nearest(
    entry,
    fields.map((field) => field.dataset["entry"] ?? ""),
  );
  const field = fields.find((one) => one.dataset["entry"] === found);
  const root = entry.split(/[.[]/)[0] ?? "";
  const section =
    field?.closest("details") ??
    document.querySelector<HTMLDetailsElement>(`.level-form [data-section="${CSS.escape(root)}"]`);
  if (section) section.open = true;
  const target = field ?? section?.querySelector<HTMLElement>("summary");
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}

type Verdict = "asking" | "legal" | "illegal" | "unknown";

function verdictOf(report: LevelReport | null, failed: boolean): Verdict {
  if (failed) return "unknown";
  if (report === null) return "asking";
  return report.faults.length === 0 ? "legal" : "illegal";
}

interface FaultsProps {
  readonly report: LevelReport | null;
  readonly failed: boolean;
}

function VerdictWords({ report, failed }: FaultsProps) {
  const verdict = verdictOf(report, failed);
  const sign = verdict === "legal" ? "check" : verdict === "illegal" ? "why" : "waiting";
  const count = report?.faults.length ?? 0;
  return (
    <>
      <Icon sign={sign} size={18} /> {say(`levels-page-verdict-${verdict}`, { count })}
    </>
  );
}

const SHOWN = 60;

function FaultList({ report, failed, choose }: FaultsProps & { choose: (fault: LevelFault) => void }) {
  const faults = report?.faults ?? [];
  return (
    <div class="reasons" data-verdict={verdictOf(report, failed)} aria-live="polite">
      <p class="verdict-line">
        <VerdictWords report={report} failed={failed} />
      </p>
      {faults.length > 0 ? (
        <ul>
          {faults.slice(0, SHOWN).map((fault, at) => (
            <li key={at}>
              <button type="button" class="fault-link" onClick={() => choose(fault)}>
                <span class="hint">
                  {fault.line > 0 ? say("decks-line", { line: fault.line }) : ""} {fault.entry}
                </span>{" "}
                {read(fault.message)}
              </button>{" "}
              <Clause id={fault.clause} />
            </li>
          ))}
        </ul>
      ) : null}
      {faults.length > SHOWN ? (
        <p class="hint">{say("levels-page-faults-more", { count: faults.length - SHOWN })}</p>
      ) : null}
    </div>
  );
}

interface VersionsProps {
  readonly edit: Editing;
  readonly drawings: readonly LevelDrawing[];
  readonly choose: (scope: Scope) => void;
}

function Versions({ edit, drawings, choose }: VersionsProps) {
  const variants = listOf(edit.form["variants"]);
  if (variants.length === 0) return null;
  return (
    <Select
      label={say("levels-page-version")}
      value={edit.scope === null ? "" : String(edit.scope)}
      choices={[
        ["", say("levels-page-whole")],
        ...variants.map((one, at) => [String(at), nameOf(one, drawings[at], at)] as const),
      ]}
      choose={(chosen) => choose(chosen === "" ? null : Number(chosen))}
    />
  );
}

function nameOf(variant: unknown, drawn: LevelDrawing | undefined, at: number): string {
  // The titles of shipped levels are messages, which the server tells with the drawing.
  if (drawn !== undefined && drawn.variant === getIn(variant, ["id"])) return read(drawn.title);
  const title = textOf(getIn(variant, ["title"]));
  return title || textOf(getIn(variant, ["id"])) || String(at + 1);
}

interface PlayLevelProps {
  readonly text: string;
  readonly variant: string;
  readonly seats: readonly [number, number];
  readonly close: () => void;
}

function PlayLevel({ text, variant, seats, close }: PlayLevelProps) {
  const { value } = useLoaded("catalogue", catalogue);
  const game = value.value === null ? null : usualGame(value.value);
  if (game === null) return null;
  return (
    <PlayDialog
      title={say("levels-page-play")}
      close={close}
      game={game}
      seats={seats}
      usual={2}
      chosen={{ game: game.id, level_text: text, variant: variant || null }}
      deckText={async () => ""}
    />
  );
}
