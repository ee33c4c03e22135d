import type { ComponentChildren } from "preact";
import { set, type Settings, settings } from "../settings";
import { say } from "../text/current";
import { Choices, type ChoicesProps } from "./Choices";
import { Dialog } from "./Dialog";
import { LanguageChoice } from "./LanguageChoice";

interface ChoiceRowProps<Value> extends ChoicesProps<Value> {
  readonly label: string;
  readonly hint?: string;
}

/** One thing to set, with all its choices in sight. */
export function ChoiceRow<Value extends string | number | boolean>(props: ChoiceRowProps<Value>) {
  return (
    <fieldset class="choice-row">
      <legend>{props.label}</legend>
      <div class="choice-buttons">
        <Choices value={props.value} choices={props.choices} choose={props.choose} />
      </div>
      {props.hint === undefined ? null : <p class="hint">{props.hint}</p>}
    </fieldset>
  );
}

interface SettingsDialogProps {
  readonly close: () => void;
  readonly children?: ComponentChildren;
}

/** What readers set for themselves; the table adds what it asks and does not ask. */
export function SettingsDialog({ close, children }: SettingsDialogProps) {
  const now = settings.value;
  const row = <Key extends keyof Settings>(
    key: Key,
    label: string,
    choices: readonly (readonly [Settings[Key], string])[],
  ) => (
    <ChoiceRow
      label={say(label)}
      value={now[key]}
      choices={choices.map(([value, id]) => [value, say(id)] as const)}
      choose={(value) => set({ [key]: value })}
    />
  );
  return (
    <Dialog title={say("page-settings")} close={close}>
      <div class="choice-row">
        <span class="row-label">{say("page-language")}</span>
        <LanguageChoice />
      </div>
      {children}
      {row("theme", "page-set-theme", [
        ["system", "page-set-theme-system"],
        ["light", "page-set-theme-light"],
        ["dark", "page-set-theme-dark"],
      ])}
      {row("text", "page-set-text", [
        [1, "page-set-text-normal"],
        [1.15, "page-set-text-large"],
        [1.3, "page-set-text-larger"],
      ])}
      {row("pace", "page-set-pace", [
        [0, "page-set-pace-off"],
        [800, "page-set-pace-fast"],
        [1600, "page-set-pace-normal"],
        [3000, "page-set-pace-slow"],
        [-1, "page-set-pace-steps"],
      ])}
      {row("motion", "page-set-motion", [
        ["system", "page-set-motion-system"],
        ["still", "page-set-motion-still"],
      ])}
      {row("sound", "page-set-sound", [
        [false, "page-set-off"],
        [true, "page-set-on"],
      ])}
      <p>
        <a href="/me" onClick={close}>
          {say("you-link")}
        </a>
      </p>
      <p>
        <a href="/licences.txt" target="_blank" rel="noreferrer">
          {say("page-licences")}
        </a>
      </p>
    </Dialog>
  );
}
