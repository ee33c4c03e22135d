// Beside the map: what chance gave last, the decks, what the level asks for and how it stands.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Die } from "../../cards/Die";
import { Sign } from "./cards/signs";
import type { Play } from "../../table/contract";
import { Digit } from "../../table/Digit";
import type { LevelDeckView, SoloView, TombRaiderView } from "./wire";
import { madeOf, recentCast, type Roll } from "./chance";
import { useCorner } from "./corners";
import { useIsNews } from "./news";
import { SeatSeal } from "./Piece";
import { Pile } from "./Pile";
import { answering, answerText, litFor, mark, viewOf } from "./state";
import { cardName, message, seatName, signed } from "./words";

export function SidePanel({ play, children }: { play: Play; children: ComponentChildren }) {
  return (
    <aside class="tr-side" aria-label={play.reader.value.say("page-tr-beside")}>
      {/* The decks first: what comes and goes below them does not move what can be chosen. */}
      <Decks play={play} />
      <News play={play} />
      {children}
    </aside>
  );
}

/** The last roll, in the corner of the map where it covers least, and what the level asks. */
function News({ play }: { play: Play }) {
  const place = useRef<HTMLDivElement>(null);
  const corner = useCorner(place, play);
  return (
    <div ref={place} class="tr-news" data-at={corner}>
      <LastCast play={play} />
      <Aims play={play} />
    </div>
  );
}

function LastCast({ play }: { play: Play }) {
  const cast = recentCast(play.lines.value);
  const isNews = useIsNews(play, cast?.rolls.at(-1)?.at ?? -1);
  if (cast === null || cast.rolls.length === 0 || !isNews) return null;
  const reader = play.reader.value;
  const verdict = cast.success === null ? "" : cast.success ? "passed" : "failed";
  return (
    <section class={`cast ${verdict}`}>
      <h3>{reader.say(`page-tr-cast-${cast.kind}`)}</h3>
      {cast.rolls.map((roll) => (
        <Rolled key={`${roll.at} ${roll.seat}`} play={play} roll={roll} />
      ))}
      <p class="cast-end">
        {cast.obstacle !== null && <span>{reader.read(cast.obstacle)}</span>}
        {cast.target > 0 && <span>{reader.say("page-tr-needed", { target: cast.target })}</span>}
        {verdict && (
          <b class={`verdict ${verdict}`}>
            <Sign of={cast.success ? "searched" : "close"} size={14} />
            {reader.say(`page-tr-${verdict}`)}
          </b>
        )}
      </p>
    </section>
  );
}

/** The dice as they fell, the total, and under it what was added to the dice. */
function Rolled({ play, roll }: { play: Play; roll: Roll }) {
  const reader = play.reader.value;
  const made = madeOf(roll);
  const bonus = made === null ? "" : signed(made.bonus);
  const said = reader.say(made === null ? "page-tr-rolled-by" : "page-tr-rolled-by-with", {
    seat: seatName(roll.seat),
    faces: roll.faces.join(" + "),
    total: roll.result,
    bonus,
  });
  return (
    <div class="cast-roll">
      <SeatSeal seat={roll.seat} />
      <span class="dice" role="img" aria-label={said}>
        {roll.faces.map((face, at) => (
          <Die key={at} face={face} at={at} size={24} />
        ))}
      </span>
      <span class="cast-figure" aria-hidden="true">
        <b class="cast-total">{roll.result}</b>
        {made !== null && (
          <span class="cast-made">
            {made.dice} {bonus[0]} {bonus.slice(1)}
          </span>
        )}
      </span>
    </div>
  );
}

function Decks({ play }: { play: Play }) {
  const view = viewOf(play);
  const reader = play.reader.value;
  const lit = litFor(play);
  return (
    <section class="decks">
      <h3>{reader.say("page-tr-decks")}</h3>
      <ul>
        {view.level_decks.map((deck, at) => {
          const keys = lit.decks.get(at);
          const top = deck.top ? `: ${reader.read(cardName(deck.top))}` : "";
          const part = deckPart(deck, view);
          const said = deckInWords(deck, part, play) + top;
          const answer = answerText(play, keys?.[0]);
          return (
            <li key={at}>
              <button
                type="button"
                class={`deck${mark(play, keys)}`}
                tabIndex={keys ? 0 : -1}
                aria-label={answer ? reader.say("page-tr-lit", { thing: said, answer }) : said}
                title={said}
                {...answering(play, keys?.[0])}
              >
                <Sign of="deck" size={16} />
                <span class="deck-words">{said}</span>
                {(part || top) && <span class="deck-part">{part || top.slice(2)}</span>}
                <b>{deck.count}</b>
                <Digit play={play} answer={keys?.[0]} />
              </button>
            </li>
          );
        })}
        {view.obstacle_deck_count + view.obstacle_discard.length > 0 && (
          <li>
            <span class="deck" title={reader.say("page-tr-obstacle-deck")}>
              <Sign of="obstacle" size={16} />
              <span class="deck-words">{reader.say("page-tr-obstacle-deck")}</span>
              <b>{view.obstacle_deck_count}</b>
            </span>
          </li>
        )}
        {view.obstacle_discard.length > 0 && (
          <li>
            <Pile
              play={play}
              cards={view.obstacle_discard}
              title={message("page-tr-obstacle-discard")}
            />
          </li>
        )}
      </ul>
    </section>
  );
}

function deckInWords(deck: LevelDeckView, part: string, play: Play): string {
  const reader = play.reader.value;
  if (deck.spare) return reader.say("page-tr-spare-deck");
  if (part === "") return reader.say("page-tr-level-deck");
  return reader.say("page-tr-level-deck-of", { part });
}

/** The part of the map that a deck is for, as columns and depths; nothing if it is for all. */
function deckPart(deck: LevelDeckView, view: TombRaiderView): string {
  if (deck.spare) return "";
  const [from, to] = deck.columns;
  const [near, far] = deck.depths;
  const letter = (column: number) => String.fromCharCode(64 + column);
  const columns = from <= 1 && to >= view.width ? "" : span(letter(from), letter(to));
  const depths = near <= 1 && far >= view.depth ? "" : span(String(near), String(far));
  return near === far && from === to ? columns + depths : `${columns} ${depths}`.trim();
}

function span(first: string, last: string): string {
  return first === last ? first : `${first}–${last}`;
}

/** Whether the level asks for so much more than its usual goal that it needs a place of its own. */
export function hasAims(play: Play): boolean {
  const { solo, bounty, prize } = viewOf(play);
  return solo !== null || bounty.length > 0 || prize !== null;
}

function toldAims(play: Play): readonly string[] {
  const reader = play.reader.value;
  return aimsOf(viewOf(play))
    .filter((aim) => reader.has(aim.id))
    .map((aim) => reader.read(aim));
}

/** What the level asks beside finding the treasure, and how a solo match stands. */
function Aims({ play }: { play: Play }) {
  const view = viewOf(play);
  const told = toldAims(play);
  if (!told.length && view.solo === null) return null;
  return (
    <section class="aims">
      {told.map((aim) => (
        <p key={aim}>{aim}</p>
      ))}
      {view.solo !== null && <Solo solo={view.solo} play={play} />}
    </section>
  );
}

function aimsOf(view: TombRaiderView) {
  const aims = [];
  if (view.bounty.length) {
    const bounties = view.bounty.map(([kind, points]) =>
      message("play-bounty", { kind: message(`kind-${kind}`), points }),
    );
    aims.push(message("play-bounties", { bounties }));
  }
  if (view.prize !== null) {
    const { slug, target, space, carrier } = view.prize;
    const args = { card: cardName(slug), target };
    aims.push(
      carrier === null
        ? message("play-prize-lies", { ...args, space })
        : message("play-prize-carried", { ...args, seat: seatName(carrier) }),
    );
  }
  if (!view.save_points) aims.push(message("play-no-save-points"));
  for (const [kind, seat, amount] of view.lasting) {
    aims.push(message(`log-effect-held-${kind}`, { seat: seatName(seat), amount }));
  }
  return aims;
}

function Solo({ solo, play }: { solo: SoloView; play: Play }) {
  const reader = play.reader.value;
  const targets = new Set(solo.targets.map((target) => target.kind));
  return (
    <>
      <h3>{reader.say(soloTitle(solo))}</h3>
      <dl class="solo">
        {solo.targets.map((target) => {
          const { figure, bound } = target;
          const met = target.at_least ? figure >= bound : figure <= bound;
          return (
            <div key={target.kind} class={met ? "met" : "unmet"}>
              <dt>{reader.say(`solo-${target.kind}`)}</dt>
              <dd>
                <b>{figure}</b>
                {target.at_least ? " ≥ " : " ≤ "}
                {bound}
                <span title={reader.say(met ? "page-tr-met" : "page-tr-unmet")}>
                  <Sign of={met ? "searched" : "close"} size={13} />
                  <span class="unseen">{reader.say(met ? "page-tr-met" : "page-tr-unmet")}</span>
                </span>
              </dd>
            </div>
          );
        })}
        {COUNTS.filter((count) => !targets.has(count)).map((count) => (
          <div key={count}>
            <dt>{reader.say(`solo-${count}`)}</dt>
            <dd>
              <b>{solo[count]}</b>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Counts are called targets only where there are any to meet; the tutorial has none. */
function soloTitle(solo: SoloView): string {
  if (solo.targets.length === 0) return "page-tr-solo-counts";
  return solo.ours ? "page-tr-solo-ours" : "page-tr-solo";
}

const COUNTS = ["turns", "resets", "mapped", "searched", "cleared"] as const;
