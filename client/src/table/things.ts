// What an answer may name, in words, and what a draft says of it.

import type { Reader } from "../text/reader";
import type { OptionView, QuestionView } from "../wire";
import type { Lack, Mark, Unsaid } from "./drafts";

type Asked = Pick<QuestionView, "things">;

/** A thing in words: as the game calls it, else a card by its name; a number is the key itself. */
export function thingInWords(asked: Asked, key: string, reader: Reader): string {
  const named: OptionView | undefined = asked.things.find((thing) => thing.key === key);
  if (named !== undefined) return reader.read(named.message);
  const slug = (key.split(":").at(-1) ?? key).replace(/\.-?\d+$/, "");
  return /^\d+$/.test(slug) ? key : reader.read({ type: "name", kind: "card", key: slug });
}

/** What a draft says of a thing. */
export function markInWords(asked: Asked, mark: Mark, reader: Reader): string {
  switch (mark.type) {
    case "chosen":
      return reader.say("page-draft-chosen");
    case "place":
      return reader.say("page-draft-place", { place: mark.place });
    case "part":
      return String(mark.count);
    case "held":
      return reader.say("page-draft-where-to");
    case "goes":
      return reader.say("page-draft-goes", { to: thingInWords(asked, mark.to, reader) });
    case "gets": {
      const things = mark.keys.map((key) => thingInWords(asked, key, reader));
      return reader.say("page-draft-gets", { things });
    }
  }
}

/** What is said of what a form says nothing of, where the game has words for that. */
export function unsaidInWords(asked: Asked, { part, keys }: Unsaid, reader: Reader): string[] {
  const things = keys.map((key) => thingInWords(asked, key, reader));
  return reader.has(`unsaid-${part}`) ? [reader.say(`unsaid-${part}`, { things })] : [];
}

const LACKS = {
  choose: "page-draft-few",
  weigh: "page-draft-light",
  write: "page-draft-short",
} as const;

/** Why a draft cannot be sent yet. */
export function lackInWords(asked: Asked, lack: Lack, reader: Reader): string {
  const { count } = lack;
  const reason =
    lack.what === "divide" ? reader.say("page-division", { left: count }) : reader.say(LACKS[lack.what], { count });
  const part = lack.within.map((name) => thingInWords(asked, name, reader)).join(" · ");
  return part === "" ? reason : `${part}: ${reason}`;
}
