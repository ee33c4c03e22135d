// The level editor: the level drawn on one side, its form or its text on the other, kept in step.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type ApiError, post } from "../../../api";
import { loadCards } from "../../../cards/pool";
import { ChoiceGroup, Choices } from "../../../parts/Choices";
import { Trouble } from "../../../parts/Faults";
import { Icon } from "../../../parts/Icon";
import { asApiError } from "../../../parts/loaded";
import { Select } from "../../../parts/Select";
import { Shell } from "../../../parts/Shell";
import { go } from "../../../router";
import { language, read, say } from "../../../text/current";
import type { CheckBoard, NewBoard } from "../../../wire";
import type { LevelFault, LevelReport, NewLevel } from "../wire";
import { useChecked } from "../../../pages/checked";
import { Fetching } from "../../../pages/Fetching";
import { download, fileName, freeName, newId } from "../../../pages/own";
import { NoRoom, TooLong } from "../../../pages/Refusals";
import { Drawing } from "./Drawing";
import type { Editing } from "./fields";
import { type Form, listOf, type Scope, scoped, textOf } from "./form";
import { Chip, entryIn, FaultList, focusField } from "./LevelFaults";
import { LevelForm } from "./LevelForm";
import { LONGEST, type OwnLevel, ownLevels } from "./own-levels";
import { PlayLevel } from "./PlayLevel";
import { TextPane } from "./TextPane";
import { Versions } from "./Versions";
import "../../../cards/cards.css";
import "../cards/kinds.css";
import "../../../pages/decks/decks.css";
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
    post<LevelReport>("/api/boards/new", beginning(id)).then(
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
      <Fetching
        title={say("levels-page-title")}
        error={error.value}
        path="/levels"
        back={say("levels-page-back")}
      />
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
function beginning(id: string): NewBoard {
  const title = say("levels-page-new-name");
  const variant = new URLSearchParams(location.search).get("variant") ?? "";
  const size = { width: 3, depth: 6, power: 1, players: 4 };
  const asked = id === "new" ? size : { like: id, variant };
  const wanted: Partial<NewLevel> = { ...asked, title };
  return { game: GAME, wanted, language: language.value };
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
  const body: CheckBoard | null = tooLong ? null : bodyFor(draft, seats.value);
  const { answer, error, busy } = useChecked<LevelReport>("/api/boards/check", body, 300);
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
  // A fault keeps the server from drawing: then the map stays as it was last, and says so.
  const drawn = useRef<LevelReport["drawings"]>([]);
  if (report !== null && report.drawings.length > 0) drawn.current = report.drawings;
  const isOld = report !== null && report.drawings.length === 0 && drawn.current.length > 0;
  const drawings = drawn.current;
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
              title={say("builder-undo")}
              aria-label={say("builder-undo")}
              onClick={undo}
            >
              <Icon sign="undo" />
            </button>
            <button
              type="button"
              onClick={() => download(fileName(textOf(draft.form?.["title"]), "toml"), draft.text)}
            >
              {say("builder-download")}
            </button>
            <button
              type="button"
              class="main-button"
              disabled={drawing === undefined || faults.length > 0 || tooLong}
              onClick={() => {
                playing.value = true;
              }}
            >
              <Icon sign="play" size={18} /> {say("builder-play-short")}
            </button>
          </span>
        </header>
        {full.value ? <NoRoom /> : null}
        {tooLong ? <TooLong length={draft.text.length} most={LONGEST} /> : null}
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
            <>
              {isOld ? <p class="notice">{say("levels-page-old-drawing")}</p> : null}
              <Drawing drawing={drawing} edit={edit} />
            </>
          )}
        </section>
        <section class="level-edit" aria-label={say("levels-page-editing")}>
          <ChoiceGroup
            label={say("levels-page-editing")}
            value={tab.value}
            choices={(["form", "text"] as const).map((one) => [one, say(`levels-page-tab-${one}`)])}
            choose={(one) => {
              tab.value = one;
            }}
          />
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
        <nav class="builder-tabs" aria-label={say("builder-panes")}>
          <Choices
            value={pane.value}
            choices={(["map", "edit"] as const).map((one) => [one, say(`levels-page-pane-${one}`)])}
            choose={(one) => {
              pane.value = one;
            }}
          />
          <Chip
            report={report}
            failed={error.value !== null}
            show={() => {
              pane.value = "map";
            }}
          />
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

function bodyFor(draft: Draft, seats: number): CheckBoard {
  if (draft.by === "form" && draft.form !== null) {
    return { game: GAME, form: draft.form, seats, language: language.value };
  }
  return { game: GAME, text: draft.text, seats };
}

function titleOf(report: LevelReport | null, draft: Draft): string {
  const title = report === null ? "" : read(report.title).trim();
  return title || textOf(draft.form?.["title"]) || say("levels-page-new-name");
}

/** A variant that is gone cannot be edited. */
function scopeIn(form: Form, scope: Scope): Scope {
  return scope !== null && scope < listOf(form["variants"]).length ? scope : null;
}
