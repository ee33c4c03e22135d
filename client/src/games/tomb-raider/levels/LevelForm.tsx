// A level field by field.

import { pool } from "../../../cards/pool";
import { say } from "../../../text/current";
import { Alone, Bonuses, Goal } from "./AimSections";
import { type Editing, NumberField, PickField, Section, TextField, TickField } from "./fields";
import { listOf } from "./form";
import { Building, Decks, Entrances, Limits, Places } from "./MapSections";
import { Add, LOCATIONS, OBSTACLES, type PartProps, Remove } from "./form-parts";

export function LevelForm({ edit }: { readonly edit: Editing }) {
  const variants = listOf(edit.form["variants"]);
  return (
    <div class="level-form">
      <Frame edit={edit} />
      <Entrances edit={edit} />
      <Decks edit={edit} />
      <Places edit={edit} />
      <Limits edit={edit} />
      <Goal edit={edit} />
      <Alone edit={edit} />
      <Bonuses edit={edit} />
      <Building edit={edit} />
      {edit.scope === null ? <Variants edit={edit} count={variants.length} /> : null}
      <Offered id={LOCATIONS} kinds={["location"]} />
      <Offered id={OBSTACLES} kinds={["obstacle"]} />
    </div>
  );
}

/** The cards that are offered while one types. */
function Offered({ id, kinds }: { readonly id: string; readonly kinds: readonly string[] }) {
  return (
    <datalist id={id}>
      {[...pool.value.values()]
        .filter(({ printed }) => kinds.includes(printed.kind))
        .map(({ printed }) => (
          <option key={printed.slug} value={printed.slug}>
            {`${printed.number} ${printed.name}`}
          </option>
        ))}
    </datalist>
  );
}

function Frame({ edit }: PartProps) {
  return (
    <Section
      edit={edit}
      field="width"
      others={
        edit.scope === null
          ? ["title", "id", "depth", "first_depth", "players", "power"]
          : ["depth", "first_depth", "players", "power"]
      }
      title={say("levels-page-frame")}
      open
    >
      {edit.scope === null ? (
        <>
          <TextField edit={edit} path={["title"]} label={say("levels-page-name")} />
          <TextField edit={edit} path={["id"]} label={say("levels-page-id")} />
        </>
      ) : null}
      <div class="field-row">
        <NumberField edit={edit} path={["width"]} label={say("levels-page-width")} min={1} max={26} />
        <NumberField edit={edit} path={["depth"]} label={say("levels-page-depth")} min={1} max={99} />
        <NumberField edit={edit} path={["first_depth"]} label={say("levels-page-first-depth")} min={1} />
      </div>
      <div class="field-row">
        <NumberField edit={edit} path={["players", "min"]} label={say("levels-page-fewest")} min={1} />
        <NumberField edit={edit} path={["players", "max"]} label={say("levels-page-most")} min={1} />
        <PickField
          edit={edit}
          path={["power"]}
          label={say("levels-fact-power")}
          choices={["1", "2", "3"].map((one) => [one, one] as const)}
          numbers
        />
      </div>
    </Section>
  );
}

function Variants({ edit, count }: PartProps & { readonly count: number }) {
  return (
    <Section edit={edit} field="variants" title={say("levels-page-variants")}>
      <p class="hint">{say("levels-page-variants-more")}</p>
      {Array.from({ length: count }, (_, at) => (
        <div class="part-line" key={at}>
          <div class="field-row">
            <TextField edit={edit} path={["variants", at, "id"]} label={say("levels-page-id")} />
            <TextField edit={edit} path={["variants", at, "title"]} label={say("levels-page-name")} />
            <TickField
              edit={edit}
              path={["variants", at, "recommended"]}
              label={say("levels-page-recommended")}
            />
          </div>
          <Remove edit={edit} path={["variants"]} at={at} what={say("levels-page-variant")} />
        </div>
      ))}
      <Add
        edit={edit}
        path={["variants"]}
        value={{ id: `version-${count + 1}`, title: say("levels-page-variant-name", { number: count + 1 }) }}
        label={say("levels-page-add-variant")}
      />
    </Section>
  );
}
