// Keeps what people make with the account of whoever has one: at every change, a moment later.

import { computed, effect, type Signal, signal } from "@preact/signals";
import { type ApiError, get, post, remove } from "../../api";
import type { Making } from "../../game";
import { gamePages } from "../../listed";
import { asApiError } from "../../parts/loaded";
import { account, greet } from "../../store";
import type { KeepFile, OwnFile, OwnFiles } from "../../wire";
import { pauseOf } from "../checked";
import { type Kept, newId } from "../own";
import { type Agreed, type Base, merge, type Renamed } from "./merging";

const KEY = "gorin.kept";
/** How ids of things of one's own begin in this browser; the server knows them without. */
const OWN = "own-";
/** So long after a change it is kept, unless another one follows. */
const SOON = 1200;
/** Whoever comes back to the page after so long sees what was changed elsewhere. */
const STALE = 20_000;

/** What people make for the games; empty until it is known what that is. */
export const makings = signal<readonly Making[]>([]);

/** Learn what people make; what is kept of it can be told afterwards. */
export async function learnMakings(): Promise<readonly Making[]> {
  if (makings.peek().length === 0) makings.value = await allMakings();
  return makings.peek();
}

async function allMakings(): Promise<readonly Making[]> {
  return (await Promise.all(gamePages.peek().map((one) => one.makings?.() ?? []))).flat();
}

/** All that this browser keeps. */
function everything(): readonly Kept[] {
  return makings.value.flatMap(({ shelf }) => shelf.all.value);
}

function pathOf({ kind }: Making): string {
  return `/api/me/${kind}`;
}

/** What this browser and an account had alike, by the paths of kinds. */
interface State {
  readonly account: string;
  readonly bases: Readonly<Record<string, Base>>;
}

interface Refusal {
  readonly error: ApiError;
  /** When the thing had been changed last; another change is another try. */
  readonly changed: number;
}

const state = signal<State | null>(load());
/** Whether both sides are being compared now. */
export const keeping = signal(false);
/** Why the last try failed; null if it did not. */
export const failure = signal<ApiError | null>(null);
/** What the account did not take, by id. */
export const refused: Signal<ReadonlyMap<string, Refusal>> = signal(new Map());
/** What goes by another name now, until the reader has seen it. */
export const renamed = signal<readonly Renamed[]>([]);

/** How many things of this browser the account does not have as they are; null: a guest. */
export const unkept = computed<number | null>(() => {
  if (account.value === "") return null;
  return everything().filter((one) => !isKept(one)).length;
});

/** Whether the account has a thing as it is in this browser. */
export function isKept({ id, changed }: Kept): boolean {
  const now = state.value;
  if (now === null || now.account === "" || now.account !== account.value) return false;
  return Object.values(now.bases).some((base) => base[id]?.changed === changed);
}

let begun = false;
let timer: number | undefined;
let running: Promise<void> | null = null;
let done = 0;

/** Keep things from now on, whenever there is an account. */
export function begin(): void {
  if (begun) return;
  begun = true;
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) state.value = load();
  });
  window.addEventListener("online", () => void keep());
  document.addEventListener("visibilitychange", () => {
    const hidden = document.visibilityState === "hidden";
    if (hidden ? timer !== undefined : Date.now() - done > STALE) void keep();
  });
  effect(() => {
    if (account.value !== "") void keep();
  });
  effect(() => {
    const fresh = everything().some((one) => !isKept(one) && refused.peek().get(one.id)?.changed !== one.changed);
    if (account.value !== "" && (fresh || forgotten())) later(SOON);
    else cancel();
  });
}

/** Whether something was deleted here that the account still has. */
function forgotten(): boolean {
  if (makings.value.length === 0) return false;
  const bases = state.value?.bases ?? {};
  const ids = new Set(everything().map((one) => one.id));
  return Object.values(bases).some((base) => Object.keys(base).some((id) => !ids.has(id)));
}

function later(wait: number): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void keep(), wait);
}

function cancel(): void {
  window.clearTimeout(timer);
  timer = undefined;
}

/** Bring this browser and the account together; never rejects: `failure` says what went wrong. */
export async function keep(): Promise<void> {
  cancel();
  while (running !== null) await running;
  if (account.peek() === "") return;
  running = locked(keepAll).finally(() => {
    running = null;
  });
  await running;
}

/** Do something while nothing is being kept, such as going: what is kept needs who it is of. */
export async function apart(work: () => Promise<void>): Promise<void> {
  cancel();
  while (running !== null) await running;
  const done = Promise.resolve().then(work); // not before it is known to be under way
  running = done
    .catch(() => undefined) // whoever asked for it is told
    .finally(() => {
      running = null;
    });
  await done;
}

/** One tab at a time, where the browser can tell. */
function locked(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined; // missing without https
  return locks === undefined ? work() : locks.request(KEY, work);
}

async function keepAll(): Promise<void> {
  const name = account.peek();
  if (load()?.account !== name) save({ account: name, bases: {} });
  keeping.value = true;
  try {
    const refusals = new Map<string, Refusal>();
    for (const making of await learnMakings()) await keepKind(making, refusals);
    refused.value = refusals;
    failure.value = null;
    done = Date.now();
  } catch (reason) {
    await failed(asApiError(reason));
  }
  keeping.value = false;
}

async function failed(error: ApiError): Promise<void> {
  const pause = pauseOf(error);
  if (pause !== null) later(pause);
  failure.value = pause === null ? error : null;
  // Logged out from elsewhere: the greeting says so to the whole page.
  if (error.status === 403) await greet().catch(() => undefined);
}

async function keepKind(kind: Making, refusals: Map<string, Refusal>): Promise<void> {
  const { files } = await get<OwnFiles>(pathOf(kind));
  const here = kind.shelf.all.peek().filter((thing) => thing.id.startsWith(OWN));
  const plan = merge({
    here,
    there: files.filter((file) => file.game === kind.game).map((file) => ({ ...file, id: OWN + file.id })),
    base: baseOf(kind),
    text: (thing) => kind.text(thing),
    newId,
    now: Date.now(),
  });
  agree(kind, plan.agreed);
  for (const thing of plan.give) {
    // Before what it stands apart from takes its place.
    if (!here.includes(thing)) kind.shelf.keep(thing);
  }
  if (plan.renamed.length > 0) renamed.value = [...renamed.peek(), ...plan.renamed];
  // What is changed meanwhile is left alone: it is compared again a moment later.
  const untouched = (id: string): boolean =>
    kind.shelf.find(id)?.changed === here.find((thing) => thing.id === id)?.changed;
  for (const file of plan.take) {
    const before = kind.shelf.find(file.id)?.changed ?? 0;
    const thing = await kind.read(file, Math.max(file.updated, before + 1)).catch(unreadable);
    // Where there is no room for it, the account still has it.
    if (thing === null || !untouched(file.id) || !kind.shelf.keep(thing)) continue;
    agree(kind, { [file.id]: { changed: thing.changed, updated: file.updated } });
  }
  for (const thing of plan.give) await give(kind, thing, refusals);
  for (const id of plan.forgetThere) {
    await remove(`${pathOf(kind)}/${id.slice(OWN.length)}`).catch(missing);
    agree(kind, {}, [id]);
  }
  for (const id of plan.forgetHere.filter(untouched)) {
    kind.shelf.remove(id);
    agree(kind, {}, [id]);
  }
}

async function give(kind: Making, thing: Kept, refusals: Map<string, Refusal>): Promise<void> {
  const { id, name } = thing;
  const body: KeepFile = { id: id.slice(OWN.length), name, text: kind.text(thing), game: kind.game };
  try {
    const { updated } = await post<OwnFile>(pathOf(kind), body);
    agree(kind, { [id]: { changed: thing.changed, updated } });
  } catch (reason) {
    const error = asApiError(reason);
    // What this one has wrong does not stand in the way of the others; being too fast does.
    const full = error.faults.some((fault) => fault.message.id === "web-many-own");
    if (error.status !== 400 && !full) throw error;
    refusals.set(id, { error, changed: thing.changed });
  }
}

/** What the program of another day wrote stays where it is. */
function unreadable(reason: unknown): null {
  if (asApiError(reason).status !== 400) throw reason;
  return null;
}

/** Somebody else was faster to delete it. */
function missing(reason: unknown): void {
  if (asApiError(reason).status !== 404) throw reason;
}

// -- going ---------------------------------------------------------------------------------------

/** Log out: what the account keeps leaves this browser, what it does not keep stays. */
export async function logOut(): Promise<void> {
  await keep();
  await apart(leave);
}

async function leave(): Promise<void> {
  const leaving = (await learnMakings()).map(({ shelf }) => {
    const ids = shelf.all.peek().filter(isKept).map((thing) => thing.id);
    return () => ids.forEach(shelf.remove);
  });
  await post("/api/me/leave");
  leaveNothing();
  for (const take of leaving) take();
  await greet();
}

/** Forget what the account has; the things of this browser stay. */
export function leaveNothing(): void {
  cancel();
  save(null);
  refused.value = new Map();
  failure.value = null;
  renamed.value = [];
}

// -- what was alike ------------------------------------------------------------------------------

function baseOf(kind: Making): Base {
  return state.peek()?.bases[pathOf(kind)] ?? {};
}

function agree(kind: Making, more: Base, less: readonly string[] = []): void {
  const now = state.peek();
  if (now === null) return;
  const gone = new Set(less);
  const kept = Object.entries({ ...baseOf(kind), ...more }).filter(([id]) => !gone.has(id));
  save({ ...now, bases: { ...now.bases, [pathOf(kind)]: Object.fromEntries(kept) } });
}

function save(next: State | null): void {
  state.value = next;
  try {
    if (next === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without room for it everything is compared anew the next time.
  }
}

function load(): State | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<State> | null;
    if (typeof found?.account !== "string" || typeof found.bases !== "object") return null;
    return { account: found.account, bases: found.bases as Record<string, Record<string, Agreed>> };
  } catch {
    return null;
  }
}
