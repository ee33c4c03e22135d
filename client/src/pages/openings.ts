// Opening tables: the two usual ones in a single step, others by their terms.

import { get, post } from "../api";
import { catalogue } from "../store";
import { prepareGame, turnTo } from "../text/current";
import type { Catalogue, GameEntry, LobbyEntry, NewTable, Opened } from "../wire";
import { botsBeside, type Opening, optionsOf, usualBot, usualSeats } from "./asks";

/** The game that is played when nobody says which. */
export function usualGame(all: Catalogue): GameEntry | null {
  return playable(all)[0] ?? null;
}

/** The games that can be played. */
export function playable(all: Catalogue): readonly GameEntry[] {
  return all.games.filter((game) => game.formats.length > 0);
}

/** The game that is named, or the usual one, and what is asked about it. */
async function opening(named = ""): Promise<Opening> {
  const all = await catalogue();
  const game = playable(all).find((one) => one.id === named) ?? usualGame(all);
  if (game === null) throw new Error("no game can be played");
  // What the server finds wrong with the table is said in the game's words.
  turnTo(game.id);
  const [asks] = await Promise.all([optionsOf(game.id), prepareGame(game.id)]);
  return { game, asks };
}

/** What this browser adds to chance: 16 random bytes in hex. */
export function ownEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function open(table: NewTable): Promise<string> {
  return (await post<Opened>("/api/tables", table)).id;
}

/** A table against bots, at which the match begins at once; of the usual game if none is named. */
export async function openAgainstBots(named = ""): Promise<string> {
  const { game, asks } = await opening(named);
  const seats = usualSeats({ game, asks });
  return open({
    terms: { chosen: { game: game.id, ...asks.atOnce }, seats, undo: "any" },
    bots: botsBeside(game, seats),
    begin: true,
    entropy: ownEntropy(),
  });
}

/** A table for a friend, who comes by a link; what a newcomer could not choose yet is dealt. */
export async function openForFriend(named = ""): Promise<string> {
  const found = await opening(named);
  const { game, asks } = found;
  return open({
    terms: {
      chosen: { game: game.id, ...asks.atOnce },
      seats: usualSeats(found),
      watching: "invited",
    },
  });
}

/** A guided game, with the usual bot at each other seat: lessons come up while one plays. */
export async function openTutorial(named = ""): Promise<string> {
  const { game, asks } = await opening(named);
  if (asks.lesson === null || !game.lessons) throw new Error("no game has lessons");
  const terms = asks.lesson(game);
  const bots = botsBeside(game, terms.seats ?? 1);
  return open({ terms, bots, begin: true, entropy: ownEntropy() });
}

const LOOKS = 60;
const BETWEEN = 250;

/** A match of two good bots; it is over before anybody has seen it, and is looked at as a replay. */
export async function openForBots(): Promise<string> {
  const found = await opening();
  const { game, asks } = found;
  const bot = game.bots.find((level) => level === "heuristic") ?? usualBot(game);
  const id = await open({
    terms: { chosen: { game: game.id, ...asks.atOnce }, seats: usualSeats(found) },
    bots: Array.from({ length: usualSeats(found) }, () => bot),
    begin: true,
  });
  for (let look = 0; look < LOOKS; look += 1) {
    const { stage } = await get<LobbyEntry>(`/api/tables/${id}`);
    if (stage === "over") break;
    await new Promise((resolve) => window.setTimeout(resolve, BETWEEN));
  }
  return id;
}
