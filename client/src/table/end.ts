// The end of a list that its reader follows.

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Lead a list to its end. */
export function leadToEnd(place: HTMLElement): void {
  place.scrollTop = place.scrollHeight;
}

/**
 * Keep a list at its end as long as its reader follows it, whatever moves the end: a place that
 * becomes lower, as a window does, and whatever is drawn anew within it, new lines or old ones.
 */
export function useEnd(list: RefObject<HTMLElement | null>, follows: () => boolean): void {
  useEffect(() => {
    const place = list.current;
    if (place === null) return undefined;
    const keep = (): void => {
      if (follows()) leadToEnd(place);
    };
    const sizes = new ResizeObserver(keep);
    sizes.observe(place);
    const contents = new MutationObserver(keep);
    contents.observe(place, { childList: true, characterData: true, subtree: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
}
