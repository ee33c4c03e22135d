// Room for what is asked on a wide page: rows of answers, and how close the words stand.

import type { Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { isNarrow } from "./beside";

/** Whether answers may be low: what points is no finger. */
const IS_FINE = matchMedia("(pointer: fine)");
/** So much of the height of a page the board keeps beside answers that nobody unfolded. */
const SHARE = 0.6;
/** So much of the height of a page the words of a question take at most, if they can. */
const WORDS = 0.068;
/** The same where the line is so short that answers beside it need the width more. */
const WORDS_ON_SHORT = 0.095;
/** On a page less wide than this the line is short. */
const SHORT = 1200;
/** How close they stand: as usual, beside signs without words, and with more of the line too. */
const CLOSE = [undefined, "signs", "line"] as const;

/**
 * Make room for all answers: on one row, else on two low ones, else, for who has a mouse, on three,
 * if the board keeps its share. A sign leads to those that have no room, and unfolds them over the
 * board. What was unfolded stays so until something else is asked.
 */
export function useRows(list: RefObject<HTMLElement | null>, unfolded: Signal<boolean>): void {
  useRoom(list, (element) => !unfolded.value && makeRoom(element, () => fitRows(element)));
}

/** Make room for what is put together, and for the words beside it; a form has all its rows. */
export function useParts(parts: RefObject<HTMLElement | null>): void {
  useRoom(parts, (element) => makeRoom(element, () => fitParts(element)));
}

function useRoom(place: RefObject<HTMLElement | null>, make: (place: HTMLElement) => void): void {
  const fit = (): void => {
    if (place.current !== null && !isNarrow()) make(place.current);
  };
  useLayoutEffect(fit);
  // The board may be drawn later, and what stands above it takes of its place.
  useLayoutEffect(() => {
    const board = place.current?.closest(".play")?.querySelector(".board-place");
    if (board == null) return undefined;
    const observer = new ResizeObserver(fit);
    observer.observe(board);
    return () => observer.disconnect();
  });
  useLayoutEffect(() => {
    window.addEventListener("resize", fit);
    return () => window.removeEventListener("resize", fit);
  }, []);
}

/** Let the words stand as close as they must, and the answers fit beside them. */
function makeRoom(element: HTMLElement, fitAnswers: () => void): void {
  const body = element.closest<HTMLElement>(".question-body");
  if (body === null) return;
  const text = body.querySelector(".question-text");
  const most = (window.innerWidth < SHORT ? WORDS_ON_SHORT : WORDS) * window.innerHeight;
  for (const close of CLOSE) {
    if (close === undefined) delete body.dataset["close"];
    else body.dataset["close"] = close;
    fitAnswers();
    if ((text?.getBoundingClientRect().height ?? 0) <= most) return;
  }
}

function fitRows(list: HTMLElement): void {
  const place = list.parentElement;
  if (place === null) return;
  const fits = (): boolean => list.scrollHeight <= list.clientHeight + 1;
  delete place.dataset["rows"];
  if (fits()) return;
  place.dataset["rows"] = "two";
  if (fits() || !IS_FINE.matches) return;
  place.dataset["rows"] = "three";
  if (boardShare(place) < SHARE) place.dataset["rows"] = "two";
}

/** On two rows, or on one if the board would lose its share. */
function fitParts(parts: HTMLElement): void {
  const place = parts.parentElement;
  if (place === null) return;
  delete place.dataset["rows"];
  if (window.innerWidth < SHORT || parts.querySelector(".form-part") !== null) return;
  if (boardShare(place) < SHARE) place.dataset["rows"] = "one";
}

/** How much of the height of the page the board has that nothing of the question covers. */
function boardShare(place: HTMLElement): number {
  const board = place.closest(".play")?.querySelector(".board-place")?.getBoundingClientRect();
  const body = place.closest(".question-body")?.getBoundingClientRect();
  if (board === undefined || body === undefined) return 0;
  return (Math.min(board.bottom, body.top) - board.top) / innerHeight;
}
