import { Select } from "../../../parts/Select";
import { read, say } from "../../../text/current";
import type { LevelDrawing } from "../wire";
import type { Editing } from "./fields";
import { getIn, listOf, type Scope, textOf } from "./form";

interface VersionsProps {
  readonly edit: Editing;
  readonly drawings: readonly LevelDrawing[];
  readonly choose: (scope: Scope) => void;
}

/** The choice between the level as a whole and its variants, where it has any. */
export function Versions({ edit, drawings, choose }: VersionsProps) {
  const variants = listOf(edit.form["variants"]);
  if (variants.length === 0) return null;
  return (
    <Select
      label={say("levels-page-version")}
      value={edit.scope === null ? "" : String(edit.scope)}
      choices={[
        ["", say("levels-page-whole")],
        ...variants.map((one, at) => [String(at), nameOf(one, drawings[at], at)] as const),
      ]}
      choose={(chosen) => choose(chosen === "" ? null : Number(chosen))}
    />
  );
}

function nameOf(variant: unknown, drawn: LevelDrawing | undefined, at: number): string {
  // The titles of shipped levels are messages, which the server tells with the drawing.
  if (drawn !== undefined && drawn.variant === getIn(variant, ["id"])) return read(drawn.title);
  const title = textOf(getIn(variant, ["title"]));
  return title || textOf(getIn(variant, ["id"])) || String(at + 1);
}
