import type { GameTable } from "../contract";
import { titlesIn } from "../since";
import type { Sitting } from "../sitting";

interface StagedProps {
  readonly sitting: Sitting;
  readonly game: GameTable | null;
}

/** The card that lies open before all while it is told, with its face, over the board. */
export function Staged({ sitting, game }: StagedProps) {
  const line = sitting.play.happening.value;
  const FullCard = game?.FullCard;
  if (line === null || line.weight !== "grave" || FullCard === undefined) return null;
  if (!game?.stages?.has(line.event)) return null;
  const [slug] = titlesIn(Object.values(line.message.args));
  if (slug === undefined) return null;
  return (
    <div key={line.at} class="staged" aria-hidden="true">
      <FullCard play={sitting.play} peek={{ slug, card: null, beside: null, elsewhere: sitting.around() }} />
    </div>
  );
}
