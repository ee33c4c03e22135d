// What the finished games of a game can be told by: not every game has levels, or turns.

import type { GameTables, TableLine } from "../../wire";

/** The levels that were played; of a game without levels the server names its formats instead. */
export function levelsOf(tables: Pick<GameTables, "boards" | "formats">): readonly TableLine[] {
  const formats = new Set(tables.formats.map((format) => format.key));
  return tables.boards.filter((board) => !formats.has(board.key));
}

/** Whether games are counted in turns. */
export function haveTurns({ turns }: Pick<GameTables, "turns">): boolean {
  return turns.most > 0;
}
