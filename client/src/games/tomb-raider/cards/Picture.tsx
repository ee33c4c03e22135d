// The middle of a full card: a location's plan, a drawing of what else it is about.

import type { PictureProps } from "../../../cards/Card";
import { Picture as Drawing } from "../../../pictures/Picture";
import { subjectOf } from "../pictures/subject";
import { facts } from "./figures";
import { Sign } from "./signs";

const book = async () => (await import("../pictures/pages")).pages;

export function Picture({ entry, kind }: PictureProps) {
  const printed = facts(entry?.printed);
  if (printed?.kind === "location") return <Plan exits={printed.exits} />;
  if (printed !== undefined) {
    return <Drawing subject={subjectOf(printed)} frame="lying" book={book} />;
  }
  return (
    <div class="card-picture" aria-hidden="true">
      <Sign of={kind} size={52} />
    </div>
  );
}

const OPENINGS: Readonly<Record<string, string>> = {
  top: "M86 0h28v26H86z",
  bottom: "M86 74h28v26H86z",
  left: "M30 37h34v26H30z",
  right: "M136 37h34v26h-34z",
};
const WALLS: Readonly<Record<string, string>> = {
  top: "M86 0v24M114 0v24",
  bottom: "M86 76v24M114 76v24",
  left: "M30 37h32M30 63h32",
  right: "M138 37h32M138 63h32",
};

/** The exits as printed: the top of the card is up. */
function Plan({ exits }: { exits: readonly string[] }) {
  return (
    <svg class="card-picture card-plan" viewBox="0 0 200 100" aria-hidden="true">
      <rect class="plan-room" x="62" y="24" width="76" height="52" />
      {exits.map((side) => (
        <g key={side}>
          <path class="plan-open" d={OPENINGS[side]} />
          <path class="plan-wall" d={WALLS[side]} />
        </g>
      ))}
    </svg>
  );
}
