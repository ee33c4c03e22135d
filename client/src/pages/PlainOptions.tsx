// What is chosen of a game without a form of its own: its format, and the options it declares.

import type { GameOptions, Options, OptionsProps } from "../game";
import { NumberField, Select } from "../parts/Select";
import { TickOption } from "../parts/TickOption";
import { read, reader, say } from "../text/current";
import type { GameEntry, OptionEntry } from "../wire";

const FORMAT = "format";
/** What the server takes at all; what is out of a game's own bounds it says beside the field. */
const MOST = 1_000_000;

function formatOf(game: GameEntry, options: Options) {
  return game.formats.find((one) => one.id === options[FORMAT]) ?? game.formats[0];
}

/** Whether an option is one of a format. */
function belongs(entry: OptionEntry, format: string | undefined) {
  return entry.formats.length === 0 || (format !== undefined && entry.formats.includes(format));
}

/** What an option says that follows another one, as long as nobody sets it. */
const FOLLOWS = "preset";

/** Whether an option is a switch for who wants one point otherwise: most tables leave it. */
function isSwitch(entry: OptionEntry) {
  return entry.usual === FOLLOWS;
}

function Form(asked: OptionsProps) {
  const { game, options, change, wrong, children } = asked;
  return (
    <>
      {game.formats.length < 2 ? null : (
        <Select
          label={say("page-new-format")}
          value={formatOf(game, options)?.id ?? ""}
          choices={game.formats.map((one) => [one.id, read(one.title)])}
          choose={(format) => change({ [FORMAT]: format })}
          faults={wrong(FORMAT)}
        />
      )}
      {children}
      <Fields asked={asked} some={(entry) => !isSwitch(entry)} />
    </>
  );
}

function More(asked: OptionsProps) {
  return <Fields asked={asked} some={isSwitch} />;
}

interface FieldsProps {
  readonly asked: OptionsProps;
  readonly some: (entry: OptionEntry) => boolean;
}

/** Those options of the chosen format that are asked for here. */
function Fields({ asked: { game, options, change, wrong }, some }: FieldsProps) {
  const format = formatOf(game, options)?.id;
  return (
    <>
      {game.options.filter((entry) => belongs(entry, format) && some(entry)).map((entry) => (
        <Field
          key={entry.name}
          entry={entry}
          value={options[entry.name]}
          change={(value) => change({ [entry.name]: value })}
          faults={wrong(entry.name)}
        />
      ))}
    </>
  );
}

/** What may be said of an option, as people call it where the game has words for it. */
function allowedInWords({ label }: OptionEntry, one: unknown): string {
  const id = `${label.id}-${String(one)}`;
  return reader.value?.has(id) ? say(id) : String(one);
}

interface FieldProps {
  readonly entry: OptionEntry;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly faults: ReturnType<OptionsProps["wrong"]>;
}

/** One option; what nobody has touched is not sent, so that the game's own value stands. */
function Field({ entry, value, change, faults }: FieldProps) {
  const label = read(entry.label);
  if (entry.allowed.length > 0) {
    return (
      <Select
        label={label}
        value={String(value ?? entry.usual)}
        choices={entry.allowed.map((one) => [String(one), allowedInWords(entry, one)])}
        choose={(chosen) => change(entry.allowed.find((one) => String(one) === chosen))}
        faults={faults}
      />
    );
  }
  switch (entry.kind) {
    case "whole":
      return (
        <NumberField
          label={label}
          value={typeof value === "number" ? value : null}
          usual={String(entry.usual)}
          least={0}
          most={MOST}
          change={(number) => change(number === null ? undefined : number)}
          faults={faults}
        />
      );
    case "truth":
      return (
        <TickOption
          label={label}
          checked={typeof value === "boolean" ? value : entry.usual === true}
          change={change}
          faults={faults}
        />
      );
    default:
      return null; // a text, a list: such a game brings a form of its own
  }
}

/** The usual deck of each seat in a format, the first one if none is named. */
function usualIn(game: GameEntry, id: string | null): readonly string[] {
  const found = id === null ? undefined : game.formats.find((format) => format.id === id);
  return (found ?? game.formats[0])?.decks ?? [];
}

export const plainOptions: GameOptions = {
  usual: () => ({}),
  remembered: (game, kept) => {
    const names = [FORMAT, ...game.options.map((entry) => entry.name)];
    return Object.fromEntries(Object.entries(kept).filter(([name]) => names.includes(name)));
  },
  seats: (game, options) => {
    const format = formatOf(game, options);
    return [format?.fewest_seats ?? 1, format?.most_seats ?? 1];
  },
  decks: (game, options) => formatOf(game, options)?.decks ?? [],
  decksAt: (game, { terms }) => usualIn(game, terms.chosen.format ?? null),
  chosen: (game, options) => {
    const { [FORMAT]: _, ...others } = options;
    const touched = Object.entries(others).filter(([, value]) => value !== undefined);
    return { format: formatOf(game, options)?.id ?? null, options: Object.fromEntries(touched) };
  },
  atOnce: {},
  canBeGuided: () => true,
  lesson: (game) => ({
    chosen: { game: game.id },
    seats: Math.max(2, game.formats[0]?.fewest_seats ?? 2),
    undo: "any",
    guided: true,
  }),
  placeOf: (fault) => fault.place || null,
  Form,
  More,
  isUsual: (options, game) =>
    game.options.every((entry) => !isSwitch(entry) || (options[entry.name] ?? FOLLOWS) === FOLLOWS),
};
