// Journals that the reader opens from files: handed to the server, which plays them again.

import { ApiError, post } from "../../api";
import type { Arg, Message, ReplayHead } from "../../wire";

/** So many bytes may a journal have. */
export const MOST = 2_000_000;
const MEGA = 1_000_000;

/** The journals opened since the page was loaded, by the ids of their replays. */
const opened = new Map<string, string>();

/** Open a replay from a file. */
export async function openJournal(file: File): Promise<ReplayHead> {
  if (file.size > MOST) {
    const size = Math.ceil((file.size / MEGA) * 10) / 10;
    throw refused("page-replay-too-large", { size, most: MOST / MEGA });
  }
  const text = await file.text();
  if (text.includes("\0") || text.includes("\ufffd")) throw refused("page-replay-not-text");
  return send(text);
}

/** Hand a journal to the server again that it has let go; null if the page does not have it. */
export async function reopen(id: string): Promise<ReplayHead | null> {
  const text = opened.get(id);
  return text === undefined ? null : send(text);
}

async function send(text: string): Promise<ReplayHead> {
  const head = await post<ReplayHead>("/api/replays", { text });
  opened.set(head.id, text);
  return head;
}

/** The text of a journal that was opened here, to be saved again. */
export function textOf(id: string): string | null {
  return opened.get(id) ?? null;
}

function refused(id: string, args: Record<string, Arg> = {}): ApiError {
  const message: Message = { type: "message", id, args };
  return new ApiError(400, [{ message, place: "", clause: "" }]);
}
