// The dice of a roll that is told over the board, with the faces that fell.

import { Die } from "../../cards/Die";
import type { HappeningProps } from "../../table/contract";
import { isRoll, rollOf } from "./chance";

export function Happening({ line }: HappeningProps) {
  if (!isRoll(line)) return null;
  return (
    <span class="dice told-dice">
      {rollOf(line).faces.map((face, at) => (
        <Die key={at} face={face} at={at} size={34} />
      ))}
    </span>
  );
}
