// What a deck is made of, drawn: a bar for each thing counted, its number beside it.

import { read, reader, say } from "../../text/current";
import type { Chart } from "../../wire";

const ROW = 22;
const HIGH = 84;
const FOOT = 20;
const HEAD = 18;
const WIDEST = 34;
/** So many columns have room beside another figure, and so wide they may be together. */
const FEW = 11;
const ROOM = 230;
const NARROWEST = 24;

interface ChartsProps {
  readonly charts: readonly Chart[];
  /** Those whose bars stand in the order of a number. */
  readonly curves: readonly string[];
}

export function Charts({ charts, curves }: ChartsProps) {
  const filled = charts.filter((chart) => chart.bars.some((bar) => bar.count > 0));
  if (filled.length === 0) return <p class="empty">{say("builder-no-charts")}</p>;
  return (
    <div class="charts">
      {filled.map((chart) => (
        <figure key={chart.id} class={isWide(chart, curves) ? "chart-wide" : undefined}>
          <figcaption>
            {read(chart.title)}
            {chart.mean === null ? null : (
              <span class="hint"> {say("builder-mean", { mean: rounded(chart.mean) })}</span>
            )}
          </figcaption>
          {curves.includes(chart.id) ? (
            <Columns chart={chart} column={columnOf(chart)} />
          ) : (
            <Bars chart={chart} />
          )}
        </figure>
      ))}
    </div>
  );
}

function rounded(mean: number): string {
  return mean.toLocaleString(reader.value?.language, { maximumFractionDigits: 1 });
}

function isWide(chart: Chart, curves: readonly string[]): boolean {
  return curves.includes(chart.id) && chart.bars.length > FEW;
}

/** How wide a column is. */
function columnOf({ bars }: Chart): number {
  return bars.length > FEW ? NARROWEST : Math.min(WIDEST, ROOM / bars.length);
}

/** The chart in words, for those who cannot see it. */
function inWords(chart: Chart): string {
  const parts = chart.bars.map((bar) => `${read(bar.label)}: ${bar.count}`);
  return `${read(chart.title)}. ${parts.join("; ")}`;
}

function Bars({ chart }: { readonly chart: Chart }) {
  const most = Math.max(1, ...chart.bars.map((bar) => bar.count));
  return (
    <svg class="chart" height={chart.bars.length * ROW} role="img" aria-label={inWords(chart)}>
      {chart.bars.map((bar, at) => (
        <g key={at}>
          <text x="0" y={at * ROW + 15}>
            {read(bar.label)}
          </text>
          <rect class="bar" x="45%" y={at * ROW + 4} width={`${(44 * bar.count) / most}%`} height={14} />
          <text class="bar-count" x={`${46.5 + (44 * bar.count) / most}%`} y={at * ROW + 15}>
            {bar.count}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Columns({ chart, column }: { readonly chart: Chart; readonly column: number }) {
  const most = Math.max(1, ...chart.bars.map((one) => one.count));
  const width = chart.bars.length * column;
  const bar = Math.min(22, column - 4);
  return (
    <svg
      class="chart chart-columns"
      width={width}
      height={HEAD + HIGH + FOOT}
      role="img"
      aria-label={inWords(chart)}
    >
      {chart.bars.map((one, at) => {
        const high = (HIGH * one.count) / most;
        const middle = at * column + column / 2;
        return (
          <g key={at}>
            <rect class="bar" x={middle - bar / 2} y={HEAD + HIGH - high} width={bar} height={high} />
            {one.count > 0 ? (
              <text class="bar-count" x={middle} y={HEAD + HIGH - high - 4} text-anchor="middle">
                {one.count}
              </text>
            ) : null}
            <text x={middle} y={HEAD + HIGH + 15} text-anchor="middle">
              {read(one.label)}
            </text>
          </g>
        );
      })}
      <line x1="0" x2={width} y1={HEAD + HIGH} y2={HEAD + HIGH} />
    </svg>
  );
}
