// What players are called, and the signs that stand for them.

import { expect, test } from "vitest";
import { playerArg, signsOf } from "../src/text/players";

test("bots and empty seats are called in the reader's language", () => {
  expect(playerArg("Ana", 0)).toBe("Ana");
  expect(playerArg("Bot 2", 1)).toEqual({ type: "message", id: "seat-bot", args: { number: 2 } });
  expect(playerArg("", 1)).toEqual({ type: "message", id: "seat-name", args: { number: 2 } });
  expect(playerArg("Bot 2 the Great", 1)).toBe("Bot 2 the Great");
});

test.each([
  [["Ana", "Ben"], ["A", "B"]],
  [["ana", "Anton", "Aa"], ["A", "N", "3"]],
  [["Guest 17", "Guest 18", "Guest 19"], ["G", "U", "E"]],
  [["Bot 1", "Bot 2", "Bea"], ["1", "2", "B"]],
  [["莉莉", "莉亚"], ["莉", "亚"]],
  [["", "2000", "Émile"], ["1", "2", "É"]],
])("%j are told apart by %j", (names, signs) => {
  expect(signsOf(names)).toEqual(signs);
});
