// The last board of a match as any game is drawn, and its log.

import "./told.css";
import { signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { get } from "../../api";
import { useActing } from "../../parts/acting";
import { Clause } from "../../parts/Clause";
import { Trouble } from "../../parts/Faults";
import { isAbout, knowCards, knowSeats, prepareGame, say, turnTo } from "../../text/current";
import type { LogLine, ToldMatch } from "../../wire";
import { anyTable } from "../any/AnyTable";
import { placeBeside } from "../beside";
import type { GameTable, Play, PlayProps } from "../contract";
import { Told } from "../Told";
import { playOf } from "./playing";

const { Board, FullCard, Hand, Header } = anyTable as Required<GameTable>;

export interface SeenProps {
  readonly told: ToldMatch;
  readonly path: string;
}

/** What there is to see, once the texts of the game are there. */
export function Seen({ told, path }: SeenProps) {
  const { game } = told;
  const lines = useMemo(() => signal<readonly LogLine[]>(told.lines), [told]);
  const play = useMemo(() => playOf(told, lines), [told]);
  const failed = useSignal(false);
  useEffect(() => {
    knowSeats(told.seats.map((seat) => seat.name));
    void knowCards(game).catch(() => undefined);
    turnTo(game);
    prepareGame(game).catch(() => (failed.value = true));
  }, [told]);
  if (!isAbout(game)) {
    return <p class="loading">{say(failed.value ? "page-no-answer" : "page-loading")}</p>;
  }
  const add = (older: readonly LogLine[]): void => {
    lines.value = [...older, ...lines.value];
  };
  return (
    <>
      <section class="told-place" aria-label={say("page-told-board")}>
        <h2>{say("page-told-board")}</h2>
        {told.is_whole ? null : <p class="hint">{say("page-told-partly")}</p>}
        <Header play={play} />
        <div class="told-board">
          <Board play={play} />
        </div>
        {told.seat === null ? null : <Hand play={play} />}
      </section>
      <section class="told-place" aria-label={say("page-log")}>
        <h2>{say("page-log")}</h2>
        <Log play={play} path={path} hasMore={told.has_more} add={add} />
      </section>
      <Peeking play={play} />
    </>
  );
}

interface LogProps extends PlayProps {
  readonly path: string;
  readonly hasMore: boolean;
  readonly add: (older: readonly LogLine[]) => void;
}

/** The log, the last lines first to come; those before them when they are asked for. */
function Log({ play, path, hasMore, add }: LogProps) {
  const more = useSignal(hasMore);
  const { busy, error, run } = useActing();
  const lines = play.lines.value;
  const fetchOlder = (): Promise<void> =>
    run(async () => {
      const older = await get<ToldMatch>(`${path}&before=${play.lines.peek()[0]?.at ?? 0}`);
      more.value = older.has_more;
      add(older.lines);
    });
  return (
    <ol class="log told-log" tabIndex={0} aria-label={say("page-log")}>
      {more.value ? (
        <li class="log-older">
          <button type="button" aria-busy={busy.value} onClick={() => void fetchOlder()}>
            {say("page-older")}
          </button>
          <Trouble error={error.value} />
        </li>
      ) : null}
      {lines.map((line) => (
        <li key={line.at} class="log-line">
          <Told line={line} play={play} /> <Clause id={line.clause} />
        </li>
      ))}
      {lines.length === 0 ? <li class="empty">{say("page-log-none")}</li> : null}
    </ol>
  );
}

function Peeking({ play }: { readonly play: Play }) {
  const peek = play.peek.value;
  if (peek === null) return null;
  return (
    <div class="peek" style={placeBeside(peek.beside)}>
      <FullCard play={play} peek={peek} />
    </div>
  );
}
