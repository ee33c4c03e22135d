import type { GameTable } from "../../table/contract";
import { playerName, say } from "../../text/current";
import { BotTag } from "./BotTag";
import { type Playback, seatsOf } from "./playback";
import { seatOfEyes } from "./steps";

/** So many nameplates have room for their figures in one line. */
const FEW = 2;

interface ReplayPlatesProps {
  readonly playback: Playback;
  readonly game: GameTable | null;
}

/** Who plays, how they stand, and whose choice the step is. */
export function ReplayPlates({ playback, game }: ReplayPlatesProps) {
  const { play } = playback;
  const seats = seatsOf(playback.head.value);
  const view = play.view.value;
  const acting = game?.order?.(view) ?? [];
  const order = [...new Set([...acting, ...seats.map((seat) => seat.seat)])];
  const own = seatOfEyes(playback.eyes.value);
  const shown = order.flatMap((number) => seats.filter((seat) => seat.seat === number));
  const Drawn = game?.Figures;
  return (
    <section class="plates" data-few={seats.length <= FEW} aria-label={say("page-players")}>
      {shown.map((seat) => {
        const acts = play.asked.value.includes(seat.seat);
        const plate = (
          <article key={seat.seat} class="plate" data-own={own === seat.seat} data-asked={acts}>
            <header class="plate-head">
              <strong class="plate-name">
                {playerName(seat.name, seat.seat)}
              </strong>
              <BotTag seat={seat} />
            </header>
            {Drawn === undefined || own === seat.seat ? null : (
              <div class="plate-figures">
                <Drawn play={play} seat={seat} />
              </div>
            )}
          </article>
        );
        if (own !== seat.seat) return plate;
        return (
          <div key={seat.seat} class="replay-own">
            {plate}
          </div>
        );
      })}
    </section>
  );
}
