// The land below names and pieces: outlines in the colours of holders, and arrows of the draft.

import { memo } from "preact/compat";
import { touchableAmong } from "../../table/any/drawn";
import type { Play, PlayProps } from "../../table/contract";
import { draftingOf } from "../../table/drafting";
import { marchOf, rideOf, touchOn, wayIn } from "./orders";
import type { Deed } from "./report";
import { FRAME, GROUNDS, PROVINCES, pathOf, viewOf } from "./state";
import { tellingOf } from "./telling";
import type { CampaignArmy } from "./wire";

const BOX = `${FRAME.left} ${FRAME.top} ${FRAME.width} ${FRAME.height}`;
const PATHS: ReadonlyMap<string, string> = new Map(
  [...PROVINCES].map(([place, found]) => [place, pathOf(found.outline)]),
);

/** The names on the map are the controls; who points at the land means the name on it. */
export function Land({ play }: PlayProps) {
  const { view, deeds } = tellingOf(play).scene.value;
  const { holders } = view;
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
        [found.clan, undefined].includes(holders[place]) ? null : (
          <path key={place} class={`cm-origin cm-clan-${found.clan}`} d={PATHS.get(place)} />
        ),
      )}
      {deeds.map((deed, at) => (
        <Done key={deed.line.at} deed={deed} isNow={at === deeds.length - 1} />
      ))}
      {deeds.length > 0
        ? null
        : view.armies.map((army) => <Arrow key={army.name} play={play} army={army} />)}
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
  if (touch !== undefined) touchOn(play, touch);
}

function heartOf(place: string): readonly [number, number] {
  const [x = 0, y = 0] = PROVINCES.get(place)?.heart ?? [];
  return [x, y];
}

/** So far before the heart of a province an arrow ends, where its name does not cover it. */
const TIP = 24;

/** An arrow from one province to another. */
function wayOf(start: string, place: string): string {
  const [x, y] = heartOf(start);
  const [toX, toY] = heartOf(place);
  const long = Math.hypot(toX - x, toY - y) || 1;
  const [dx, dy] = [(toX - x) / long, (toY - y) / long];
  const [tipX, tipY] = [toX - dx * TIP, toY - dy * TIP];
  const side = (by: number): string => `${tipX - dx * 16 - dy * by} ${tipY - dy * 16 + dx * by}`;
  return `M${x} ${y}L${tipX} ${tipY}M${side(11)}L${tipX} ${tipY}L${side(-11)}`;
}

interface DoneProps {
  readonly deed: Deed;
  /** It happens now. */
  readonly isNow: boolean;
}

/** What has happened, where it happened. */
function Done({ deed, isNow }: DoneProps) {
  const { kind, place } = deed;
  const marks = `cm-done cm-done-${kind}${isNow ? " cm-now" : ""}`;
  const clan = deed.army.slice(0, deed.army.lastIndexOf("-"));
  if (kind === "march") {
    const way = wayOf(deed.start, place);
    return (
      <g class={`${marks} cm-clan-${clan}`}>
        <path class="cm-done-edge" d={way} />
        <path d={way} />
      </g>
    );
  }
  if (!isNow || place === "") return null;
  if (kind === "taken") return <path class={marks} d={PATHS.get(place)} />;
  const [x, y] = heartOf(place);
  return <circle class={marks} cx={x} cy={y} r={44} />;
}

interface ArrowProps {
  readonly play: Play;
  readonly army: CampaignArmy;
}

/** Where the sheet that is being written, or lies in the box, sends an army. */
function Arrow({ play, army }: ArrowProps) {
  const { to, next, isWish } = wayFor(play, army);
  if (to === "") return null;
  const [x, y] = heartOf(to);
  if (army.place === "") return <circle class="cm-arrow" cx={x} cy={y} r={34} />;
  const way = wayOf(army.place, to) + (next === "" ? "" : wayOf(to, next));
  return (
    <g class={isWish ? "cm-wished" : ""}>
      <path class="cm-arrow cm-arrow-edge" d={way} />
      <path class="cm-arrow" d={way} />
    </g>
  );
}

interface WayDrawn {
  readonly to: string;
  /** An army of the Unicorn may go on. */
  readonly next: string;
  /** A Daimyo wants it so; its general may write otherwise. */
  readonly isWish: boolean;
}

function wayFor(play: Play, army: CampaignArmy): WayDrawn {
  const draft = draftingOf(play).draft.value;
  const { sheet } = viewOf(play);
  if (draft?.type === "Form") {
    const first = placeIn(marchOf(draft, army.name)?.to);
    const wished = placeIn(wayIn(draft, "commands", army.name)?.to);
    const next = placeIn(rideOf(draft, army.name)?.to);
    return { to: first || wished, next, isWish: first === "" && wished !== "" };
  }
  const order = sheet?.orders.find((each) => each.army === army.name);
  const wished = sheet?.commands.find(([name]) => name === army.name)?.[1] ?? "";
  return { to: order?.to || wished, next: order?.then ?? "", isWish: wished !== "" };
}

function placeIn(key = ""): string {
  return key.slice(key.indexOf(":") + 1);
}
