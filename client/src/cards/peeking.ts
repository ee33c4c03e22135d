// Showing a card in full: by resting the pointer on it, holding it, or focus and Space. A click
// shows it too where there is nothing to choose.

import type { Play } from "../table/contract";

/** What shows a card in full; a table does, and so does any page with cards. */
export type Peeking = Pick<Play, "peek">;

const REST = 320;
const HOLD = 420;

let timer: ReturnType<typeof setTimeout> | undefined;
/** A finger held the card long enough: letting go of it chooses nothing. */
let held = false;
let byFinger = false;
/** The element whose card the press that is going on has closed. */
let closed: Element | null = null;
let from: Element | null = null;

if (typeof document !== "undefined") {
  document.addEventListener(
    "pointerdown",
    (event) => {
      byFinger = event.pointerType !== "mouse";
    },
    { capture: true, passive: true },
  );
}

export interface Shown {
  readonly slug: string;
  readonly card: number | null;
  /** Told besides: on the map the space. */
  readonly before?: () => void;
}

function show(play: Peeking, shown: Shown, element: Element): void {
  shown.before?.();
  from = element;
  play.peek.value = {
    slug: shown.slug,
    card: shown.card,
    beside: element.getBoundingClientRect(),
  };
  const leave = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== "Escape") return;
    if (event.target instanceof Element && event.target.closest(".card-full")) return;
    document.removeEventListener("pointerdown", leave, true);
    document.removeEventListener("keydown", leave, true);
    if (play.peek.peek() === null) return;
    closed = from?.contains(event.target as Node) ? from : null;
    if (event instanceof KeyboardEvent) event.stopPropagation();
    hide(play);
  };
  document.addEventListener("pointerdown", leave, true);
  document.addEventListener("keydown", leave, true);
}

export function hide(play: Peeking): void {
  clearTimeout(timer);
  if (play.peek.peek() !== null) play.peek.value = null;
}

/** The handlers of an element that stands for a card; `clicks`: nothing else is done by a click. */
export function peeking(play: Peeking, shown: Shown | null, clicks = false) {
  if (shown === null || !shown.slug) return {};
  const after = (element: Element, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      held = byFinger;
      show(play, shown, element);
    }, delay);
  };
  const handlers = {
    onMouseEnter: (event: MouseEvent) => {
      if (!byFinger) after(event.currentTarget as Element, REST);
    },
    onMouseLeave: () => {
      if (!byFinger) hide(play);
    },
    onTouchStart: (event: TouchEvent) => {
      held = false;
      after(event.currentTarget as Element, HOLD);
    },
    onTouchMove: () => clearTimeout(timer),
    onTouchEnd: (event: TouchEvent) => {
      clearTimeout(timer);
      if (held) event.preventDefault();
    },
    onContextMenu: (event: Event) => {
      if (held) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      if (play.peek.peek() === null) show(play, shown, event.currentTarget as Element);
      else hide(play);
    },
  };
  if (!clicks) return handlers;
  return {
    ...handlers,
    onClick: (event: MouseEvent) => {
      clearTimeout(timer);
      const element = event.currentTarget as Element;
      if (closed === element) closed = null;
      else show(play, shown, element);
    },
  };
}
