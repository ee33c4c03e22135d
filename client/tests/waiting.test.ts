import { expect, test } from "vitest";
import { refusalIn } from "../src/table/refusal";
import { isHeld, waitedFor } from "../src/table/waiting";
import type { MatchSeen } from "../src/table/fold";
import type { ChatLine, SeatView, TableView, You } from "../src/wire";

const person = (seat: number, more: Partial<SeatView> = {}): SeatView =>
  ({ seat, person: seat + 1, bot: "", present: true, ...more }) as SeatView;

const waited = (waiting: readonly number[], ...seats: SeatView[]) =>
  waitedFor({
    table: { seats } as unknown as TableView,
    match: { waiting: waiting.map((seat) => ({ seat, kind: "" })) } as unknown as MatchSeen,
  });

test("a table waits for people, for bots, or for itself", () => {
  const bot = person(1, { person: null, bot: "easy" });
  expect(waited([], person(0))).toEqual([{ id: "page-waiting-table", seats: [] }]);
  expect(waited([-1], person(0))).toEqual([{ id: "page-waiting-table", seats: [] }]);
  expect(waited([1], person(0), bot)).toEqual([{ id: "page-waiting-bots", seats: [1] }]);
  expect(waited([0, 1, 0], person(0), bot)).toEqual([{ id: "page-waiting-for", seats: [0, 1] }]);
});

test("who is away is said to be, unless a bot plays for them", () => {
  const away = person(1, { present: false, away: 9 });
  const held = person(1, { present: false, away: 9, bot: "easy" });
  expect(waited([1], person(0), away)).toEqual([{ id: "page-waiting-away", seats: [1] }]);
  expect(waited([1], person(0), held)).toEqual([{ id: "page-waiting-bots", seats: [1] }]);
  expect(waited([0, 1], person(0), away)).toEqual([
    { id: "page-waiting-for", seats: [0] },
    { id: "page-waiting-away", seats: [1] },
  ]);
});

test("a bot plays for the reader as long as the game goes on", () => {
  const held = (stage: TableView["stage"], bot: string, seat: number | null = 0): boolean =>
    isHeld({
      table: { stage, seats: [person(0, { bot })] } as unknown as TableView,
      you: { seat } as You,
    });
  expect(held("playing", "easy")).toBe(true);
  expect(held("paused", "easy")).toBe(true);
  expect(held("over", "easy")).toBe(false);
  expect(held("closed", "easy")).toBe(false);
  expect(held("playing", "")).toBe(false);
  expect(held("playing", "easy", null)).toBe(false);
});

test("the last refusal among what was said is a line of its own", () => {
  const line = (number: number, id: string): ChatLine =>
    ({ number, message: id === "" ? null : { type: "message", id, args: {} } }) as ChatLine;
  expect(refusalIn([line(1, ""), line(2, "hall-told-undo-asked")])).toBeNull();
  const refused = [line(3, "hall-told-undo-refused"), line(5, "hall-told-undo-refused")];
  expect(refusalIn([...refused, line(6, "")])).toMatchObject({
    at: -5,
    message: { id: "hall-told-undo-refused" },
  });
});
