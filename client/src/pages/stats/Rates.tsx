import { read, say } from "../../text/current";
import type { Arg, TableLine } from "../../wire";
import { numberText } from "./numbers";
import { Rate, RateScale } from "./plots";
import { percent } from "./scale";

interface RatesProps {
  readonly title: string;
  readonly lines: readonly TableLine[];
  /** Whether the games are counted in turns. */
  readonly counted: boolean;
  /** The share is that of games that anybody won. */
  readonly decided?: boolean;
  /** What a line is called, if not by its label. */
  readonly called?: (line: TableLine) => Arg;
}

/** How often was won, a line for each kind of game: the share, its interval, the median length. */
export function Rates({ title, lines, counted, decided = false, called }: RatesProps) {
  if (lines.length === 0) return null;
  return (
    <div class="figures-scroll">
      <table class="figures rates">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" class="rates-won">
              {say(decided ? "page-stats-column-decided" : "page-stats-column-won")}
            </th>
            <th scope="col" class="rates-share">
              <RateScale />
            </th>
            {counted ? (
              <th scope="col" class="rates-turns">
                {say("page-stats-column-turns")}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">{read(called?.(line) ?? line.label)}</th>
              <td class="rates-won">
                <b>{say("page-stats-percent", { share: percent(line.wins.share) })}</b>
                <span class="rates-count">
                  {say("page-stats-of", { won: line.wins.count, games: line.games })}
                </span>
              </td>
              <td class="rates-share">
                <Rate share={line.wins} />
              </td>
              {counted ? <td class="rates-turns">{numberText(line.turns.median)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
