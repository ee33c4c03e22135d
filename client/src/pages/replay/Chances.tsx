// Who was ahead: the chances of the seats as shares of one, step by step, and where they turned.

import { useEffect, useRef } from "preact/hooks";
import { read, say } from "../../text/current";
import type { Chances as ChancesOfMatch, TurningPoint } from "../../wire";
import { useWidth } from "../stats/plots";
import { percent } from "../stats/scale";
import { bandsOf, stepAt } from "./bands";
import "./chances.css";
import type { Playback } from "./playback";

interface ChancesProps {
  readonly playback: Playback;
  readonly names: readonly string[];
  /** Go to a step, and let the reader see it. */
  readonly go: (step: number) => void;
}

/** The chances to win after each step, drawn; the steps that changed most, to go to. */
export function Chances({ playback, names, go }: ChancesProps) {
  useEffect(() => {
    void playback.fetchChances();
  }, [playback]);
  const chances = playback.chances.value;
  return (
    <section class="chances" aria-label={say("page-chances")}>
      <h3>{say("page-chances")}</h3>
      {chances === null ? (
        <p class="loading">{say("page-loading")}</p>
      ) : chances.seats.length === 0 ? (
        <p class="hint">{say("page-chances-none")}</p>
      ) : (
        <>
          <Bands chances={chances} names={names} step={playback.step.value} go={go} />
          <Turning point={chances.turning} names={names} go={go} />
          <Turns points={chances.turns} names={names} go={go} />
          <p class="hint">{say("page-chances-lead")}</p>
        </>
      )}
    </section>
  );
}

const HEIGHT = 132;

interface BandsProps {
  readonly chances: ChancesOfMatch;
  readonly names: readonly string[];
  readonly step: number;
  readonly go: (step: number) => void;
}

function Bands({ chances, names, step, go }: BandsProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const steps = chances.values[0]?.length ?? 0;
  const x = (at: number): number => (at / Math.max(1, steps - 1)) * width;
  const words = say("page-chances-plot", { steps: steps - 1, ends: shares(chances, names, steps - 1) });
  return (
    <div class="chances-plot" ref={place}>
      <ul class="chances-names">
        {names.map((name, seat) => (
          <li key={seat}>
            <span class={`chances-key chances-band-${seat % 6}`} aria-hidden="true" /> {name}
          </li>
        ))}
      </ul>
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={words}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          go(stepAt((event.clientX - box.left) / box.width, steps));
        }}
      >
        {bandsOf(chances.values, width, HEIGHT).map((points, seat) => (
          <polygon key={seat} class={`chances-band chances-band-${seat % 6}`} points={points} />
        ))}
        <line class="chances-even" x1="0" x2={width} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        {chances.turns.map((point) => (
          <line
            key={point.step}
            class="chances-turn"
            x1={x(point.step)}
            x2={x(point.step)}
            y1={HEIGHT - 10}
            y2={HEIGHT}
          />
        ))}
        <line class="chances-now" x1={x(step)} x2={x(step)} y1="0" y2={HEIGHT} />
      </svg>
      <p class="chances-at">{say("page-chances-at", { step, ends: shares(chances, names, step) })}</p>
    </div>
  );
}

/** The chances of all seats after a step, in words. */
function shares(chances: ChancesOfMatch, names: readonly string[], step: number): string[] {
  return names.map((name, seat) =>
    say("page-chances-end", { name, percent: percent(chances.values[seat]?.[step] ?? 0) }),
  );
}

interface TurningProps {
  readonly point: TurningPoint | null;
  readonly names: readonly string[];
  readonly go: (step: number) => void;
}

function changeOf({ seat, before, after, step }: TurningPoint, names: readonly string[]) {
  return { step, name: names[seat] ?? "", before: percent(before), after: percent(after) };
}

function Turning({ point, names, go }: TurningProps) {
  if (point === null) return null;
  return (
    <p class="chances-turning">
      {say("page-chances-turning", changeOf(point, names))}{" "}
      {point.told === null ? null : `${say("page-chances-told", { told: point.told })} `}
      <button type="button" class="link" onClick={() => go(point.step)}>
        {say("page-chances-step", { step: point.step })}
      </button>
    </p>
  );
}

interface TurnsProps {
  readonly points: readonly TurningPoint[];
  readonly names: readonly string[];
  readonly go: (step: number) => void;
}

function Turns({ points, names, go }: TurnsProps) {
  if (points.length === 0) return null;
  return (
    <>
      <h4>{say("page-chances-turns")}</h4>
      <ol class="chances-turns">
        {points.map((point) => (
          <li key={point.step}>
            <button type="button" class="link" onClick={() => go(point.step)}>
              {say("page-chances-step", { step: point.step })}
            </button>
            <span class="chances-change">{say("page-chances-change", changeOf(point, names))}</span>
            {point.told === null ? null : <span class="chances-told">{read(point.told)}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
