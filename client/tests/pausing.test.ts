import { expect, test } from "vitest";
import { mayGoOn, pausedBy } from "../src/table/pausing";
import type { PersonView, Role, TableView, You } from "../src/wire";

const person = (number: number, role: Role, present = true): PersonView => ({
  number,
  name: `P${number}`,
  role,
  present,
  muted: false,
});

const may = (
  you: Partial<You>,
  referee: boolean | null,
  people: readonly PersonView[] = [person(1, "player"), person(2, "player")],
): boolean =>
  mayGoOn({
    you: { number: 2, role: "player", seat: 1, host: false, ...you } as You,
    table: {
      people,
      host: 1,
      pause: referee === null ? null : { person: 9, name: "P9", referee },
    } as TableView,
  });

test("nothing goes on that is not paused", () => {
  expect(may({ host: true }, null)).toBe(false);
});

test("what a player paused goes on by whoever plays, the host, a referee", () => {
  expect(may({}, false)).toBe(true);
  expect(may({ seat: null, host: true, role: "spectator" }, false)).toBe(true);
  expect(may({ seat: null, role: "referee" }, false)).toBe(true);
  expect(may({ seat: null, role: "spectator" }, false)).toBe(false);
});

test("what a referee paused waits for a referee, or the host while none is there", () => {
  const there = [person(1, "player"), person(2, "player"), person(3, "referee")];
  const gone = [person(1, "player"), person(2, "player"), person(3, "referee", false)];
  expect(may({ seat: null, role: "referee" }, true, there)).toBe(true);
  expect(may({ host: true }, true, there)).toBe(false);
  expect(may({ host: true }, true, gone)).toBe(true);
  expect(may({}, true, gone)).toBe(false);
  expect(may({}, true, [person(1, "player", false), person(2, "player")])).toBe(true);
});

test("clocks are spoken of where there are any", () => {
  const by = (kind: string, referee = false): string =>
    pausedBy({
      pause: { person: 2, name: "P2", referee },
      terms: { clock: { kind, amount: 0, increment: 0 } },
    } as TableView);
  expect(by("game")).toBe("page-paused-by");
  expect(by("none")).toBe("page-paused-by-plain");
  expect(by("none", true)).toBe("page-paused-by-referee");
});
