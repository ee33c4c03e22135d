// The sign that a list goes on below its place: how many are out of sight, and the way there.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { Icon } from "./Icon";

interface MoreBelowProps {
  readonly list: RefObject<HTMLElement | null>;
  /** Where what is counted lies within the list: its children if not given. */
  readonly items?: string;
  /** What is said of so many. */
  readonly words: (count: number) => string;
  /** Whether the items are text, which is to be seen to its last line. */
  readonly isText?: boolean;
  /** Makes room for what lies below, where a press is not to scroll on. */
  readonly unfold?: (() => void) | undefined;
}

/**
 * Stands beside a list that scrolls and counts what lies below its edge; a press scrolls on. The
 * list is marked, so that its edges fade where it goes on. For eyes and pointers only: whoever
 * hears the page or uses keys is led through the whole list anyway.
 */
export function MoreBelow({ list, items = ":scope > *", words, isText, unfold }: MoreBelowProps) {
  const [count, setCount] = useState(0);
  const measure = (): void => {
    if (list.current !== null) setCount(markEdges(list.current, items, isText));
  };
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, []);
  if (count === 0) return null;
  return (
    <button
      type="button"
      class="more-below"
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => {
        const place = list.current;
        if (place === null) return;
        const isWhole = unfold === undefined || place.closest("[data-unfolded=true]") !== null;
        if (isWhole) scrollOn(place);
        else unfold();
      }}
    >
      {words(count)} <Icon sign="down" size={14} />
    </button>
  );
}

/** Scroll on by most of what is in sight; to the very end if what is left fits, so none is cut. */
function scrollOn(list: HTMLElement): void {
  const left = list.scrollHeight - list.clientHeight - list.scrollTop;
  list.scrollBy({ top: left <= list.clientHeight ? left : list.clientHeight * 0.8 });
}

/** So much below the last line of a text is empty. */
const TEXT_FOOT = 6;

/** Mark where the list goes on; return how many of its items are not in sight below. */
function markEdges(list: HTMLElement, items: string, isText = false): number {
  const { bottom } = list.getBoundingClientRect();
  const below = [...list.querySelectorAll(items)].filter((item) => {
    const box = item.getBoundingClientRect();
    const needed = isText ? box.bottom - TEXT_FOOT : box.top + box.height / 2;
    return box.height > 0 && needed > bottom;
  }).length;
  list.toggleAttribute("data-scrolls", list.scrollHeight > list.clientHeight + 1);
  list.toggleAttribute("data-above", list.scrollTop > 1);
  list.toggleAttribute("data-below", below > 0);
  return below;
}
