// Answers that are put together before they are sent: pure, for the tests. Touching a thing on the
// board and using a form change the same draft.

import type {
  Assignment,
  OneOf,
  Division,
  Domain,
  Form,
  Named,
  Ordering,
  Range,
  Subset,
  Text,
} from "../wire";
import {
  asData,
  boundsOf,
  divided,
  inOrder,
  leastParts,
  left,
  moved,
  toggled,
  weightOf,
} from "./domains";

export interface RangeDraft {
  readonly type: "Range";
  readonly domain: Range;
  readonly number: number;
}

export interface OneOfDraft {
  readonly type: "OneOf";
  readonly domain: OneOf;
  readonly key: string | null;
}

/** One's own words, or the key of something in a catalogue. */
export interface TextDraft {
  readonly type: "Text";
  readonly domain: Text | Named;
  readonly text: string;
}

export interface SubsetDraft {
  readonly type: "Subset";
  readonly domain: Subset;
  readonly chosen: readonly string[];
}

/** The first `touched` of the order were touched one after the other; the rest follows them. */
export interface OrderingDraft {
  readonly type: "Ordering";
  readonly domain: Ordering;
  readonly order: readonly string[];
  readonly touched: number;
}

export interface DivisionDraft {
  readonly type: "Division";
  readonly domain: Division;
  readonly parts: readonly number[];
}

/** What goes where; what is `held` goes where is touched next. */
export interface AssignmentDraft {
  readonly type: "Assignment";
  readonly domain: Assignment;
  readonly to: ReadonlyMap<string, string>;
  readonly held: string | null;
}

export interface FormDraft {
  readonly type: "Form";
  readonly domain: Form;
  readonly parts: readonly Draft[];
  /** The part that was changed last: what is touched belongs there if it can. */
  readonly at: number;
}

export interface ReportDraft {
  readonly type: "Report";
  readonly text: string;
}

export type Draft =
  | RangeDraft
  | OneOfDraft
  | TextDraft
  | SubsetDraft
  | OrderingDraft
  | DivisionDraft
  | AssignmentDraft
  | FormDraft
  | ReportDraft;

/** Why a draft cannot be sent yet: what lacks, how much, and in which parts of a form. */
export interface Lack {
  readonly what: "choose" | "divide" | "weigh" | "write";
  readonly count: number;
  readonly within: readonly string[];
}

/** Things of a part of a form of which nothing is said. */
export interface Unsaid {
  readonly part: string;
  readonly keys: readonly string[];
}

/** What a draft says of a thing. */
export type Mark =
  | { readonly type: "chosen" }
  | { readonly type: "place"; readonly place: number }
  | { readonly type: "part"; readonly count: number }
  | { readonly type: "held" }
  | { readonly type: "goes"; readonly to: string }
  | { readonly type: "gets"; readonly keys: readonly string[] };

/** The draft with which one begins. */
export function begun(domain: Domain): Draft {
  switch (domain.type) {
    case "Range":
      return { type: "Range", domain, number: domain.low };
    case "OneOf":
      return { type: "OneOf", domain, key: domain.keys.length === 1 ? domain.keys[0]! : null };
    case "Text":
    case "Named":
      return { type: "Text", domain, text: "" };
    case "Subset":
      return { type: "Subset", domain, chosen: [] };
    case "Ordering":
      return { type: "Ordering", domain, order: domain.keys, touched: 0 };
    case "Division":
      return { type: "Division", domain, parts: leastParts(domain) };
    case "Assignment":
      return { type: "Assignment", domain, to: new Map(), held: null };
    case "Form":
      return { type: "Form", domain, parts: domain.parts.map(([, part]) => begun(part)), at: 0 };
    default:
      return { type: "Report", text: "" };
  }
}

/** Where a key of an assignment may go. */
export function openTo(domain: Assignment, key: string): readonly string[] {
  if (domain.allowed.length === 0) return domain.places;
  return domain.allowed[domain.keys.indexOf(key)] ?? [];
}

/** An assignment after a key was sent to a place, or nowhere; the same one if that is too many. */
export function sent(draft: AssignmentDraft, key: string, place: string | null): AssignmentDraft {
  const to = new Map(draft.to);
  if (place === null) to.delete(key);
  else to.set(key, place);
  if (to.size > draft.domain.at_most && to.size > draft.to.size) return draft;
  return { ...draft, to, held: null };
}

/** A form after one of its parts changed. */
export function filled(draft: FormDraft, at: number, part: Draft): FormDraft {
  return { ...draft, at, parts: draft.parts.map((one, index) => (index === at ? part : one)) };
}

/** A draft after a thing was touched; the same one if that means nothing. */
export function touched(draft: Draft, key: string): Draft {
  if (!touchable(draft).includes(key)) return draft;
  switch (draft.type) {
    case "OneOf":
      return { ...draft, key };
    case "Text":
      return { ...draft, text: key };
    case "Subset":
      return { ...draft, chosen: toggled(draft.domain, draft.chosen, key) };
    case "Ordering":
      return ranked(draft, key);
    case "Division": {
      const at = draft.domain.keys.indexOf(key);
      const [low, high] = boundsOf(draft.domain, at);
      const part = draft.parts[at] ?? low;
      const more = left(draft.domain, draft.parts) > 0 && part < high;
      return { ...draft, parts: divided(draft.domain, draft.parts, at, more ? part + 1 : low) };
    }
    case "Assignment":
      return assigned(draft, key);
    case "Form": {
      const at = [draft.at, ...draft.parts.keys()].find((one) => {
        const part = draft.parts[one];
        return part !== undefined && touchable(part).includes(key);
      });
      const part = at === undefined ? undefined : draft.parts[at];
      return at === undefined || part === undefined ? draft : filled(draft, at, touched(part, key));
    }
    default:
      return draft;
  }
}

/** What is touched comes next in the order; touched once more, it goes to the end. */
function ranked(draft: OrderingDraft, key: string): OrderingDraft {
  const { order, touched } = draft;
  const at = order.indexOf(key);
  if (at < touched) {
    return { ...draft, order: moved(order, at, order.length - 1), touched: touched - 1 };
  }
  return { ...draft, order: moved(order, at, touched), touched: touched + 1 };
}

/** A thing is taken up, then its place touched; where there is one place only, it goes there. */
function assigned(draft: AssignmentDraft, key: string): AssignmentDraft {
  const { domain, held, to } = draft;
  if (held !== null && held !== key && openTo(domain, held).includes(key)) {
    return sent(draft, held, key);
  }
  if (to.has(key)) return sent(draft, key, null);
  if (held === key) return { ...draft, held: null };
  const [only, ...others] = openTo(domain, key);
  if (only !== undefined && others.length === 0) return sent(draft, key, only);
  return { ...draft, held: key };
}

/** The things that can be touched now. */
export function touchable(draft: Draft): readonly string[] {
  switch (draft.type) {
    case "Subset": {
      const { domain, chosen } = draft;
      return domain.keys.filter(
        (key) => chosen.includes(key) || toggled(domain, chosen, key).includes(key),
      );
    }
    case "OneOf":
      return draft.domain.keys;
    case "Text":
      return draft.domain.type === "Named" ? draft.domain.some : [];
    case "Ordering":
      return draft.domain.keys;
    case "Division":
      return draft.domain.keys;
    case "Assignment": {
      const { domain, held, to } = draft;
      const isFull = to.size >= domain.at_most;
      const keys = domain.keys.filter(
        (key) => to.has(key) || (!isFull && openTo(domain, key).length > 0),
      );
      return held === null ? keys : [...new Set([...openTo(domain, held), ...keys])];
    }
    case "Form":
      return [...new Set(draft.parts.flatMap(touchable))];
    default:
      return [];
  }
}

/** What a draft says of a thing, null for nothing. */
export function markOf(draft: Draft, key: string): Mark | null {
  switch (draft.type) {
    case "Subset":
      return draft.chosen.includes(key) ? { type: "chosen" } : null;
    case "OneOf":
      return draft.key === key ? { type: "chosen" } : null;
    case "Text":
      return draft.domain.type === "Named" && draft.text === key ? { type: "chosen" } : null;
    case "Ordering": {
      const at = draft.order.indexOf(key);
      return at < 0 ? null : { type: "place", place: at + 1 };
    }
    case "Division": {
      const count = draft.parts[draft.domain.keys.indexOf(key)];
      return count === undefined ? null : { type: "part", count };
    }
    case "Assignment": {
      if (draft.held === key) return { type: "held" };
      const to = draft.to.get(key);
      if (to !== undefined) return { type: "goes", to };
      const keys = draft.domain.keys.filter((one) => draft.to.get(one) === key);
      return keys.length === 0 ? null : { type: "gets", keys };
    }
    case "Form":
      return draft.parts.map((part) => markOf(part, key)).find((mark) => mark !== null) ?? null;
    default:
      return null;
  }
}

/** All that lacks before a draft can be sent. */
export function lacks(draft: Draft): readonly Lack[] {
  switch (draft.type) {
    case "Subset": {
      const { domain, chosen } = draft;
      const few = fewer(domain.at_least - chosen.length);
      return few.length > 0 ? few : fewer(domain.lightest - weightOf(domain, chosen), "weigh");
    }
    case "OneOf":
      return fewer(draft.key === null ? 1 : 0);
    case "Text": {
      const { domain, text } = draft;
      const shortest = domain.type === "Named" ? 1 : domain.shortest;
      return fewer(shortest - [...text.trim()].length, "write");
    }
    case "Assignment":
      return fewer(draft.domain.at_least - draft.to.size);
    case "Division": {
      const count = left(draft.domain, draft.parts);
      return count === 0 ? [] : [{ what: "divide", count, within: [] }];
    }
    case "Form":
      return draft.parts.flatMap((part, at) =>
        lacks(part).map((lack) => ({
          ...lack,
          within: [draft.domain.parts[at]?.[0] ?? "", ...lack.within],
        })),
      );
    default:
      return [];
  }
}

/** What a form says nothing of, by its parts: what could go somewhere and does not. */
export function unsaid(draft: Draft): readonly Unsaid[] {
  if (draft.type !== "Form") return [];
  return draft.parts.flatMap((part, at) => {
    if (part.type !== "Assignment") return [];
    const keys = part.domain.keys.filter((key) => !part.to.has(key));
    return keys.length === 0 ? [] : [{ part: draft.domain.parts[at]?.[0] ?? "", keys }];
  });
}

function fewer(count: number, what: Lack["what"] = "choose"): readonly Lack[] {
  return count > 0 ? [{ what, count, within: [] }] : [];
}

/** A draft as the server wants it. */
export function valueOf(draft: Draft): unknown {
  switch (draft.type) {
    case "Range":
      return draft.number;
    case "Subset":
      return inOrder(draft.domain, draft.chosen);
    case "OneOf":
      return draft.key;
    case "Text":
      return draft.text;
    case "Ordering":
      return draft.order;
    case "Division":
      return draft.parts;
    case "Assignment":
      return draft.domain.keys.flatMap((key) => {
        const place = draft.to.get(key);
        return place === undefined ? [] : [[key, place]];
      });
    case "Form":
      return draft.parts.map(valueOf);
    case "Report":
      return asData(draft.text);
  }
}
