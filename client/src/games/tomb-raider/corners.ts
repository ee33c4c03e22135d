// Where over the map something stands that lies over it, so that what matters stays in sight.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Play } from "../../table/contract";
import { type Area, type Spot, spotFor } from "../../table/placing";
import { raiderOf, seatOf, viewOf } from "./state";

const CORNERS = ["top-right", "top-left", "bottom-right", "bottom-left"] as const;
export type Corner = (typeof CORNERS)[number];

/** What is to stay in sight: what can be chosen counts most, then figures, then places. */
const KEPT = [
  [".tr-middle .lit", 8],
  [".raider", 4],
  [".cell-face:not(.cell-down)", 1],
] as const;

/** The corner where something of a size covers least of what is kept; `now` unless one is better. */
export function cornerFor(
  size: { readonly width: number; readonly height: number },
  map: Area,
  kept: readonly (readonly [Area, number])[],
  now: Corner,
): Corner {
  const costOf = (corner: Corner): number => {
    const top = corner.startsWith("top") ? map.top : map.bottom - size.height;
    const left = corner.endsWith("left") ? map.left : map.right - size.width;
    const area = { left, top, right: left + size.width, bottom: top + size.height };
    return kept.reduce((sum, [one, weight]) => sum + weight * common(one, area), 0);
  };
  const best = CORNERS.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
  return costOf(best) < costOf(now) ? best : now;
}

function common(one: Area, other: Area): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The corner for an element over the map, found anew when the view or what is asked changes. */
export function useCorner(place: RefObject<HTMLElement | null>, play: Play): Corner {
  const [corner, setCorner] = useState<Corner>("top-right");
  const view = play.view.value;
  const options = play.choices.options.value;
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const board = place.current?.closest(".tr-board");
      const slot = board?.querySelector(".map-slot");
      if (!place.current || !board || !slot) return;
      const kept = KEPT.flatMap(([selector, weight]) =>
        Array.from(
          board.querySelectorAll(selector),
          (one) => [one.getBoundingClientRect(), weight] as const,
        ),
      );
      const size = { width: place.current.offsetWidth, height: place.current.offsetHeight };
      setCorner((now) => cornerFor(size, slot.getBoundingClientRect(), kept, now));
    });
    return () => cancelAnimationFrame(frame);
  }, [view, options]);
  return corner;
}

/**
 * The spot for a scene: it does not lie over the place that it is about, where the raider stands
 * who is tested, or acts.
 */
export function useClearSpot(
  place: RefObject<HTMLElement | null>,
  play: Play,
  isFolded: boolean,
): Spot {
  const [spot, setSpot] = useState<Spot>("top");
  const view = play.view.value;
  const options = play.choices.options.value;
  useLayoutEffect(() => {
    const measure = (): void => {
      const middle = place.current?.closest(".tr-middle");
      if (!place.current || !middle) return;
      const kept = spacesAbout(play).map((space) => {
        const cell = middle.querySelector(`.cell-button[data-space="${space}"]`);
        return cell === null ? [] : [cell.getBoundingClientRect()];
      });
      const size = { width: place.current.offsetWidth, height: place.current.offsetHeight };
      setSpot((now) => spotFor(size, middle.getBoundingClientRect(), kept, now));
    };
    // The map may follow the raider after this.
    measure();
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  }, [view, options, isFolded]);
  return spot;
}

/** The spaces that a scene is about, what matters most first. */
function spacesAbout(play: Play): readonly string[] {
  const view = viewOf(play);
  const asked = play.choices.question.value === null ? null : seatOf(play);
  const seats = [view.tests[0]?.seat ?? asked ?? view.active, ...view.tests.map((one) => one.seat)];
  return [...new Set(seats)].flatMap((seat) => {
    const space = raiderOf(view, seat)?.space;
    return space === undefined || space === "-" ? [] : [space];
  });
}
