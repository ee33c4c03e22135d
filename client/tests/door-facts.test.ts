// For how many a game is and how long it takes, as its door says it in each language.

import "./stubs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { factsOf } from "../src/pages/door-facts";
import { chooseLanguage } from "../src/text/current";
import type { GameEntry } from "../src/wire";

const TEXTS = join(import.meta.dirname, "../../src/gorin/text");

vi.stubGlobal("fetch", (path: string) => {
  const language = /^\/api\/text\/(.+)\.ftl$/.exec(path)?.[1] ?? "";
  return Promise.resolve(new Response(readFileSync(join(TEXTS, language, "page.ftl"))));
});

function game(
  seats: readonly (readonly [number, number])[],
  minutes: readonly [number, number] | null = null,
): GameEntry {
  const formats = seats.map(([fewest_seats, most_seats]) => ({ fewest_seats, most_seats }));
  return { id: "g", formats, minutes, company: null } as unknown as GameEntry;
}

const RANGES = game([[2, 3], [3, 6]], [30, 60]);
const EXACT = game([[3, 3]], [10, 10]);
const ONE = game([[1, 1]], [1, 1]);

test.each([
  ["en", "2 to 6 players · 30 to 60 minutes", "3 players · 10 minutes", "1 player · 1 minute"],
  ["pt-BR", "2 a 6 jogadores · 30 a 60 minutos", "3 jogadores · 10 minutos", "1 jogador · 1 minuto"],
  ["es", "de 2 a 6 jugadores · de 30 a 60 minutos", "3 jugadores · 10 minutos", "1 jugador · 1 minuto"],
  ["zh", "2 至 6 人 · 30 至 60 分钟", "3 人 · 10 分钟", "1 人 · 1 分钟"],
] as const)("in %s", async (language, ranges, exact, one) => {
  await chooseLanguage(language);
  expect([RANGES, EXACT, ONE].map(factsOf)).toEqual([ranges, exact, one]);
});

test("formats that differ make a range, and no minutes where nobody knows", async () => {
  await chooseLanguage("en");
  expect(factsOf(game([[2, 2], [4, 4]]))).toBe("2 to 4 players");
  expect(factsOf(game([[2, 2], [2, 2]]))).toBe("2 players");
});
