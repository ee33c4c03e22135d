// What the sections of the form share: parts that can be added and removed.

import { Icon } from "../../../parts/Icon";
import { say } from "../../../text/current";
import { type Editing, NumberField, putAt, TextField, valueAt } from "./fields";
import { listOf, type Path } from "./form";

/** The lists of cards that are offered while one types. */
export const LOCATIONS = "level-locations";
export const OBSTACLES = "level-obstacles";

export interface PartProps {
  readonly edit: Editing;
}

/** Take a part out of a list; without any the list itself goes, but for the one of decks. */
export function removeAt(edit: Editing, path: Path, at: number): void {
  const left = listOf(valueAt(edit, path)).filter((_, other) => other !== at);
  putAt(edit, path, left.length > 0 || path[0] === "decks" ? left : undefined);
}

interface RemoveProps extends PartProps {
  readonly path: Path;
  readonly at: number;
  readonly what: string;
}

export function Remove({ edit, path, at, what }: RemoveProps) {
  return (
    <button
      type="button"
      class="bare part-remove"
      title={say("levels-page-remove")}
      aria-label={say("levels-page-remove-named", { what })}
      onClick={() => removeAt(edit, path, at)}
    >
      <Icon sign="close" size={18} />
    </button>
  );
}

interface AddProps extends PartProps {
  readonly path: Path;
  readonly value: unknown;
  readonly label: string;
}

export function Add({ edit, path, value, label }: AddProps) {
  const count = listOf(valueAt(edit, path)).length;
  return (
    <button type="button" class="part-add" onClick={() => putAt(edit, [...path, count], value)}>
      {label}
    </button>
  );
}

/** A space of the map, and the card on it. */
export function Spot({ edit, path }: PartProps & { readonly path: Path }) {
  return (
    <div class="field-row">
      <NumberField edit={edit} path={[...path, "column"]} label={say("levels-page-column")} min={1} max={26} />
      <NumberField edit={edit} path={[...path, "depth"]} label={say("levels-page-row")} min={1} max={99} />
      <TextField edit={edit} path={[...path, "card"]} label={say("levels-page-card")} list={LOCATIONS} />
    </div>
  );
}
