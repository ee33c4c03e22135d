// The sections of the form about the map and how it is built.

import { Tick } from "../../../parts/Tick";
import { say } from "../../../text/current";
import { CardsField, NumberField, PickField, putAt, Section, TextField, TickField, valueAt } from "./fields";
import { getIn, listOf, type Path, textOf } from "./form";
import { Add, LOCATIONS, type PartProps, Remove, Spot } from "./form-parts";

const FAMILIES = ["cave", "tomb", "atlantean", "plain"] as const;

export function Entrances({ edit }: PartProps) {
  const all = listOf(valueAt(edit, ["entrances"]));
  return (
    <Section edit={edit} field="entrances" others={["choosing"]} title={say("levels-fact-entrances")}>
      {all.map((arrangement, number) => {
        const path: Path = ["entrances", number];
        const what = say("levels-page-arrangement", { number: number + 1 });
        return (
          <div class="part" key={number}>
            <div class="part-head">
              <b>{what}</b>
              <Remove edit={edit} path={["entrances"]} at={number} what={what} />
            </div>
            <PickField
              edit={edit}
              path={[...path, "when"]}
              label={say("levels-page-when")}
              choices={["any", "alone", "odd", "even"].map(
                (one) => [one, say(`levels-page-when-${one}`)] as const,
              )}
            />
            {listOf(getIn(arrangement, ["spots"])).map((_, at) => (
              <div class="part-line" key={at}>
                <Spot edit={edit} path={[...path, "spots", at]} />
                <Remove
                  edit={edit}
                  path={[...path, "spots"]}
                  at={at}
                  what={say("levels-page-entrance")}
                />
              </div>
            ))}
            <Add
              edit={edit}
              path={[...path, "spots"]}
              value={{ column: 1, depth: 1, card: "001" }}
              label={say("levels-page-add-entrance")}
            />
          </div>
        );
      })}
      <Add
        edit={edit}
        path={["entrances"]}
        value={{ spots: [{ column: 1, depth: 1, card: "001" }] }}
        label={say("levels-page-add-arrangement")}
      />
      <PickField
        edit={edit}
        path={["choosing"]}
        label={say("levels-fact-start")}
        choices={["seats", "roll"].map((one) => [one, say(`levels-page-choosing-${one}`)] as const)}
      />
    </Section>
  );
}

export function Decks({ edit }: PartProps) {
  const all = listOf(valueAt(edit, ["decks"]));
  return (
    <Section edit={edit} field="decks" title={say("levels-fact-building")} open>
      {all.map((deck, number) => {
        const path: Path = ["decks", number];
        const id = textOf(getIn(deck, ["id"]));
        const what = say("levels-page-deck", { id });
        return (
          <div class="part" key={number}>
            <div class="part-head">
              <b>
                <span class={`deck-badge deck-area-${number % 6}`}>{number + 1}</span> {id}
              </b>
              <Remove edit={edit} path={["decks"]} at={number} what={what} />
            </div>
            <TextField edit={edit} path={[...path, "id"]} label={say("levels-page-id")} />
            <CardsField
              edit={edit}
              path={[...path, "cards"]}
              label={say("levels-page-cards")}
              list={LOCATIONS}
            />
            <Area edit={edit} path={[...path, "columns"]} label={say("levels-page-columns")} most={26} />
            <Area edit={edit} path={[...path, "depths"]} label={say("levels-page-depths")} most={99} />
            <div class="field-row">
              <NumberField edit={edit} path={[...path, "player"]} label={say("levels-page-player")} />
              <TickField edit={edit} path={[...path, "spare"]} label={say("levels-page-spare")} />
            </div>
          </div>
        );
      })}
      <Add
        edit={edit}
        path={["decks"]}
        value={{ id: `deck-${all.length + 1}`, cards: [] }}
        label={say("levels-page-add-deck")}
      />
    </Section>
  );
}

/** From one column or depth to another; without it the deck is for all of them. */
function Area({ edit, path, label, most }: PartProps & { path: Path; label: string; most: number }) {
  const whole = listOf(valueAt(edit, path)).length === 0;
  return (
    <fieldset class="field field-area">
      <legend class="field-label">{label}</legend>
      <Tick
        checked={whole}
        change={(checked) => putAt(edit, path, checked ? undefined : [1, 1])}
      >
        {say("levels-page-all")}
      </Tick>
      {whole ? null : (
        <>
          <NumberField edit={edit} path={[...path, 0]} label={say("levels-page-from")} min={1} max={most} />
          <NumberField edit={edit} path={[...path, 1]} label={say("levels-page-to")} min={1} max={most} />
        </>
      )}
    </fieldset>
  );
}

export function Places({ edit }: PartProps) {
  const all = listOf(valueAt(edit, ["places"]));
  return (
    <Section edit={edit} field="places" title={say("levels-page-places")}>
      {all.map((_, at) => (
        <div class="part-line" key={at}>
          <Spot edit={edit} path={["places", at]} />
          <TickField edit={edit} path={["places", at, "face_up"]} label={say("levels-page-face-up")} />
          <Remove edit={edit} path={["places"]} at={at} what={say("levels-page-place")} />
        </div>
      ))}
      <Add
        edit={edit}
        path={["places"]}
        value={{ column: 1, depth: 1, card: "028" }}
        label={say("levels-page-add-place")}
      />
    </Section>
  );
}

export function Limits({ edit }: PartProps) {
  return (
    <Section edit={edit} field="limits" title={say("levels-page-limits")}>
      <NumberField edit={edit} path={["limits", "treasure"]} label={say("levels-page-limit-room")} min={1} max={99} />
      <div class="field-row">
        {FAMILIES.map((family) => (
          <NumberField
            key={family}
            edit={edit}
            path={["limits", "families", family]}
            label={say("levels-page-limit-family", { family: say(`family-${family}`) })}
            min={1}
            max={99}
          />
        ))}
      </div>
    </Section>
  );
}

export function Building({ edit }: PartProps) {
  const families = listOf(valueAt(edit, ["building", "families"])).map(textOf);
  return (
    <Section edit={edit} field="building" title={say("levels-page-building")}>
      <div class="field-row">
        {(["minimum", "copies", "treasure_rooms", "entrances", "room_power"] as const).map((one) => (
          <NumberField
            key={one}
            edit={edit}
            path={["building", one]}
            label={say(`levels-page-building-${one.replace("_", "-")}`)}
          />
        ))}
      </div>
      <fieldset class="field">
        <legend class="field-label">{say("levels-page-building-families")}</legend>
        {FAMILIES.map((family) => (
          <Tick
            key={family}
            checked={families.includes(family)}
            change={(checked) => {
              const others = families.filter((one) => one !== family);
              const next = checked ? [...others, family] : others;
              putAt(edit, ["building", "families"], next.length > 0 ? next : undefined);
            }}
          >
            {say(`family-${family}`)}
          </Tick>
        ))}
      </fieldset>
    </Section>
  );
}
