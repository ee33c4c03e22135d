import { useEffect } from "preact/hooks";
import { Dialog } from "../../parts/Dialog";
import { Trouble } from "../../parts/Faults";
import { playerName, read, say } from "../../text/current";
import type { MatchStatistics, StatLine } from "../../wire";
import { numberText, signedText } from "../stats/numbers";
import { LinePlot } from "../stats/plots";
import { percent } from "../stats/scale";
import { Chances } from "./Chances";
import type { Playback } from "./playback";

interface FiguresProps {
  readonly playback: Playback;
  readonly close: () => void;
}

/** The figures of a match: a table of the seats, and how they grew turn by turn. */
export function Figures({ playback, close }: FiguresProps) {
  useEffect(() => {
    void playback.fetchFigures();
  }, [playback]);
  const figures = playback.figures.value;
  const names = (figures?.seats ?? []).map((seat) =>
    playerName(playback.head.value?.seats[seat]?.name ?? "", seat),
  );
  const isOver = playback.head.value?.over ?? false;
  const go = (step: number): void => {
    playback.move(step);
    close();
  };
  return (
    <Dialog title={say("page-replay-figures")} close={close} wide>
      <Trouble error={playback.error.value} />
      {figures === null ? (
        <p class="loading">{say("page-loading")}</p>
      ) : (
        <>
          {figures.turns === 0 ? null : (
            <p>{say("page-replay-figures-lead", { turns: figures.turns })}</p>
          )}
          {isOver && names.length > 1 ? <Chances playback={playback} names={names} go={go} /> : null}
          <FigureTable figures={figures} names={names} />
          <p class="hint">{say("page-replay-luck-note")}</p>
          <Growth figures={figures} names={names} />
        </>
      )}
    </Dialog>
  );
}

interface PartProps {
  readonly figures: MatchStatistics;
  readonly names: readonly string[];
}

function FigureTable({ figures, names }: PartProps) {
  const together = names.length > 1;
  return (
    <div class="figures-scroll">
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{say("page-replay-figure")}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
            {together ? <th scope="col">{say("page-replay-together")}</th> : null}
          </tr>
        </thead>
        <tbody>
          {figures.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{read(line.label)}</th>
              {line.values.map((value, seat) => (
                <td key={seat}>{valueText(line, value)}</td>
              ))}
              {together ? <td>{valueText(line, line.all)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function valueText(line: StatLine, value: number | null): string {
  if (value === null) return "–";
  switch (line.unit) {
    case "share":
      return say("page-stats-percent", { share: percent(value) });
    case "difference":
      return signedText(value);
    default:
      return numberText(value);
  }
}

function Growth({ figures, names }: PartProps) {
  if (figures.turns === 0) return null;
  return (
    <section class="replay-growth">
      <h3>{say("page-replay-grew")}</h3>
      <div class="replay-plots">
        {figures.series.map((series) => (
          <LinePlot
            key={series.id}
            title={read(series.label)}
            lines={series.values.map((values, seat) => ({ name: names[seat] ?? "", values }))}
          />
        ))}
      </div>
    </section>
  );
}
