// An army as a piece: the sign and number of a clan, and what a sheet says of it so far.

import { draftText, markOf, touchableAmong, touching } from "../../table/any/drawn";
import type { Play } from "../../table/contract";
import { ArmySign } from "./ArmySign";
import { touchOn } from "./orders";
import { armyInWords, armyName } from "./state";
import type { CampaignArmy } from "./wire";

interface ArmyPieceProps {
  readonly play: Play;
  readonly army: CampaignArmy;
  /** Its name and what is true of it stand beside it. */
  readonly named?: boolean;
}

export function ArmyPiece({ play, army, named = false }: ArmyPieceProps) {
  const reader = play.reader.value;
  const keys = [`army:${army.name}`, `attack:${army.name}`, `destroy:${army.name}`];
  const [touch] = touchableAmong(play, keys);
  const draft = keys.map((key) => draftText(play, key)).find(Boolean) ?? "";
  const said = armyInWords(army, reader);
  const marks = `cm-army cm-clan-${army.clan}${markOf(play, keys)}`;
  const text = (
    <>
      <span class="cm-piece" aria-hidden="true">
        <ArmySign army={army} />
      </span>
      {named ? <span>{said}</span> : <span class="cm-hidden">{reader.read(armyName(army))}</span>}
    </>
  );
  if (touch === undefined) {
    return (
      <span class={marks} title={said}>
        {text}
      </span>
    );
  }
  const does = draft || reader.say("page-draft-touch");
  return (
    <button
      type="button"
      class={marks}
      title={said}
      aria-label={reader.say("page-any-lit", { thing: said, answer: does })}
      {...touching(play, touch)}
      onClick={(event) => {
        touchOn(play, touch);
        event.stopPropagation();
      }}
    >
      {text}
    </button>
  );
}
