// Plots, drawn at the size of their place: few lines, labelled axes, names at the lines' ends.

import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../../text/current";
import type { Share } from "../../wire";
import { numberText } from "./numbers";
import { apart, type Bin, percent, ticks } from "./scale";
import "./plots.css";

const FIRST_WIDTH = 320;

/** How wide a place is, also when that changes. */
export function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = (): void => setWidth(Math.max(200, Math.floor(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return width;
}

interface FrameProps {
  readonly caption: ComponentChildren;
  readonly words: string;
  readonly height: number;
  readonly draw: (width: number) => ComponentChildren;
}

function Frame({ caption, words, height, draw }: FrameProps) {
  const place = useRef<HTMLElement>(null);
  const width = useWidth(place);
  return (
    <figure class="plot" ref={place}>
      <figcaption>{caption}</figcaption>
      <svg width={width} height={height} role="img" aria-label={words}>
        {draw(width)}
      </svg>
    </figure>
  );
}

// -- lines over turns ------------------------------------------------------------------------

export interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

interface LinePlotProps {
  readonly title: string;
  readonly lines: readonly Line[];
}

const HEIGHT = 176;
const LEFT = 38;
const TOP = 12;
const BOTTOM = 36;
const LABEL = 15;
const LONGEST_NAME = 9;

/** Figures of seats turn by turn; each line ends in its name. */
export function LinePlot({ title, lines }: LinePlotProps) {
  const ends = lines.map(({ name, values }) =>
    say("page-replay-plot-end", { name, value: numberText(values.at(-1) ?? 0) }),
  );
  const words = say("page-replay-plot", { figure: title, ends });
  return (
    <Frame
      caption={title}
      words={words}
      height={HEIGHT}
      draw={(width) => <Lines lines={lines} width={width} />}
    />
  );
}

function Lines({ lines, width }: { readonly lines: readonly Line[]; readonly width: number }) {
  const names = lines.map(({ name }) => shortName(name));
  const right = 18 + 8 * Math.max(0, ...names.map((name) => widthOf(name)));
  const turns = Math.max(1, ...lines.map(({ values }) => values.length));
  const all = lines.flatMap(({ values }) => [...values]);
  const marks = ticks(Math.min(0, ...all), Math.max(0, ...all), 4);
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const x = (turn: number): number =>
    LEFT + ((turn - 1) / Math.max(1, turns - 1)) * (width - LEFT - right);
  const y = (value: number): number =>
    TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const endsAt = lines.map(({ values }) => y(values.at(-1) ?? 0));
  const labels = apart(endsAt, LABEL, TOP, HEIGHT - BOTTOM);
  return (
    <>
      <g class="plot-axis">
        {marks.map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={width - right} y1={y(value)} y2={y(value)} data-zero={value === 0} />
            <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {numberText(value)}
            </text>
          </g>
        ))}
        {turnLabels(turns).map((turn) => (
          <text key={turn} x={x(turn)} y={HEIGHT - BOTTOM + 16} text-anchor="middle">
            {turn}
          </text>
        ))}
        <text x={(LEFT + width - right) / 2} y={HEIGHT - 3} text-anchor="middle">
          {say("page-replay-axis-turn")}
        </text>
      </g>
      {lines.map(({ name, values }, at) => (
        <g key={at} class={`plot-line plot-line-${at % 6}`}>
          <polyline
            points={values.map((value, turn) => `${x(turn + 1)},${y(value)}`).join(" ")}
          />
          <circle cx={x(values.length)} cy={endsAt[at]} r="3" />
          <text x={x(values.length) + 8} y={(labels[at] ?? 0) + 4}>
            <title>{name}</title>
            {names[at]}
          </text>
        </g>
      ))}
    </>
  );
}

/** The first turn, the last, and round ones between that leave them room. */
function turnLabels(turns: number): readonly number[] {
  if (turns === 1) return [1];
  const step = Math.max(1, (ticks(0, turns, 4)[1] ?? 1));
  const round = ticks(0, turns, 4).filter(
    (turn) => turn > 1 + step / 3 && turn < turns - step / 3 && Number.isInteger(turn),
  );
  return [1, ...round, turns];
}

function shortName(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join("")}…` : name;
}

/** How many letters wide a name is; those of Chinese are twice as wide as others. */
function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 1.9 : 1), 0);
}

// -- how many games were how long ------------------------------------------------------------

interface BarsProps {
  readonly title: string;
  readonly bins: readonly Bin[];
}

const BARS_HEIGHT = 210;

/** How many games were how long: bars with their counts. */
export function LengthBars({ title, bins }: BarsProps) {
  const words = bins
    .filter((bin) => bin.games > 0)
    .map((bin) => say("page-stats-bar", { turns: rangeOf(bin), games: bin.games }));
  return (
    <Frame
      caption={title}
      words={words.join("; ")}
      height={BARS_HEIGHT}
      draw={(width) => <Bars bins={bins} width={width} />}
    />
  );
}

function rangeOf(bin: Bin): string {
  return bin.from === bin.to ? String(bin.from) : `${bin.from}–${bin.to}`;
}

function Bars({ bins, width }: { readonly bins: readonly Bin[]; readonly width: number }) {
  const most = Math.max(1, ...bins.map((bin) => bin.games));
  const slot = Math.min(64, (width - LEFT - 8) / bins.length);
  const floor = BARS_HEIGHT - 40;
  const height = (games: number): number => (games / most) * (floor - 28);
  const every = Math.ceil(44 / slot);
  return (
    <g class="plot-axis">
      <line x1={LEFT} x2={LEFT + slot * bins.length} y1={floor} y2={floor} data-zero="true" />
      <text x={LEFT - 8} y={floor + 4} text-anchor="end">
        0
      </text>
      <text x={2} y={12}>
        {say("page-stats-axis-games")}
      </text>
      {bins.map((bin, at) => {
        const left = LEFT + at * slot;
        const tall = height(bin.games);
        return (
          <g key={bin.from}>
            <rect
              class="plot-bar"
              x={left + 2}
              y={floor - tall}
              width={Math.max(2, slot - 4)}
              height={tall}
            />
            {bin.games === 0 ? null : (
              <text class="plot-count" x={left + slot / 2} y={floor - tall - 5} text-anchor="middle">
                {bin.games}
              </text>
            )}
            {at % every === 0 ? (
              <text x={left + slot / 2} y={floor + 17} text-anchor="middle">
                {rangeOf(bin)}
              </text>
            ) : null}
          </g>
        );
      })}
      <text
        x={LEFT + (slot * bins.length) / 2}
        y={BARS_HEIGHT - 4}
        text-anchor="middle"
      >
        {say("page-stats-axis-turns")}
      </text>
    </g>
  );
}

// -- shares with their intervals -------------------------------------------------------------

const RATE_HEIGHT = 26;

/** A share as a mark on a bar that is its interval; from 0 to 100 %. */
export function Rate({ share }: { readonly share: Share }) {
  const { low, high } = share.interval;
  const words = say("page-stats-interval", {
    share: percent(share.share),
    low: percent(low),
    high: percent(high),
  });
  const at = (part: number): string => `${part * 100}%`;
  return (
    <svg class="rate" height={RATE_HEIGHT} role="img" aria-label={words}>
      <title>{words}</title>
      {[0, 0.5, 1].map((part) => (
        <line key={part} class="rate-grid" x1={at(part)} x2={at(part)} y1="0" y2="100%" />
      ))}
      <rect class="rate-interval" x={at(low)} width={at(Math.max(0.004, high - low))} y="9" height="8" />
      <line class="rate-share" x1={at(share.share)} x2={at(share.share)} y1="4" y2="22" />
    </svg>
  );
}

/** The scale above shares. */
export function RateScale() {
  return (
    <span class="rate-scale" aria-hidden="true">
      {[0, 50, 100].map((share) => (
        <span key={share}>{say("page-stats-percent", { share })}</span>
      ))}
    </span>
  );
}
