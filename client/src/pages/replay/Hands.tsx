import type { GameTable } from "../../table/contract";
import { FoldedPlace, OpenHands } from "../../table/OpenHands";
import { playerName, say } from "../../text/current";
import type { Playback } from "./playback";
import { ALL, seatOfEyes } from "./steps";

interface HandsProps {
  readonly playback: Playback;
  readonly game: GameTable | null;
}

/** The hand of the seat whose eyes are used; with everything open, those of all. */
export function Hands({ playback, game }: HandsProps) {
  const eyes = playback.eyes.value;
  const seat = seatOfEyes(eyes);
  const { play } = playback;
  if (eyes === ALL) {
    return <OpenHands play={play} game={game} title={say("page-replay-view-all")} field="seats" />;
  }
  if (game?.Hand === undefined || seat === null) return null;
  const name = playerName(playback.head.value?.seats[seat]?.name ?? "", seat);
  return (
    <FoldedPlace title={name}>
      <div class="own-hand">
        <game.Hand play={play} />
      </div>
    </FoldedPlace>
  );
}
