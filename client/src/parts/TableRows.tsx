import { read, say } from "../text/current";
import { playerArg } from "../text/players";
import type { LobbyEntry } from "../wire";
import { titleWithGame } from "./GameTag";
import { Icon } from "./Icon";

interface TableRowsProps {
  readonly tables: readonly LobbyEntry[];
  /** Those that are over lead to their replays, too. */
  readonly replays?: boolean;
}

/** Tables in a list: what is played, by whom, how far it is, and whose move it is. */
export function TableRows({ tables, replays = false }: TableRowsProps) {
  return (
    <ul class={replays ? "table-rows with-replays" : "table-rows"}>
      {tables.map((table) => (
        <li key={table.id} data-yours={isYourMove(table)}>
          <a href={`/table/${table.id}`}>
            <span class="row-title">{title(table)}</span>
            <span class="row-people">{people(table)}</span>
            <span class="row-stage">
              {isYourMove(table) ? <Icon sign="right" size={14} /> : null} {stage(table)}
            </span>
          </a>
          {replays && table.stage === "over" ? (
            <a
              class="button row-replay"
              href={`/replay/${table.id}`}
              aria-label={say("you-replay-of", { title: titleWithGame(read(table.title), table.game) })}
            >
              <Icon sign="play" size={16} /> {say("you-replay")}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** What is played there, and of how many games the match is if it is of several. */
function title(table: LobbyEntry): string {
  const words = titleWithGame(read(table.title), table.game);
  return table.games < 2 ? words : `${words} · ${say("page-match-length", { count: table.games })}`;
}

/** Whether the reader is asked something there. */
export function isYourMove(table: LobbyEntry): boolean {
  return table.seat !== null && table.asked.includes(table.seat);
}

export function isFinished(table: LobbyEntry): boolean {
  return table.stage === "over" || table.stage === "closed";
}

function people(table: LobbyEntry): string {
  const names = table.names.filter((name) => name !== "");
  return names.length > 0 ? read(names.map(playerArg)) : "";
}

function stage(table: LobbyEntry): string {
  if (table.stage === "gathering") return say("page-free-seats", { count: table.free });
  if (table.stage === "over") return ending(table);
  const words = say(isYourMove(table) ? "page-row-yours" : `page-stage-${table.stage}`);
  if (table.stage === "closed" || table.turn === 0) return words;
  return `${words} · ${say("page-row-turn", { turn: table.turn })}`;
}

function ending(table: LobbyEntry): string {
  if (table.seat !== null && table.won.length > 0) {
    return say(table.won.includes(table.seat) ? "page-row-won" : "page-row-lost");
  }
  const winners = table.won.flatMap((seat) => {
    const name = table.seats[seat]?.name ?? "";
    return name === "" ? [] : [playerArg(name, seat)];
  });
  if (winners.length === 0) return say("page-stage-over");
  return say("page-row-winners", { winners, count: winners.length });
}
