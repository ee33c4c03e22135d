// A game that says nothing of what lies where, read from its view alone: zones with their cards,
// counters, and everything else by name. Plain, but whole.

import { useRef } from "preact/hooks";
import { useRoving } from "../../parts/roving";
import { read, reader, say } from "../../text/current";
import { useCardMenu } from "../CardMenu";
import type { Play, PlayProps, View } from "../contract";
import { pointing } from "../pointing";
import { choiceFor, fieldInWords, isCard, isRecord, type AnyCard, type Plain } from "./reading";

const NOT_DRAWN = new Set(["seat", "hand"]);

export function ReadBoard({ play }: PlayProps) {
  const board = useRef<HTMLDivElement>(null);
  useRoving(board);
  const view = play.view.value;
  const fields = Object.entries(view).filter(([name]) => !NOT_DRAWN.has(name));
  const counters = fields.filter(([, value]) => !isZone(value) && !isEmpty(value));
  const zones = fields.filter(([, value]) => isZone(value) && !isEmpty(value));
  return (
    <div class="any" ref={board}>
      <dl class="any-counters">
        {counters.map(([name, value]) => (
          <div key={name}>
            <dt>{fieldInWords(name)}</dt>
            <dd>{plainInWords(value as Plain)}</dd>
          </div>
        ))}
      </dl>
      {zones.map(([name, value]) => (
        <section key={name} class="any-zone">
          <h3>{fieldInWords(name)}</h3>
          <Value play={play} value={value} />
        </section>
      ))}
    </div>
  );
}

export function ReadHand({ play }: PlayProps) {
  const hand = play.view.value["hand"];
  const group = useRef<HTMLDivElement>(null);
  useRoving(group);
  if (!Array.isArray(hand)) return null;
  return (
    <div class="any-hand" ref={group} role="group" aria-label={fieldInWords("hand")}>
      <Value play={play} value={hand} />
    </div>
  );
}

function Value({ play, value }: { readonly play: Play; readonly value: unknown }) {
  if (Array.isArray(value)) {
    return (
      <ul class="any-list">
        {value.map((item: unknown, index) => (
          <li key={keyOf(item, index)}>
            <Value play={play} value={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (isCard(value)) return <CardToken play={play} card={value} />;
  if (isRecord(value)) return <Fields play={play} record={value} />;
  return <>{plainInWords(value as Plain)}</>;
}

function Fields({ play, record }: { readonly play: Play; readonly record: View }) {
  const fields = Object.entries(record).filter(([, value]) => !isEmpty(value));
  return (
    <dl class="any-record">
      {fields.map(([name, value]) => (
        <div key={name} data-wide={isZone(value)}>
          <dt>{fieldInWords(name)}</dt>
          <dd>
            <Value play={play} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A card, or whatever else has a name: a button where it is an answer. */
function CardToken({ play, card }: { readonly play: Play; readonly card: AnyCard }) {
  const { choices } = play;
  const name = read({ type: "name", kind: "card", key: card.slug });
  const rest = Object.entries(card).filter(
    ([field, value]) => !["slug", "number", "seat"].includes(field) && !isEmpty(value),
  );
  const key = choiceFor(card, [...choices.options.value.values()]);
  const inside = (
    <>
      <span class="token-name">{name}</span>
      {rest.map(([field, value]) => (
        <span key={field} class="token-field">
          <span class="token-label">{fieldInWords(field)}</span> {fieldText(value)}
        </span>
      ))}
    </>
  );
  const menu = useCardMenu(play, key === null ? [] : [key], name);
  if (key === null) return <div class="token">{inside}</div>;
  const words = choices.options.value.get(key);
  return (
    <>
      <button
        type="button"
        class="token token-lit"
        data-preview={choices.preview.value === key}
        aria-label={words === undefined ? name : read(words.message)}
        {...pointing(choices.preview, key)}
        onClick={() => choices.choose(key)}
        {...menu?.control}
      >
        {inside}
        {menu?.sign}
      </button>
      {menu?.list}
    </>
  );
}

function fieldText(value: unknown): string {
  if (Array.isArray(value)) return value.map(fieldText).join(", ");
  if (isCard(value)) return read({ type: "name", kind: "card", key: value.slug });
  if (isRecord(value)) return Object.values(value).map(fieldText).join(" ");
  return plainInWords(value as Plain);
}

function plainInWords(value: Plain): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (value === null) return "–";
  return reader.value?.read(value) ?? String(value);
}

function isZone(value: unknown): boolean {
  return isRecord(value) || (Array.isArray(value) && value.some((one) => typeof one === "object"));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === false || value === "" || value === 0;
}

function keyOf(item: unknown, index: number): string {
  if (isCard(item)) return `${item.slug}.${item.number ?? index}`;
  if (isRecord(item) && typeof item["seat"] === "number") return `seat.${item["seat"]}`;
  if (isRecord(item) && typeof item["space"] === "string") return `space.${item["space"]}`;
  return String(index);
}

export function readInWords(play: Play): readonly string[] {
  return Object.entries(play.view.value)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => `${fieldInWords(name)}: ${fieldText(value)}`);
}
