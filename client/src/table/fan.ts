// A hand as a fan: cards lie over each other as long as the name of each can be read.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { isNarrow } from "./drawing";

/** So much of a card is in sight at least, of text of the usual size. */
const LEAST_STRIP = 84;
/** On a phone a hand is scrolled sideways; of more cards the names are told on several lines. */
const MOST_ON_PHONE = 10;

/** Whether so many cards of a width have room in a place, each with a strip that can be read. */
export function fits(count: number, place: number, card: number, strip: number): boolean {
  return count <= 1 || (place - card) / (count - 1) >= strip;
}

/** Whether the cards of a hand are a fan; else their names stand on several lines. */
export function useFan(place: RefObject<HTMLElement | null>, count: number, card: number): boolean {
  const [isFan, setFan] = useState(true);
  const measure = (): void => {
    const element = place.current;
    if (element === null) return;
    if (isNarrow()) {
      setFan(count <= MOST_ON_PHONE);
      return;
    }
    const style = getComputedStyle(element);
    const scale =
      (Number(style.getPropertyValue("--text-scale")) || 1) *
      (Number(style.getPropertyValue("--screen-scale")) || 1);
    setFan(fits(count, element.clientWidth, card * scale, LEAST_STRIP * scale));
  };
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, card]);
  return isFan;
}
