// The sheet that the reader has handed in: to be read, not to be changed any more.

import type { PlayProps } from "../../table/contract";
import { ArmySign } from "./ArmySign";
import { viewOf } from "./state";
import { nameOf, written } from "./written";

export function OwnSheet({ play }: PlayProps) {
  const { sheet } = viewOf(play);
  if (sheet === null) return null;
  const reader = play.reader.value;
  return (
    <ul class="cm-own-sheet" aria-label={reader.say("campaign-own-sheet")}>
      {written(sheet).map(({ army, said }, at) => (
        <li key={at}>
          {army === null ? null : (
            <>
              <span class={`cm-piece cm-clan-${army.clan}`}>
                <ArmySign army={army} />
              </span>
              <span class="cm-hidden">{reader.read(nameOf(army))}</span>
            </>
          )}
          <span>{said.map((each) => reader.read(each)).join("; ")}</span>
        </li>
      ))}
    </ul>
  );
}
