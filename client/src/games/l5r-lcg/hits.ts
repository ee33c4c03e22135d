// Which lines of the log tell what hits a seat: pure, for the tests.
//
// A line names a card by its title, not whose it is: that is seen from the view. Where others have a
// card of that title too, it is the seat's own if its own is as the line tells.

import { seatIn, titlesIn } from "../../table/since";
import type { LogLine } from "../../wire";
import { seatOf } from "./state";
import type { LcgCharacter, LcgSeat, LcgView } from "./wire";

/** What hits the seat that it names first: it loses something. */
const LOSES: readonly string[] = [
  "honor-changed-lost",
  "fate-changed-lost",
  "broken",
  "hand-discarded",
  "holding-lost",
  "row-returned",
  "eliminated",
  "conflict-spread",
  "province-marked-tainted",
  "province-marked-dishonored",
];

/** What hits the other seat that it names. */
const AGAINST: readonly string[] = [
  "attacked",
  "claimed-taken",
  "treaty-broken",
  "treaty-broken-both",
  "treaty-questioned",
  "breach-claimed",
];

const inPlay = (is: (found: LcgCharacter) => boolean) => (seat: LcgSeat, slug: string) =>
  seat.characters.some((found) => found.slug === slug && is(found));
const inPile = (seat: LcgSeat, slug: string): boolean =>
  [...seat.dynasty_pile, ...seat.conflict_pile, ...seat.removed].some((card) => card.slug === slug);
const isOwn = inPlay(() => true);

/** What hits the seat whose card it names, and how such a card is then. */
const OF_A_CARD: Readonly<Record<string, (seat: LcgSeat, slug: string) => boolean>> = {
  "turned-bowed": inPlay(({ bowed }) => bowed),
  "status-changed-down": inPlay(({ status }) => status < 0),
  "status-lost": inPlay(({ status }) => status === 0),
  "taint-changed": inPlay(({ tainted }) => tainted),
  "left-play": inPile,
  "left-play-hand": () => true,
  "left-play-top": () => true,
  "left-play-bottom": () => true,
  "fate-removed": isOwn,
  covered: isOwn,
  "moved-home": isOwn,
  "strengthened-military-less": isOwn,
  "strengthened-political-less": isOwn,
  "figure-blank": isOwn,
  cancelled: inPile,
};

/** Whether a line tells that something befalls a seat, or cards of it. */
export function hits(view: LcgView, line: LogLine, own: number): boolean {
  const { id, args } = line.message;
  const told = id.replace(/^log-lcg-/, "");
  if (LOSES.includes(told)) return seatIn(args["seat"]) === own;
  if (AGAINST.includes(told)) return seatIn(args["other"]) === own;
  // Who attacks is told after what is attacked: only the conflict says who defends.
  if (told === "joined-attacking") return view.conflict?.defender === own;
  const isSo = OF_A_CARD[told];
  const seat = seatOf(view, own);
  if (isSo === undefined || seat === undefined) return false;
  return titlesIn(Object.values(args)).some((slug) => {
    if (!has(seat, slug)) return false;
    const isElsewhere = view.seats.some((other) => other !== seat && has(other, slug));
    return !isElsewhere || isSo(seat, slug);
  });
}

/** Whether a seat has a card of a title, as far as the reader knows. */
function has(seat: LcgSeat, slug: string): boolean {
  const isWorn = seat.characters.some(({ worn }) => worn.some((card) => card.slug === slug));
  const holds = [...seat.hand, ...seat.unplaced].some((card) => card.slug === slug);
  return isOwn(seat, slug) || inPile(seat, slug) || isWorn || holds;
}
