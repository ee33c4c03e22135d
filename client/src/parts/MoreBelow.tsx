// The sign that a list goes on below its place: how many are out of sight, and the way there.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { Icon } from "./Icon";

interface MoreBelowProps {
  readonly list: RefObject<HTMLElement | null>;
  /** What is said of so many. */
  readonly words: (count: number) => string;
}

/**
 * Stands beside a list that scrolls and counts what lies below its edge; a press scrolls on. The
 * list is marked, so that its edges fade where it goes on. For eyes and pointers only: whoever
 * hears the page or uses keys is led through the whole list anyway.
 */
export function MoreBelow({ list, words }: MoreBelowProps) {
  const [count, setCount] = useState(0);
  const measure = (): void => {
    if (list.current !== null) setCount(markEdges(list.current));
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
      onClick={() => list.current?.scrollBy({ top: list.current.clientHeight * 0.8 })}
    >
      {words(count)} <Icon sign="down" size={14} />
    </button>
  );
}

/** Mark where the list goes on; return how many of its items are not in sight below. */
function markEdges(list: HTMLElement): number {
  const { bottom } = list.getBoundingClientRect();
  const below = [...list.children].filter((item) => {
    const box = item.getBoundingClientRect();
    return box.height > 0 && box.top + box.height / 2 > bottom;
  }).length;
  list.toggleAttribute("data-scrolls", list.scrollHeight > list.clientHeight + 1);
  list.toggleAttribute("data-above", list.scrollTop > 1);
  list.toggleAttribute("data-below", below > 0);
  return below;
}
