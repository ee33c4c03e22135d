// The deck itself: its sections with their bounds, its legality with all reasons, its figures.

import { peeking } from "../../cards/peeking";
import { cardOf, pool } from "../../cards/pool";
import { Clause } from "../../parts/Clause";
import { Icon } from "../../parts/Icon";
import { Select } from "../../parts/Select";
import { read, reader, say } from "../../text/current";
import type { DeckFault, DeckReport, GameEntry, SectionReport } from "../../wire";
import { verdictFor, VerdictWords } from "../verdicts";
import { Charts } from "./Charts";
import { type Building, type BuildingSection, movesTo, type OwnDeck, sizeOf } from "./deck";
import { Figures, KindSign, peeks } from "./Facts";
import { type CardRow, groupsOf } from "./groups";

export interface DeckPaneProps {
  readonly building: Building;
  readonly deck: OwnDeck;
  readonly game: GameEntry | null;
  readonly report: DeckReport | null;
  readonly failed: boolean;
  readonly change: (deck: OwnDeck) => void;
  readonly add: (slug: string, section: string) => void;
  readonly remove: (slug: string, section: string) => void;
  readonly move: (slug: string, from: string, to: string) => void;
}

export function DeckPane(props: DeckPaneProps) {
  const { building, deck, report } = props;
  const empty = building.sections.every(({ id }) => sizeOf(deck, id) === 0);
  return (
    <section class="deck-pane" aria-label={say("builder-deck")}>
      <Wishes {...props} />
      <Reasons report={report} failed={props.failed} />
      <LeftOut {...props} />
      {empty ? <p class="empty">{say("builder-empty")}</p> : null}
      {building.sections.map((section) => (
        <Section key={section.id} {...props} section={section} />
      ))}
      {report === null ? null : (
        <>
          <h3 class="deck-figures">{say("builder-figures")}</h3>
          <DeckFigures report={report} />
          <Charts charts={report.charts} curves={building.curves} />
        </>
      )}
    </section>
  );
}

/** What the deck is built for, and of which clan it says it is. */
function Wishes({ building, deck, game, change }: DeckPaneProps) {
  const Own = building.dress?.Wishes;
  if (Own !== undefined) return game === null ? null : <Own {...{ game, deck, change }} />;
  return (
    <div class="wishes" role="group" aria-label={say("builder-for")}>
      {game === null || game.formats.length < 2 ? null : (
        <Select
          label={say("builder-format")}
          value={deck.format}
          choices={[
            ["", say("builder-format-own")],
            ...game.formats.map((one) => [one.id, read(one.title)] as const),
          ]}
          choose={(format) => change({ ...deck, format })}
        />
      )}
      {building.clans.length === 0 ? null : (
        <Select
          label={say("builder-clan")}
          value={deck.clan}
          choices={[
            ["", say("builder-clan-own")],
            ...building.clans.map(([id, label]) => [id, say(label)] as const),
          ]}
          choose={(clan) => change({ ...deck, clan })}
        />
      )}
    </div>
  );
}

// -- legal or not ----------------------------------------------------------------------------------

function reasonsOf(report: DeckReport | null): readonly DeckFault[] {
  return report === null ? [] : [...report.faults, ...report.violations];
}

interface VerdictProps {
  readonly report: DeckReport | null;
  readonly failed: boolean;
}

/** Legal or not, in a word and a sign; it leads to the reasons. */
export function Chip({ report, failed, show }: VerdictProps & { readonly show: () => void }) {
  const verdict = verdictFor(report?.legal ?? null, failed);
  return (
    <button type="button" class="verdict" data-verdict={verdict} onClick={show}>
      <VerdictWords verdict={verdict}>
        {say(`builder-verdict-${verdict}`, { count: reasonsOf(report).length })}
      </VerdictWords>
    </button>
  );
}

function Reasons({ report, failed }: VerdictProps) {
  const verdict = verdictFor(report?.legal ?? null, failed);
  const reasons = reasonsOf(report);
  return (
    <div class="reasons" data-verdict={verdict} aria-live="polite">
      <p class="verdict-line">
        <VerdictWords verdict={verdict}>
          {say(`builder-verdict-${verdict}`, { count: reasons.length })}
        </VerdictWords>
      </p>
      {reasons.length > 0 && !failed ? (
        <ul>
          {reasons.slice(0, 100).map((fault, at) => (
            <li key={at}>
              {read(fault.message)} <Clause id={fault.clause} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

// -- sections --------------------------------------------------------------------------------------

interface SectionProps extends DeckPaneProps {
  readonly section: BuildingSection;
}

/** A section as it is at this moment; its bounds come with the judgement. */
function Section(props: SectionProps) {
  const { building, deck, report, section } = props;
  const judged = report?.sections.find(({ id }) => id === section.id);
  const size = sizeOf(deck, section.id);
  // A section that the format does not have is shown only as long as there is something in it.
  if (size === 0 && (section.rare || judged === undefined || judged.most === 0)) return null;
  return (
    <div class="deck-group" data-section={section.id}>
      <h3>
        <KindSign building={building} of={section.id} /> {say(section.title)}{" "}
        <span class="hint">{judged === undefined ? size : boundsOf(judged, size)}</span>
      </h3>
      {section.about === undefined ? null : <p class="hint">{say(section.about)}</p>}
      {size > 0 || section.empty === undefined ? null : (
        <p class="empty">{say(section.empty)}</p>
      )}
      {groupsOf(deck, building, section.id, judged?.cards ?? []).map((group) => (
        <div key={group.kind}>
          {group.title === "" ? null : (
            <h4 class="hint">
              <KindSign building={building} of={group.kind} /> {say(group.title)} {group.count}
            </h4>
          )}
          <ul>
            {group.rows.map((row) => (
              <li key={row.slug}>
                <Row {...props} row={row} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** How many cards a section has, and how many it needs and may have. */
function boundsOf({ fewest, most, copies, style }: SectionReport, count: number): string {
  const many =
    most === null
      ? fewest === 0
        ? String(count)
        : say("builder-at-least", { count, least: fewest })
      : fewest === most
        ? say("builder-exactly", { count, least: fewest })
        : say("builder-bounds", { count, least: fewest, most });
  if (style !== "counted" || copies === null) return many;
  return `${many} · ${say("builder-copies", { limit: copies })}`;
}

interface RowProps extends SectionProps {
  readonly row: CardRow;
}

function Row(props: RowProps) {
  const { building, report, section, add, remove } = props;
  const { slug, name, count, notes } = props.row;
  const wrong = report?.violations.some((fault) => fault.card === slug) ?? false;
  const entry = cardOf(slug);
  const isUnknown = entry === undefined && pool.value.size > 0;
  return (
    <div class={wrong ? "deck-row deck-row-wrong" : "deck-row"}>
      <span class="deck-row-count">
        <button
          type="button"
          class="bare"
          aria-label={say("builder-remove", { card: name })}
          onClick={() => remove(slug, section.id)}
        >
          −
        </button>
        <b>{count}</b>
        {section.style === "one" ? null : (
          <button
            type="button"
            class="bare"
            aria-label={say("builder-add", { card: name })}
            onClick={() => add(slug, section.id)}
          >
            +
          </button>
        )}
      </span>
      <button
        type="button"
        class="bare deck-row-name"
        aria-label={say("builder-show", { card: name })}
        onKeyDown={(event) => {
          if (event.key === "+" || event.key === "=") add(slug, section.id);
          else if (event.key === "-" || event.key === "Delete") remove(slug, section.id);
        }}
        {...(entry === undefined ? {} : peeking(peeks, { slug, card: null }, true))}
      >
        {name}
        {[...notes.map(read), ...(isUnknown ? [say("builder-unknown")] : [])].map((note) => (
          <span key={note} class="hint deck-row-note">
            {note}
          </span>
        ))}
        {wrong ? (
          <span class="wrong-mark" title={say("builder-row-wrong")}>
            <Icon sign="why" size={16} />
            <span class="unseen">{say("builder-row-wrong")}</span>
          </span>
        ) : null}
      </button>
      <Move {...props} />
      {entry === undefined ? null : <Figures entry={entry} building={building} />}
    </div>
  );
}

/** Moves a copy of a card beside the deck, or back into it, where the format has sideboards. */
function Move({ building, report, section, row: { slug, name }, move }: RowProps) {
  const entry = cardOf(slug);
  const to = entry === undefined ? null : movesTo(building, entry, section.id);
  if (to === null || (report?.sections.find(({ id }) => id === to)?.most ?? 0) === 0) return null;
  const isAside = section.aside ?? false;
  return (
    <button
      type="button"
      class="bare"
      aria-label={say(isAside ? "page-swap-in" : "page-swap-out", { card: name })}
      title={say(isAside ? "page-swap-in" : "page-swap-out", { card: name })}
      onClick={() => move(slug, section.id, to)}
    >
      <Icon sign={isAside ? "up" : "down"} size={16} />
    </button>
  );
}

// -- figures, and what was left out ----------------------------------------------------------------

function DeckFigures({ report }: { readonly report: DeckReport }) {
  const shown = report.figures.filter((figure) => figure.value !== null);
  if (shown.length === 0) return null;
  return (
    <dl class="deck-facts">
      {shown.map((figure) => (
        <div key={figure.id}>
          <dt>{read(figure.label)}</dt>
          <dd>{figure.value?.toLocaleString(reader.value?.language)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lines of a pasted list that could not be read stay with the deck until the reader lets go. */
function LeftOut({ deck, change }: Pick<DeckPaneProps, "deck" | "change">) {
  if (deck.left.length === 0) return null;
  return (
    <div class="left-out">
      <p>{say("builder-left", { count: deck.left.length })}</p>
      <ul>
        {deck.left.slice(0, 50).map((line, at) => (
          <li key={at}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => change({ ...deck, left: [] })}>
        {say("builder-left-forget")}
      </button>
    </div>
  );
}
