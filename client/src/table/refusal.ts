// A request to take back that was refused: it is told in the place of the question, too, where the asker looks.

import type { ChatLine, LogLine } from "../wire";

const REFUSED = "hall-told-undo-refused";

/** The last refusal among what was said, as a line that no position in the log has. */
export function refusalIn(chat: readonly ChatLine[]): LogLine | null {
  const last = chat.findLast((line) => line.message?.id === REFUSED);
  if (last === undefined || last.message === null) return null;
  return { at: -last.number, clause: "", message: last.message, event: "", weight: "small" };
}
