// What whoever plays a seat is called, and the sign that stands for them where there is no room.

import type { Arg } from "../wire";

/** As the server names bots, in records and lists that have no language; the number of the seat. */
const BOT = /^Bot (\d+)$/;

/** What to call whoever plays a seat: a bot in the reader's language, nobody by the seat's number. */
export function playerArg(name: string, seat: number): Arg {
  const bot = BOT.exec(name);
  if (bot !== null) return { type: "message", id: "seat-bot", args: { number: Number(bot[1]) } };
  return name || { type: "message", id: "seat-name", args: { number: seat + 1 } };
}

/**
 * A sign for each seat, no two alike: of people a letter of their name, the first that nobody
 * before them has; of bots, and where no letter is left, the number of the seat.
 */
export function signsOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = BOT.test(name) ? [] : lettersOf(name);
    const sign = letters.find((letter) => !taken.has(letter)) ?? String(seat + 1);
    taken.add(sign);
    return sign;
  });
}

/** The letters of a name, as somebody would write a single one. */
function lettersOf(name: string): readonly string[] {
  return [...name.toLocaleUpperCase()].filter((letter) => /\p{L}/u.test(letter));
}
