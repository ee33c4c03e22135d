// A hand as a fan: cards lie over each other as long as the name of each can be read.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { isNarrow } from "./beside";

/** So much of the width of a card is in sight at least: its name has room there. */
const LEAST_STRIP = 0.66;
/** On a phone a hand is scrolled sideways; of more cards the names are told on several lines. */
const MOST_ON_PHONE = 10;

/** How wide a card is where text has the usual size: on most pages, and on a large one. */
export type CardWidths = readonly [usual: number, large: number];

/** Whether so many cards of a width have room in a place, each with a strip that can be read. */
export function fits(count: number, place: number, card: number): boolean {
  return count <= 1 || (place - card) / (count - 1) >= LEAST_STRIP * card;
}

/** So much lies between two fans beside each other. */
const BETWEEN = 32;

/**
 * Whether the cards of a hand are a fan; else their names stand on several lines. In each of several
 * fans beside each other one card has all its width.
 */
export function useFan(
  place: RefObject<HTMLElement | null>,
  count: number,
  [usual, large]: CardWidths,
  fans = 1,
): boolean {
  const [isFan, setFan] = useState(true);
  const measure = (): void => {
    const element = place.current;
    if (element === null) return;
    if (isNarrow()) {
      setFan(count <= MOST_ON_PHONE);
      return;
    }
    const style = getComputedStyle(element);
    const scale = (name: string): number => Number(style.getPropertyValue(name)) || 1;
    const card = scale("--screen-scale") > 1 ? large : usual;
    const width = card * scale("--text-scale");
    const others = fans - 1;
    setFan(fits(count - others, element.clientWidth - others * (width + BETWEEN), width));
  };
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, fans]);
  return isFan;
}
