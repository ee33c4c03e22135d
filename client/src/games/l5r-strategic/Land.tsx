// The land below names and pieces: outlines in the colours of holders, and arrows of the draft.

import { memo } from "preact/compat";
import { touchableAmong } from "../../table/any/drawn";
import type { Play, PlayProps } from "../../table/contract";
import { draftingOf } from "../../table/drafting";
import { FRAME, GROUNDS, PROVINCES, pathOf, viewOf } from "./state";
import type { CampaignArmy } from "./wire";

const BOX = `${FRAME.left} ${FRAME.top} ${FRAME.width} ${FRAME.height}`;
const PATHS: ReadonlyMap<string, string> = new Map(
  [...PROVINCES].map(([place, found]) => [place, pathOf(found.outline)]),
);

/** The names on the map are the controls; who points at the land means the name on it. */
export function Land({ play }: PlayProps) {
  const { holders, armies } = viewOf(play);
  return (
    <svg class="cm-land" viewBox={BOX} aria-hidden="true">
      <Grounds />
      {[...PROVINCES].map(([place, found]) => {
        const open = touchableAmong(play, [`place:${place}`, `ride:${place}`]).length > 0;
        const holder = holders[place] ?? "";
        const clan = holder === "" ? ` cm-${found.kind}` : ` cm-clan-${holder}`;
        return (
          <path
            key={place}
            class={`cm-province${clan}${open ? " cm-open" : ""}`}
            d={PATHS.get(place)}
            onClick={() => touchAt(play, place)}
          />
        );
      })}
      {[...PROVINCES].map(([place, found]) =>
        found.clan === "" || holders[place] === found.clan ? null : (
          <path key={place} class={`cm-origin cm-clan-${found.clan}`} d={PATHS.get(place)} />
        ),
      )}
      {armies.map((army) => (
        <Arrow key={army.name} play={play} army={army} />
      ))}
    </svg>
  );
}

const Grounds = memo(() => (
  <>
    {GROUNDS.map(({ kind, outline }, at) => (
      <path key={at} class={`cm-ground cm-${kind}`} d={pathOf(outline)} />
    ))}
  </>
));

/** Where an army is touched and a province with one is meant, the province comes first. */
function touchAt(play: Play, place: string): void {
  const standing = viewOf(play).armies.filter((army) => army.place === place);
  const keys = [`place:${place}`, `ride:${place}`, ...standing.map((army) => `army:${army.name}`)];
  const [touch] = touchableAmong(play, keys);
  if (touch !== undefined) draftingOf(play).touch(touch);
}

interface ArrowProps {
  readonly play: Play;
  readonly army: CampaignArmy;
}

/** Where the sheet that is being written sends an army. */
function Arrow({ play, army }: ArrowProps) {
  const mark = draftingOf(play).mark(`army:${army.name}`);
  if (mark?.type !== "goes") return null;
  const [x = 0, y = 0] = PROVINCES.get(army.place)?.heart ?? [];
  const [toX = 0, toY = 0] = PROVINCES.get(mark.to.replace("place:", ""))?.heart ?? [];
  if (army.place === "") return <circle class="cm-arrow" cx={toX} cy={toY} r={34} />;
  const long = Math.hypot(toX - x, toY - y) || 1;
  const [dx, dy] = [(toX - x) / long, (toY - y) / long];
  const [tipX, tipY] = [toX - dx * 14, toY - dy * 14];
  const side = (by: number): string =>
    `${tipX - dx * 16 - dy * by} ${tipY - dy * 16 + dx * by}`;
  return (
    <path
      class="cm-arrow"
      d={`M${x} ${y}L${tipX} ${tipY}M${side(11)}L${tipX} ${tipY}L${side(-11)}`}
    />
  );
}
