import type { Arg, Message, Name } from "../../wire";
import type { GameTable } from "../contract";
import { seatIn, titlesIn } from "../since";
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
  const name = Object.values(line.message.args).map(cardIn).find((one) => one !== null);
  if (name === undefined || name === null) return null;
  // Cards of some games have a slug, by which all know them; of others the words are the name.
  const slug = titlesIn([name])[0] ?? JSON.stringify(name);
  const peek = { slug, card: null, beside: null, elsewhere: sitting.around(), name };
  return (
    <div key={line.at} class="staged" aria-hidden="true">
      <FullCard play={sitting.play} peek={peek} />
    </div>
  );
}

/** What may be the name of a card, the first of several; null for seats, figures and places. */
function cardIn(arg: Arg): Message | Name | null {
  if (typeof arg !== "object") return null;
  if (Array.isArray(arg)) return arg.length > 0 ? cardIn(arg[0] as Arg) : null;
  if (seatIn(arg) !== null || (arg.type === "name" && arg.kind !== "card")) return null;
  return arg;
}
