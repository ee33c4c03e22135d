// What the first page says of playing at once, in each language, for games with decks and without.

import "./stubs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { atOnce } from "../src/pages/at-once";
import { chooseLanguage } from "../src/text/current";
import type { GameEntry, Message } from "../src/wire";

const TEXTS = join(import.meta.dirname, "../../src/gorin/text");

vi.stubGlobal("fetch", (path: string) => {
  const language = /^\/api\/text\/(.+)\.ftl$/.exec(path)?.[1] ?? "";
  const house = readFileSync(join(TEXTS, language, "page.ftl"), "utf8");
  return Promise.resolve(new Response(`${house}\ngame-g = Go\n`));
});

function game(fewest: number, most: number, decks = 0, said: Message | null = null): GameEntry {
  const formats = [
    { fewest_seats: fewest, most_seats: most },
    { fewest_seats: 7, most_seats: 8 },
  ];
  return { id: "g", formats, decks: Array(decks).fill({}), at_once: said } as unknown as GameEntry;
}

const SOLITAIRE = game(1, 1);
const DUEL = game(1, 6);
const TEAMS = game(4, 4);
const CARDS = game(2, 2, 3);
const CROWD = game(3, 8, 1);

test.each([
  [
    "en",
    ["A game of Go alone", "A game of Go against a bot", "A game of Go against 3 bots"],
    [
      "A game of Go against a bot, with a ready deck",
      "A game of Go against 2 bots, with a ready deck",
    ],
  ],
  [
    "pt-BR",
    [
      "Uma partida de Go a sós",
      "Uma partida de Go contra um bot",
      "Uma partida de Go contra 3 bots",
    ],
    [
      "Uma partida de Go contra um bot, com um baralho pronto",
      "Uma partida de Go contra 2 bots, com um baralho pronto",
    ],
  ],
  [
    "es",
    [
      "Una partida de Go en solitario",
      "Una partida de Go contra un bot",
      "Una partida de Go contra 3 bots",
    ],
    [
      "Una partida de Go contra un bot, con un mazo listo",
      "Una partida de Go contra 2 bots, con un mazo listo",
    ],
  ],
  [
    "zh",
    ["独自玩一局Go", "与一个机器人来一局Go", "与 3 个机器人来一局Go"],
    ["与一个机器人来一局Go，套牌已备好", "与 2 个机器人来一局Go，套牌已备好"],
  ],
] as const)("in %s decks are named where there are some", async (language, without, decks) => {
  await chooseLanguage(language);
  const words = (games: readonly GameEntry[]) => games.map((one) => atOnce("g", one));
  expect(words([SOLITAIRE, DUEL, TEAMS])).toEqual(without);
  expect(words([CARDS, CROWD])).toEqual(decks);
});

test("a game says it in words of its own, and of one that is not known yet no deck is told", async () => {
  await chooseLanguage("en");
  expect(atOnce("g", game(2, 2, 3, { id: "game-g", args: {} } as unknown as Message))).toBe("Go");
  expect(atOnce("g", undefined)).toBe("A game of Go against a bot");
});
