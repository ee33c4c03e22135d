// How the map is looked at: how large it is drawn, and which part of it is in sight.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { FRAME, PROVINCES } from "./state";
import type { CampaignView } from "./wire";

/** A part of the map, in its own units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WHOLE: Box = {
  left: FRAME.left,
  top: FRAME.top,
  right: FRAME.left + FRAME.width,
  bottom: FRAME.top + FRAME.height,
};

/** From so many pixels for a unit on, the names of provinces have room. */
export const NEAR = 0.84;
const LARGEST = 3;
const STEP = 1.35;
/** So many units of what lies around are in sight too: a strip of the provinces there. */
const AROUND = 40;
/** A pointer that goes so many pixels drags the map. */
const DRAGS = 5;

/** The land of some clans and some other provinces, with what lies around them. */
export function landOf(clans: readonly string[], more: readonly string[] = []): Box {
  const all = [...PROVINCES]
    .filter(([place, found]) => clans.includes(found.clan) || more.includes(place))
    .map(([, found]) => found);
  const xs = all.flatMap(({ outline }) => outline.filter((_, at) => at % 2 === 0));
  const ys = all.flatMap(({ outline }) => outline.filter((_, at) => at % 2 === 1));
  if (xs.length === 0) return WHOLE;
  return {
    left: Math.max(WHOLE.left, Math.min(...xs) - AROUND),
    top: Math.max(WHOLE.top, Math.min(...ys) - AROUND),
    right: Math.min(WHOLE.right, Math.max(...xs) + AROUND),
    bottom: Math.min(WHOLE.bottom, Math.max(...ys) + AROUND),
  };
}

/** The land of a clan, and where its armies are. */
export function ownLand(view: CampaignView, own: string): Box {
  return landOf([own], placesOf(view, own));
}

function placesOf(view: CampaignView, own: string): readonly string[] {
  return view.armies.flatMap((army) => (army.clan === own ? [army.place] : []));
}

function scaleFor(box: Box, width: number, height: number): number {
  return Math.min(width / (box.right - box.left), height / (box.bottom - box.top), LARGEST);
}

/** So large names have room enough: at first what lies around is worth more than a larger map. */
const ENOUGH = 0.95;

/** What is in sight at first: all clans that play if names have room then, else one's own land. */
export function firstSight(view: CampaignView, own: string, width: number, height: number): Box {
  const clans = view.seats.map((seat) => seat.clan);
  const all = landOf(clans, placesOf(view, own));
  if (own === "" || scaleFor(all, width, height) >= NEAR) return all;
  const land = ownLand(view, own);
  const scale = Math.min(scaleFor(land, width, height), ENOUGH);
  const [x, y] = [(land.left + land.right) / 2, (land.top + land.bottom) / 2];
  const [wide, high] = [width / scale / 2, height / scale / 2];
  return { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
}

export interface Look {
  /** So many pixels has a unit of the map. */
  readonly scale: number;
  show(box: Box): void;
  zoom(steps: number): void;
}

/** What stays where it is in sight while the map grows: a spot of it, and where it is seen. */
interface Aim {
  readonly spot: readonly [number, number];
  readonly seen: readonly [number, number];
}

/**
 * Look at the map in a place that scrolls: at what is given first, anew in each moment, until the
 * reader looks elsewhere; then nothing moves it but they.
 */
export function useLook(
  slot: RefObject<HTMLElement | null>,
  first: ((width: number, height: number) => Box) | null,
  moment: number,
): Look {
  const [scale, setScale] = useState(0);
  const [turn, setTurn] = useState(0);
  const aim = useRef<Aim | null>(null);
  const isOwn = useRef(false);
  const now = useRef(scale);
  now.current = scale;

  const aimAt = (size: number, next: Aim): void => {
    aim.current = next;
    setScale(size);
    setTurn((before) => before + 1);
  };
  const show = (box: Box): void => {
    const place = slot.current;
    if (place === null || place.clientWidth === 0) return;
    const { clientWidth: width, clientHeight: height } = place;
    const over = coveredAt(place);
    aimAt(scaleFor(box, width, height - over), {
      spot: [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
      seen: [width / 2, (height + over) / 2],
    });
  };
  const zoomBy = (factor: number, seen?: readonly [number, number]): void => {
    const place = slot.current;
    if (place === null || now.current === 0) return;
    const { clientWidth: width, clientHeight: height } = place;
    const least = scaleFor(WHOLE, width, height);
    const size = Math.min(LARGEST, Math.max(least, now.current * factor));
    const at = seen ?? [width / 2, height / 2];
    isOwn.current = true;
    aimAt(size, { spot: spotAt(place, at, now.current), seen: at });
  };

  useLayoutEffect(() => {
    const place = slot.current;
    const map = place?.firstElementChild;
    if (!place || !(map instanceof HTMLElement) || aim.current === null) return;
    const { spot, seen } = aim.current;
    place.scrollLeft = map.offsetLeft + (spot[0] - FRAME.left) * scale - seen[0];
    place.scrollTop = map.offsetTop + (spot[1] - FRAME.top) * scale - seen[1];
  }, [scale, turn]);

  const sight = useRef(first);
  sight.current = first;
  const fit = (): void => {
    const place = slot.current;
    if (place === null || isOwn.current || sight.current === null) return;
    show(sight.current(place.clientWidth, place.clientHeight - coveredAt(place)));
  };
  useEffect(fit, [moment]);

  const hasFirst = first !== null;
  useEffect(() => {
    const place = slot.current;
    if (place === null || !hasFirst) return undefined;
    const observer = new ResizeObserver(fit);
    observer.observe(place);
    const stop = handle(place, zoomBy, () => {
      isOwn.current = true;
    });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [hasFirst]);

  return {
    scale,
    show: (box) => {
      isOwn.current = true;
      show(box);
    },
    zoom: (steps) => zoomBy(STEP ** steps),
  };
}

/** So much of the place is covered at its top: on a phone its buttons take all the width. */
function coveredAt(place: HTMLElement): number {
  return place.clientWidth < 600 ? 44 : 0;
}

function spotAt(
  place: HTMLElement,
  [x, y]: readonly [number, number],
  scale: number,
): readonly [number, number] {
  const map = place.firstElementChild;
  const [left, top] = map instanceof HTMLElement ? [map.offsetLeft, map.offsetTop] : [0, 0];
  return [
    FRAME.left + (place.scrollLeft + x - left) / scale,
    FRAME.top + (place.scrollTop + y - top) / scale,
  ];
}

type ZoomBy = (factor: number, seen: readonly [number, number]) => void;

/** Drag with a mouse, zoom with two fingers or the wheel and Ctrl; the rest is scrolling. */
function handle(place: HTMLElement, zoomBy: ZoomBy, moved: () => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const within = (x: number, y: number): readonly [number, number] => {
    const { left, top } = place.getBoundingClientRect();
    return [x - left, y - top];
  };
  let from: readonly [number, number] | null = null;
  let drags = false;
  place.addEventListener(
    "pointerdown",
    (event) => {
      drags = false;
      from = event.pointerType === "mouse" && event.button === 0 ? [event.clientX, event.clientY] : null;
      if (event.pointerType !== "mouse") moved();
    },
    { signal },
  );
  window.addEventListener(
    "pointermove",
    (event) => {
      if (from === null) return;
      const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
      if (!drags && Math.hypot(dx, dy) < DRAGS) return;
      drags = true;
      from = [event.clientX, event.clientY];
      moved();
      place.scrollBy({ left: -dx, top: -dy, behavior: "instant" });
    },
    { signal },
  );
  window.addEventListener("pointerup", () => (from = null), { signal });
  // What was dragged was not meant to be touched.
  place.addEventListener(
    "click",
    (event) => {
      if (drags) event.stopPropagation();
      drags = false;
    },
    { signal, capture: true },
  );
  place.addEventListener(
    "wheel",
    (event) => {
      moved();
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(STEP ** (-event.deltaY / 100), within(event.clientX, event.clientY));
    },
    { signal, passive: false },
  );
  let apart = 0;
  place.addEventListener(
    "touchmove",
    (event) => {
      const [one, other] = [event.touches[0], event.touches[1]];
      if (one === undefined || other === undefined) return;
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      if (apart > 0) zoomBy(now / apart, middle);
      apart = now;
    },
    { signal, passive: false },
  );
  place.addEventListener("touchend", () => (apart = 0), { signal });
  return () => gone.abort();
}
