// The map: it fits its place while its spaces can be read, and scrolls when they could not.

import { useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { settings } from "../../settings";
import type { Play } from "../../table/contract";
import { Digit } from "../../table/Digit";
import type { TombRaiderView } from "./wire";
import { Cell } from "./Cell";
import { Fallen } from "./Death";
import { roomOf } from "./fitting";
import { cellBox, figuresAcross, formOf, type Layout, layoutFor, type Place } from "./geometry";
import { arrowBox, MapInk } from "./MapInk";
import { Raiders } from "./Raiders";
import { beside, placesByName, type Side, spacesOf } from "./spaces";
import { answering, answerText, litFor, mark, raiderOf, raidersIn, seatOf, viewOf } from "./state";
import type { Lit } from "./targets";

export function MapView({ play, zoom }: { play: Play; zoom: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const slot = useSlot(frame);
  const view = viewOf(play);
  const size = { width: view.width, depth: view.depth };
  const before = useRef<Layout | undefined>(undefined);
  const layout = useMemo(() => {
    before.current = layoutFor(size, slot, zoom, before.current);
    return before.current;
  }, [size.width, size.depth, slot.width, slot.height, slot.isForLooking, zoom]);
  const lit = litFor(play);
  const [reached, setReached] = useState<string | null>(null);
  const own = raiderOf(view, seatOf(play))?.space ?? raiderOf(view, view.active)?.space;
  const home = reached ?? (own && own !== "-" ? own : "A1");
  useFollowing(frame, layout, slot.scale, play);
  return (
    <div
        ref={frame}
        class="map-slot"
        onKeyDown={(event) => walk(event, size, setReached)}
        onFocusIn={(event) => {
          const { space } = (event.target as HTMLElement).dataset;
          if (space) setReached(space);
        }}
      >
        <div
          class="map"
          style={{
            zoom: slot.scale,
            width: `${layout.width}px`,
            height: `${layout.height}px`,
            "--half-gap": `${layout.gap / 2}px`,
          }}
        >
          <MapInk view={view} layout={layout} marks={spaceMarks(play, lit)} />
          <Rows play={play} layout={layout} lit={lit} home={home} />
          <Arrows play={play} layout={layout} lit={lit} />
          <Fallen play={play} layout={layout} />
          <Raiders play={play} layout={layout} lit={lit} />
        </div>
    </div>
  );
}

function Rows({ play, layout, lit, home }: { play: Play; layout: Layout; lit: Lit; home: string }) {
  const view = viewOf(play);
  const places = placesByName(view);
  const form = formOf(layout);
  const figures = (space: string) => figuresAcross(layout, raidersIn(view, space).length);
  const spaces = spacesOf(view);
  const rows = Array.from({ length: view.depth }, (_, row) =>
    spaces.slice(row * view.width, (row + 1) * view.width),
  );
  return (
    <div class="map-row" role="grid" aria-label={play.reader.value.say("page-tr-map")}>
      {rows.map((row) => (
        <div key={row[0]} role="row" class="map-row">
          {row.map((space) => (
            <Cell
              key={space}
              play={play}
              space={space}
              place={places.get(space)}
              box={cellBox(layout, space)}
              room={roomOf(layout.cell, form, layout.gap, figures(space))}
              figures={figures(space)}
              lit={lit}
              isReached={space === home}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function spaceMarks(play: Play, lit: Lit): ReadonlyMap<string, string> {
  return new Map([...lit.spaces].map(([space, keys]) => [space, mark(play, keys)]));
}

/** The steps that may be taken, as arrows through the walls. */
function Arrows({ play, layout, lit }: { play: Play; layout: Layout; lit: Lit }) {
  // Where the place it leads to has the key of the answer, the arrow has none.
  const told = new Set([...lit.spaces.values()].map(([key]) => key));
  return (
    <>
      {lit.arrows.map(({ space, side, key }) => {
        const box = arrowBox(layout, space, side);
        return (
          <button
            key={`${space}${side}`}
            type="button"
            class={`arrow arrow-${side}${mark(play, [key])}`}
            style={{ left: `${box.x}px`, top: `${box.y}px` }}
            aria-label={answerText(play, key)}
            title={answerText(play, key)}
            {...answering(play, key)}
          >
            <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
              <path d="M17 5 28 17h-6.5v11h-9V17H6z" />
            </svg>
            {told.has(key) ? null : <Digit play={play} answer={key} />}
          </button>
        );
      })}
    </>
  );
}

const ARROW_KEYS: Readonly<Record<string, Side>> = {
  ArrowUp: "ahead",
  ArrowRight: "right",
  ArrowDown: "back",
  ArrowLeft: "left",
};

/** The arrow keys go from space to space. */
function walk(
  event: KeyboardEvent,
  size: Pick<TombRaiderView, "width" | "depth">,
  reach: (space: string) => void,
): void {
  const side = ARROW_KEYS[event.key];
  const from = (event.target as HTMLElement).dataset["space"];
  if (side === undefined || from === undefined || event.ctrlKey || event.altKey) return;
  event.preventDefault();
  const to = beside(from, side, size);
  if (to === null) return;
  reach(to);
  const map = event.currentTarget as HTMLElement;
  map.querySelector<HTMLElement>(`[data-space="${to}"]`)?.focus();
}

/** The place of the map, in the pixels of the map, and how many of the page's are one of them. */
interface Slot extends Place {
  readonly scale: number;
}

/** The text size that the map is made for. */
const TEXT = 13;

/**
 * The size of the place the map is given: where text is larger, all of the map is. While it is held, as the style has it while a hand lies
 * open below, a place that is less high is not measured: the map keeps its scale and scrolls.
 */
function useSlot(frame: { current: HTMLElement | null }): Slot {
  const [slot, setSlot] = useState<Slot>({ width: 640, height: 420, scale: 1 });
  const { text } = settings.value;
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => {
      const style = getComputedStyle(element);
      const isHeld = style.getPropertyValue("--map-held") !== "";
      const isForLooking = style.getPropertyValue("--map-whole") !== "";
      const scale = parseFloat(style.fontSize) / TEXT;
      const [width, height] = [element.clientWidth / scale, element.clientHeight / scale];
      if (width <= 0 || height <= 0) return;
      setSlot((old) => {
        const isSame = old.width === width && (isHeld || old.height === height);
        return isSame && old.scale === scale ? old : { width, height, scale, isForLooking };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return slot;
}

/** Keep the own raider, else the one that acts, in sight when the map is larger than its place. */
function useFollowing(
  frame: { current: HTMLElement | null },
  layout: Layout,
  scale: number,
  play: Play,
): void {
  const followed = useRef("");
  const follow = () => {
    const element = frame.current;
    const view = viewOf(play);
    const raider = raiderOf(view, seatOf(play)) ?? raiderOf(view, view.active) ?? view.raiders[0];
    if (element === null || raider === undefined || raider.space === "-") return;
    const box = cellBox(layout, raider.space);
    const here = `${raider.space} ${layout.width} ${layout.height} ${element.clientHeight}`;
    if (followed.current === here) return;
    followed.current = here;
    element.scrollTo({
      left: (box.x + box.width / 2) * scale - element.clientWidth / 2,
      top: (box.y + box.height / 2) * scale - element.clientHeight / 2,
      behavior: play.motion.peek() ? "smooth" : "instant",
    });
  };
  useEffect(follow, [layout]);
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  useSignalEffect(() => {
    if ("places" in play.view.value) follow();
  });
}
