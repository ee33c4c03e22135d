// What a raider can do and how it stands: the same on every plate, larger on one's own.

import { peeking } from "../../cards/peeking";
import { ABILITIES } from "./cards/figures";
import { Sign } from "./cards/signs";
import type { Play } from "../../table/contract";
import type { RaiderView } from "./wire";
import { Pile } from "./Pile";
import { answering, answerText, litFor, mark, raiderShown, seatOf } from "./state";
import { cardName, message, statesOf } from "./words";

export interface PanelProps {
  readonly play: Play;
  readonly raider: RaiderView;
  readonly own: boolean;
}

interface ShortProps {
  readonly play: Play;
  readonly raider: RaiderView;
  /** There is little room. */
  readonly short: boolean;
}

/** Life as hearts: full ones are left, hollow ones are lost. */
export function Hearts({ play, raider }: { play: Play; raider: RaiderView }) {
  const reader = play.reader.value;
  const label = reader.say("page-tr-life", { life: raider.life, most: raider.maximum_life });
  const keys = healing(play, raider, "damage");
  const hearts = Array.from({ length: Math.max(raider.maximum_life, raider.life) }, (_, at) => (
    <Sign key={at} of={at < raider.life ? "life" : "no-life"} size={15} />
  ));
  if (keys?.[0]) {
    return (
      <button
        type="button"
        class={`hearts${mark(play, keys)}`}
        aria-label={answerText(play, keys[0])}
        {...answering(play, keys[0])}
      >
        {hearts}
      </button>
    );
  }
  return (
    <span class="hearts" role="img" aria-label={label} title={label}>
      {hearts}
    </span>
  );
}

function healing(play: Play, raider: RaiderView, ability: string): readonly string[] | undefined {
  if (raider.seat !== seatOf(play)) return undefined;
  return litFor(play).abilities.get(ability);
}

/** The four abilities; an injured one says by how much it has dropped. */
export function Abilities({ play, raider, own }: PanelProps) {
  const reader = play.reader.value;
  return (
    <ul class={`abilities${own ? " abilities-own" : ""}`}>
      {ABILITIES.map((name, at) => {
        const value = raider.abilities[at] ?? 0;
        const injuries = raider.injuries[at] ?? 0;
        const ability = message(`ability-${name}`);
        const label = injuries
          ? reader.say("page-tr-ability-injured", { ability, value, injuries })
          : reader.say("page-tr-ability", { ability, value });
        const [key] = healing(play, raider, name) ?? [];
        const inside = (
          <>
            <Sign of={name} size={own ? 18 : 14} />
            {own && <span class="ability-name">{reader.read(ability)}</span>}
            <b>{value}</b>
            {injuries > 0 && <i class="injury">−{injuries}</i>}
          </>
        );
        const classes = `ability ability-${name}${injuries ? " injured" : ""}`;
        return (
          <li key={name}>
            {key ? (
              <button
                type="button"
                class={classes + mark(play, [key])}
                aria-label={answerText(play, key)}
                {...answering(play, key)}
              >
                {inside}
              </button>
            ) : (
              <span class={classes} role="img" aria-label={label} title={label}>
                {inside}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  gone: "close",
  finished: "searched",
  carries: "prize",
  fought: "fight",
};

/** States as sign and word; the passing ones are left out where there is little room. */
export function States({ play, raider, short }: ShortProps) {
  const states = statesOf(raider).filter((state) => !short || state !== "fought");
  if (!states.length) return null;
  const reader = play.reader.value;
  return (
    <ul class="states">
      {states.map((state) => {
        const words = reader.say(`page-tr-state-${state}`);
        return (
          <li key={state} class={`state state-${state}`} title={words}>
            <Sign of={SIGNS[state] ?? state} size={13} /> <span class="state-words">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}

export interface Count {
  readonly sign: string;
  readonly value: string;
  readonly label: string;
}

/** What is counted of a raider, with its words. */
export function countsOf(play: Play, raider: RaiderView): readonly Count[] {
  const reader = play.reader.value;
  const counts: Count[] = [
    {
      sign: "hand",
      value: `${raider.hand_count}/${raider.hand_limit}`,
      label: reader.say("page-tr-hand-of", { count: raider.hand_count, limit: raider.hand_limit }),
    },
    {
      sign: "deck",
      value: String(raider.deck_count),
      label: reader.say("page-tr-deck-count", { count: raider.deck_count }),
    },
    {
      sign: "steps",
      value: String(raider.moves_left),
      label: reader.say("page-tr-moves-left", { count: raider.moves_left }),
    },
  ];
  if (raider.power > 1) {
    counts.push({
      sign: "power",
      value: String(raider.power),
      label: reader.say("page-tr-power", { power: raider.power }),
    });
  }
  if (raider.deaths > 0) {
    counts.push({
      sign: "dead",
      value: String(raider.deaths),
      label: reader.say("page-tr-deaths", { count: raider.deaths }),
    });
  }
  if (raider.points !== null) {
    counts.push({
      sign: "points",
      value: String(raider.points),
      label: reader.say("page-tr-points", { points: raider.points }),
    });
  }
  return counts;
}

/** What is always counted, even on a plate with little room. */
const VITAL: ReadonlySet<string> = new Set(["hand", "points"]);

export function Counts({ play, raider, short }: ShortProps) {
  const counts = countsOf(play, raider).filter(({ sign }) => !short || VITAL.has(sign));
  return (
    <ul class="counts">
      {counts.map(({ sign, value, label }) => (
        <li key={sign} role="img" aria-label={label} title={label}>
          <Sign of={sign} size={14} />
          <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}

/** The rows and piles of a raider, each to be opened; of the reader's own the one not in sight. */
export function Piles({ play, raider, own }: PanelProps) {
  const piles = [
    { cards: own ? [] : raider.unsaved, title: "page-tr-unsaved", sign: "discovery" },
    { cards: own ? [] : raider.saved, title: "page-tr-saved", sign: "save" },
    { cards: own ? [] : raider.known_hand, title: "page-tr-known-hand", sign: "secret-move" },
    { cards: raider.discard, title: "page-tr-discard", sign: "discards" },
  ].filter((pile) => pile.cards.length > 0);
  if (!piles.length) return null;
  return (
    <span class="piles">
      {piles.map(({ cards, title, sign }) => (
        <Pile
          key={title}
          play={play}
          cards={cards}
          title={message(title)}
          sign={sign}
          short
        />
      ))}
    </span>
  );
}

/** The raider's card, to be read. */
export function RaiderCard({ play, raider }: { play: Play; raider: RaiderView }) {
  const reader = play.reader.value;
  return (
    <button
      type="button"
      class="raider-card"
      {...peeking(play, raiderShown(raider), true)}
    >
      {reader.read(cardName(raider.card))}
    </button>
  );
}
