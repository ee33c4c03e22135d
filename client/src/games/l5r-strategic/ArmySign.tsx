// The sign and the number of an army: clans are told apart by shape, not by colour alone.

import { ClanSign } from "../../cards/clans";

interface ArmySignProps {
  readonly army: { readonly clan: string; readonly number: number };
}

/** It is hidden from those who hear the page: the name of the army stands beside it. */
export function ArmySign({ army }: ArmySignProps) {
  return (
    <span class="cm-army-sign" aria-hidden="true">
      <ClanSign of={army.clan} size={15} />
      {army.number}
    </span>
  );
}
