// The sections of the form about what a level is played for.

import { Icon } from "../../../parts/Icon";
import { Tick } from "../../../parts/Tick";
import { say } from "../../../text/current";
import { CardsField, NumberField, PickField, putAt, Section, TickField, valueAt } from "./fields";
import { listOf } from "./form";
import { Add, OBSTACLES, type PartProps, removeAt } from "./form-parts";

const TARGETS = ["turns", "resets", "mapped", "searched", "cleared", "points"] as const;
const SCORES = ["treasure", "mapped", "searched", "cleared", "turns", "resets"] as const;

export function Goal({ edit }: PartProps) {
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

export function Alone({ edit }: PartProps) {
  const solo = valueAt(edit, ["solo"]);
  const may = typeof solo === "object" && solo !== null;
  return (
    <Section edit={edit} field="solo" title={say("levels-fact-alone")}>
      <Tick
        entry="solo"
        checked={may}
        change={(checked) => putAt(edit, ["solo"], checked ? { starter: true } : undefined)}
      >
        {say("levels-page-alone")}
      </Tick>
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

export function Bonuses({ edit }: PartProps) {
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
