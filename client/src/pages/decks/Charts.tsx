// What a deck is made of, drawn: a bar for each thing counted, its number beside it.

import { read, reader, say } from "../../text/current";
import type { Chart } from "../../wire";

const ROW = 22;
const HIGH = 84;
const FOOT = 20;
const HEAD = 18;
const COLUMN = 30;
const BAR = 20;

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
        <figure key={chart.id}>
          <figcaption>
            {read(chart.title)}
            {chart.mean === null ? null : (
              <span class="hint"> {say("builder-mean", { mean: rounded(chart.mean) })}</span>
            )}
          </figcaption>
          {curves.includes(chart.id) ? <Columns chart={chart} /> : <Bars chart={chart} />}
        </figure>
      ))}
    </div>
  );
}

function rounded(mean: number): string {
  return mean.toLocaleString(reader.value?.language, { maximumFractionDigits: 1 });
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

function Columns({ chart }: { readonly chart: Chart }) {
  const most = Math.max(1, ...chart.bars.map((one) => one.count));
  const width = chart.bars.length * COLUMN;
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
        const middle = at * COLUMN + COLUMN / 2;
        return (
          <g key={at}>
            <rect class="bar" x={middle - BAR / 2} y={HEAD + HIGH - high} width={BAR} height={high} />
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
