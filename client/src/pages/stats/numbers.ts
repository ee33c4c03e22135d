// Numbers and days as the reader's language writes them.

import { language, say } from "../../text/current";
import { TAGS } from "../../text/languages";

/** A number with at most one place after the point. */
export function numberText(value: number): string {
  const form = new Intl.NumberFormat(TAGS[language.value], { maximumFractionDigits: 1 });
  return form.format(value).replace("-", "−");
}

/** A number with its sign. */
export function signedText(value: number): string {
  return value > 0 ? `+${numberText(value)}` : numberText(value);
}

/** A moment as a day, with the time if that was today. */
export function dayText(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const form = new Intl.DateTimeFormat(
    TAGS[language.value],
    isToday ? { hour: "2-digit", minute: "2-digit" } : { dateStyle: "medium" },
  );
  const text = form.format(at);
  return isToday ? say("page-stats-today", { time: text }) : text;
}
