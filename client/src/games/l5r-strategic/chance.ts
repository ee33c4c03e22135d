// What fell by chance, by the kind of what happened.

import type { LogLine } from "../../wire";

/** The result of a battle was drawn, or where armies meet that cross. */
export function isChance({ event, message }: LogLine): boolean {
  const mayBe = event === "BattleReported" || event === "Crossed";
  return mayBe && message.args["how"] === "drawn";
}
