// Many answers in groups by what they do, so that a list says at a glance what can be chosen: pure,
// for the tests.

import type { Arg, Message, Name } from "../wire";
import type { Listed } from "./alike";

/** So many answers are read one by one. */
const FEW = 8;
/** Into so many groups answers that say the same of different things are divided at most. */
const MANY = 5;
/** Stands for what the answers of a group differ in. */
const ANY = "…";

export interface Group {
  /** Names it among the groups of a question. */
  readonly id: string;
  /** What its answers say, with a sign for what they differ in; or what they alone have. */
  readonly words: Message | Name;
  readonly answers: readonly Listed[];
}

/** The groups of many answers, none of few; what fits into no group stands by itself. */
export function grouped(all: readonly Listed[]): readonly Group[] {
  if (all.length <= FEW) return [];
  const kinds = [...by(all, ({ option }) => option.message.id).values()].filter(isSeveral);
  const [only] = kinds;
  if (kinds.length === 1 && only !== undefined) return divided(only);
  return kinds.length < 2 ? [] : kinds.map((answers) => group(answers, said(answers)));
}

function group(answers: readonly Listed[], words: Message | Name): Group {
  return { id: JSON.stringify(words), words, answers };
}

/** Answers that differ in several places, by the place in which they differ least. */
function divided(answers: readonly Listed[]): readonly Group[] {
  const args = ({ option }: Listed): Readonly<Record<string, Arg>> => option.message.args;
  const [first] = answers;
  const ways = Object.keys(first === undefined ? {} : args(first))
    .map((name) => ({ name, parts: [...by(answers, (one) => JSON.stringify(args(one)[name])).values()] }))
    .filter(({ parts }) => parts.length > 1 && parts.length <= MANY && parts.every(isSeveral))
    .sort((one, other) => one.parts.length - other.parts.length);
  const [way] = ways;
  if (way === undefined) return [];
  return way.parts.map((part) => {
    const own = part[0] === undefined ? undefined : args(part[0])[way.name];
    const isNamed = typeof own === "object" && !Array.isArray(own);
    return group(part, isNamed ? own : said(part));
  });
}

/** What answers say together. */
function said(answers: readonly Listed[]): Message {
  const [first] = answers;
  const { type, id, args } = first?.option.message ?? { type: "message", id: "", args: {} };
  const shared = Object.entries(args).map(([name, arg]): [string, Arg] => {
    const one = JSON.stringify(arg);
    const isShared = answers.every(({ option }) => JSON.stringify(option.message.args[name]) === one);
    return [name, isShared ? arg : ANY];
  });
  return { type, id, args: Object.fromEntries(shared) };
}

function by(
  answers: readonly Listed[],
  keyOf: (answer: Listed) => string,
): ReadonlyMap<string, readonly Listed[]> {
  const found = new Map<string, readonly Listed[]>();
  for (const answer of answers) {
    const key = keyOf(answer);
    found.set(key, [...(found.get(key) ?? []), answer]);
  }
  return found;
}

function isSeveral(answers: readonly Listed[]): boolean {
  return answers.length > 1;
}
