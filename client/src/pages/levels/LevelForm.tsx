// A level field by field.

import { pool } from "../../cards/pool";
import { Icon } from "../../parts/Icon";
import { say } from "../../text/current";
import {
  CardsField,
  type Editing,
  NumberField,
  PickField,
  putAt,
  Section,
  TextField,
  TickField,
  valueAt,
} from "./fields";
import { getIn, listOf, type Path, textOf } from "./form";

const LOCATIONS = "level-locations";
const OBSTACLES = "level-obstacles";
const FAMILIES = ["cave", "tomb", "atlantean", "plain"] as const;
const TARGETS = ["turns", "resets", "mapped", "searched", "cleared", "points"] as const;
const SCORES = ["treasure", "mapped", "searched", "cleared", "turns", "resets"] as const;

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

interface PartProps {
  readonly edit: Editing;
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

function removeAt(edit: Editing, path: Path, at: number): void {
  const left = listOf(valueAt(edit, path)).filter((_, other) => other !== at);
  putAt(edit, path, left.length > 0 || path[0] === "decks" ? left : undefined);
}

interface RemoveProps extends PartProps {
  readonly path: Path;
  readonly at: number;
  readonly what: string;
}

function Remove({ edit, path, at, what }: RemoveProps) {
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

function Add({ edit, path, value, label }: AddProps) {
  const count = listOf(valueAt(edit, path)).length;
  return (
    <button type="button" class="part-add" onClick={() => putAt(edit, [...path, count], value)}>
      {label}
    </button>
  );
}

function Spot({ edit, path }: PartProps & { readonly path: Path }) {
  return (
    <div class="field-row">
      <NumberField edit={edit} path={[...path, "column"]} label={say("levels-page-column")} min={1} max={26} />
      <NumberField edit={edit} path={[...path, "depth"]} label={say("levels-page-row")} min={1} max={99} />
      <TextField edit={edit} path={[...path, "card"]} label={say("levels-page-card")} list={LOCATIONS} />
    </div>
  );
}

function Entrances({ edit }: PartProps) {
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

function Decks({ edit }: PartProps) {
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
      <label class="tick">
        <input
          type="checkbox"
          checked={whole}
          onChange={(event) =>
            putAt(edit, path, event.currentTarget.checked ? undefined : [1, 1])
          }
        />
        <span>{say("levels-page-all")}</span>
      </label>
      {whole ? null : (
        <>
          <NumberField edit={edit} path={[...path, 0]} label={say("levels-page-from")} min={1} max={most} />
          <NumberField edit={edit} path={[...path, 1]} label={say("levels-page-to")} min={1} max={most} />
        </>
      )}
    </fieldset>
  );
}

function Places({ edit }: PartProps) {
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

function Limits({ edit }: PartProps) {
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

function Goal({ edit }: PartProps) {
  return (
    <Section
      edit={edit}
      field="goal"
      others={["own_goal", "bounty", "turn_limit", "save_points"]}
      title={say("levels-fact-goal")}
    >
      <PickField
        edit={edit}
        path={["goal"]}
        label={say("levels-fact-goal")}
        choices={["find-treasure", "recovery", "bounty-hunter"].map(
          (one) => [one, say(`levels-goal-${one}`)] as const,
        )}
      />
      <TickField edit={edit} path={["own_goal"]} label={say("levels-page-own-goal")} />
      <div class="field-row">
        <NumberField edit={edit} path={["bounty", "traps"]} label={say("levels-page-bounty-traps")} />
        <NumberField edit={edit} path={["bounty", "hazards"]} label={say("levels-page-bounty-hazards")} />
      </div>
      <NumberField edit={edit} path={["turn_limit"]} label={say("levels-fact-turn-limit")} min={1} max={999} />
      <TickField edit={edit} path={["save_points"]} label={say("levels-page-save-points")} usual />
    </Section>
  );
}

function Alone({ edit }: PartProps) {
  const solo = valueAt(edit, ["solo"]);
  const may = typeof solo === "object" && solo !== null;
  return (
    <Section edit={edit} field="solo" title={say("levels-fact-alone")}>
      <label class="tick">
        <input
          type="checkbox"
          data-entry="solo"
          checked={may}
          onChange={(event) =>
            putAt(edit, ["solo"], event.currentTarget.checked ? { starter: true } : undefined)
          }
        />
        <span>{say("levels-page-alone")}</span>
      </label>
      {may ? (
        <>
          <TickField edit={edit} path={["solo", "starter"]} label={say("levels-page-solo-starter")} />
          <CardsField
            edit={edit}
            path={["solo", "obstacles"]}
            label={say("levels-page-solo-obstacles")}
            list={OBSTACLES}
          />
          <div class="field-row">
            {TARGETS.map((one) => (
              <NumberField key={one} edit={edit} path={["solo", one]} label={say(`levels-page-target-${one}`)} />
            ))}
          </div>
          <p class="field-label">{say("levels-page-scoring")}</p>
          <div class="field-row">
            {SCORES.map((one) => (
              <NumberField
                key={one}
                edit={edit}
                path={["solo", "scoring", one]}
                label={say(`levels-points-${one}`)}
                min={-999}
              />
            ))}
          </div>
        </>
      ) : null}
    </Section>
  );
}

function Bonuses({ edit }: PartProps) {
  const choices = listOf(valueAt(edit, ["bonuses", "choices"]));
  return (
    <Section edit={edit} field="bonuses" title={say("levels-fact-bonus")}>
      {choices.map((_, at) => (
        <div class="part-line" key={at}>
          <div class="field-row">
            <PickField
              edit={edit}
              path={["bonuses", "choices", at, "kind"]}
              label={say("levels-page-bonus-kind")}
              choices={["treasure", "upgrade"].map((one) => [one, say(`card-kind-${one}`)] as const)}
            />
            <NumberField
              edit={edit}
              path={["bonuses", "choices", at, "power"]}
              label={say("levels-fact-power")}
              min={1}
              max={3}
            />
          </div>
          <button
            type="button"
            class="bare part-remove"
            aria-label={say("levels-page-remove-named", { what: say("levels-fact-bonus") })}
            onClick={() => {
              if (choices.length === 1) putAt(edit, ["bonuses"], undefined);
              else removeAt(edit, ["bonuses", "choices"], at);
            }}
          >
            <Icon sign="close" size={18} />
          </button>
        </div>
      ))}
      <Add
        edit={edit}
        path={["bonuses", "choices"]}
        value={{ kind: "treasure", power: 1 }}
        label={say("levels-page-add-bonus")}
      />
      {choices.length > 0 ? (
        <TickField edit={edit} path={["bonuses", "supplied"]} label={say("levels-page-supplied")} />
      ) : null}
    </Section>
  );
}

function Building({ edit }: PartProps) {
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
          <label class="tick" key={family}>
            <input
              type="checkbox"
              checked={families.includes(family)}
              onChange={(event) => {
                const others = families.filter((one) => one !== family);
                const next = event.currentTarget.checked ? [...others, family] : others;
                putAt(edit, ["building", "families"], next.length > 0 ? next : undefined);
              }}
            />
            <span>{say(`family-${family}`)}</span>
          </label>
        ))}
      </fieldset>
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
