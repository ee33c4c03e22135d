// A replay that is looked at: where it stands, through whose eyes, and what is known of it.

import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { ApiError, get } from "../../api";
import { asApiError } from "../../parts/loaded";
import { motion } from "../../settings";
import type { Peek, Play, View } from "../../table/contract";
import { NO_CHOICES } from "../../table/open-hands";
import { youAt } from "../../table/onlooker";
import { knowCards, knowSeats, reader } from "../../text/current";
import type { Reader } from "../../text/reader";
import type {
  Chances,
  Chunk,
  LogLine,
  MatchStatistics,
  ReplayHead,
  SeatView,
  TableView,
} from "../../wire";
import { reopen } from "./journals";
import {
  allowedEyes,
  COUNT,
  eyesOf,
  firstOf,
  type Frame,
  framesOf,
  isShort,
  linesUntil,
  nextTold,
  placeOf,
  PUBLIC,
  seatOfEyes,
  stay,
  type ToldLine,
  turnFrom,
} from "./steps";

export const SPEEDS = [0.5, 1, 2, 4] as const;

const NO_VIEW: View = {};
const HIDDEN_KEY = "gorin.replay.hidden";
/** How often a match that still runs is asked for more, in milliseconds. */
const AGAIN = 4000;

interface Shown {
  readonly frame: Frame;
  readonly before: Frame | null;
  readonly lines: readonly ToldLine[];
  /** The log goes back to this step. */
  readonly first: number;
}

export class Playback {
  readonly id: string;
  readonly head = signal<ReplayHead | null>(null);
  readonly figures = signal<MatchStatistics | null>(null);
  readonly chances = signal<Chances | null>(null);
  readonly error = signal<ApiError | null>(null);
  readonly eyes = signal(PUBLIC);
  readonly step = signal(0);
  readonly playing = signal(false);
  readonly speed = signal<number>(1);
  /** The reader does not want to know how long the match is. */
  readonly hidden = signal(localStorage.getItem(HIDDEN_KEY) === "yes");
  /** The furthest step that was shown. */
  readonly furthest = signal(0);
  readonly peek = signal<Peek | null>(null);

  private readonly chunks = signal<ReadonlyMap<number, Chunk>>(new Map());
  private readonly frames = new WeakMap<Chunk, readonly Frame[]>();
  private readonly fetching = new Set<number>();
  /** What was shown last: it stays while the next step is being fetched. */
  private last: Shown | null = null;
  private closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Fetch what is needed to begin, and go where the address says. */
  async open(hash: string): Promise<void> {
    try {
      const head = await this.fetchHead();
      this.meet(head);
      // Players see it again as they saw it before.
      if (head.seat !== null) this.eyes.value = eyesOf(head.seat);
      // Of a match that still runs they want to see what has just happened.
      if (!head.over) this.step.value = this.furthest.value = this.end.peek();
      this.goTo(hash);
    } catch (reason) {
      this.error.value = asApiError(reason);
    }
  }

  close(): void {
    this.closed = true;
    this.playing.value = false;
  }

  /** Go where an address says; what it leaves out stays. */
  goTo(hash: string): void {
    const head = this.head.peek();
    if (head === null) return;
    const place = placeOf(hash);
    batch(() => {
      if (place.eyes !== null) this.look(place.eyes);
      if (place.step !== null) this.go(place.step);
      else void this.fetchAround();
      if (place.plays) this.playing.value = true;
    });
  }

  // -- where it stands -------------------------------------------------------------------

  /** The last step there is, as far as the server has told. */
  readonly end = computed(() => Math.max(0, (this.head.value?.outline.steps ?? 1) - 1));

  /** The last step that may be jumped to. */
  readonly limit = computed(() => (this.hidden.value ? this.furthest.value : this.end.value));

  readonly atEnd = computed(() => this.head.value !== null && this.step.value >= this.end.value);

  /** Whether the end has been seen, or is no secret. */
  readonly endKnown = computed(
    () => !this.hidden.value || this.furthest.value >= this.end.value,
  );

  go(step: number): void {
    const to = Math.min(Math.max(0, step), this.end.peek());
    batch(() => {
      this.step.value = to;
      this.furthest.value = Math.max(this.furthest.peek(), to);
    });
    void this.fetchAround();
  }

  /** Move by hand: playing stops. */
  move(step: number): void {
    this.playing.value = false;
    this.go(step);
  }

  turn(way: 1 | -1): void {
    const marks = this.head.peek()?.outline.marks ?? [];
    this.move(turnFrom(marks, this.step.peek(), way, this.end.peek()));
  }

  toggle(): void {
    if (!this.playing.peek() && this.atEnd.peek() && this.head.peek()?.over) this.go(0);
    this.playing.value = !this.playing.peek();
  }

  hide(hidden: boolean): void {
    localStorage.setItem(HIDDEN_KEY, hidden ? "yes" : "no");
    batch(() => {
      this.hidden.value = hidden;
      this.furthest.value = this.step.peek();
    });
  }

  look(eyes: string): void {
    const head = this.head.peek();
    const allowed = head === null ? PUBLIC : allowedEyes(eyes, head);
    if (allowed === this.eyes.peek()) return;
    batch(() => {
      this.eyes.value = allowed;
      this.chunks.value = new Map();
      this.fetching.clear();
    });
    void this.fetchAround();
  }

  /** For how long the present step stays when it is played; null while it is being fetched. */
  readonly stays = computed(() => {
    const frame = this.now.value;
    if (frame === null) return null;
    if (this.atEnd.value) return this.head.value?.over ? null : AGAIN;
    return stay(frame.step.lines.length, this.speed.value);
  });

  /** Play on from the present step. */
  advance(): void {
    if (this.atEnd.peek()) {
      if (this.head.peek()?.over) this.playing.value = false;
      else void this.refresh();
      return;
    }
    const chunk = this.chunks.peek().get(firstOf(this.step.peek()));
    const frames = chunk === undefined ? [] : this.framesIn(chunk);
    this.go(nextTold(frames, this.step.peek()));
    if (this.atEnd.peek() && this.head.peek()?.over) this.playing.value = false;
  }

  // -- what is known ---------------------------------------------------------------------

  /** The present step with its view; null while it is being fetched. */
  private readonly now = computed<Frame | null>(() => this.frameAt(this.step.value));

  readonly isFetching = computed(() => this.head.value !== null && this.now.value === null);

  readonly shown: ReadonlySignal<Shown | null> = computed(() => {
    const frame = this.now.value;
    if (frame === null) return this.last;
    const { lines, first } = linesUntil(this.chunks.value, frame.step.number);
    const before = this.frameAt(frame.step.number - 1);
    this.last = { frame, before, lines, first };
    return this.last;
  });

  private frameAt(step: number): Frame | null {
    const chunk = this.chunks.value.get(firstOf(step));
    return chunk === undefined ? null : (this.framesIn(chunk)[step - chunk.first] ?? null);
  }

  private framesIn(chunk: Chunk): readonly Frame[] {
    let found = this.frames.get(chunk);
    if (found === undefined) {
      found = framesOf(chunk);
      this.frames.set(chunk, found);
    }
    return found;
  }

  /** Ask for more of a match that still runs. */
  async refresh(): Promise<void> {
    try {
      const before = this.end.peek();
      const head = await this.fetchHead();
      if (head.outline.steps - 1 > before || head.over) {
        // The last chunk has grown, and what was the last step may have become longer.
        const chunks = new Map(this.chunks.peek());
        chunks.delete(firstOf(before));
        batch(() => {
          this.meet(head);
          this.chunks.value = chunks;
        });
        this.go(this.step.peek());
      }
    } catch (reason) {
      this.playing.value = false;
      this.error.value = asApiError(reason);
    }
  }

  fetchFigures(): Promise<void> {
    return this.fetchOnce<MatchStatistics>(this.figures, "figures");
  }

  fetchChances(): Promise<void> {
    return this.fetchOnce<Chances>(this.chances, "chances");
  }

  private async fetchOnce<T>(place: Signal<T | null>, part: string): Promise<void> {
    if (place.peek() !== null) return;
    try {
      place.value = await get<T>(this.address(part));
    } catch (reason) {
      this.error.value = asApiError(reason);
    }
  }

  address(part: string): string {
    return `/api/replays/${encodeURIComponent(this.id)}/${part}`;
  }

  private meet(head: ReplayHead): void {
    knowSeats(head.seats.map((seat) => seat.name));
    void knowCards(head.outline.game).catch(() => undefined);
    this.head.value = head;
  }

  private async fetchHead(): Promise<ReplayHead> {
    try {
      return await get<ReplayHead>(this.address("head"));
    } catch (reason) {
      // The server lets files go after a while; the page still has those it opened itself.
      const again = await reopen(this.id);
      if (again === null) throw reason;
      return again;
    }
  }

  /** Fetch the present chunk, then the next one, then those before it for the log. */
  private async fetchAround(): Promise<void> {
    const first = firstOf(this.step.peek());
    if (!(await this.fetchChunk(first))) return;
    if (first !== firstOf(this.step.peek())) return;
    if (first + COUNT <= this.end.peek()) await this.fetchChunk(first + COUNT);
    for (let at = first - COUNT; at >= 0; at -= COUNT) {
      if (!(await this.fetchChunk(at))) return;
    }
  }

  private async fetchChunk(first: number): Promise<boolean> {
    if (this.chunks.peek().has(first)) return true;
    if (this.fetching.has(first) || this.closed) return false;
    const eyes = this.eyes.peek();
    this.fetching.add(first);
    try {
      let chunk = await this.stepsFrom(eyes, first, COUNT);
      // A server gives fewer where they are large; the first of the next ones has the whole view.
      while (isShort(chunk) && this.eyes.peek() === eyes && !this.closed) {
        const count = COUNT - chunk.steps.length;
        const rest = await this.stepsFrom(eyes, first + chunk.steps.length, count);
        chunk = { ...rest, first, steps: [...chunk.steps, ...rest.steps] };
      }
      if (this.eyes.peek() !== eyes) return false;
      this.chunks.value = new Map([...this.chunks.peek(), [first, chunk]]);
      this.error.value = null;
      return true;
    } catch (reason) {
      this.playing.value = false;
      this.error.value = asApiError(reason);
      return false;
    } finally {
      if (this.eyes.peek() === eyes) this.fetching.delete(first);
    }
  }

  private stepsFrom(eyes: string, first: number, count: number): Promise<Chunk> {
    return get<Chunk>(this.address(`steps?view=${eyes}&first=${first}&count=${count}`));
  }

  // -- for the drawing of a game ---------------------------------------------------------

  /** The replay as a drawing of a game sees it; nothing can be chosen. */
  readonly play: Play = {
    table: computed(() => tableOf(this.head.value)),
    you: computed(() => youAt(seatOfEyes(this.eyes.value))),
    view: computed(() => this.shown.value?.frame.view ?? NO_VIEW),
    previous: computed(() => this.shown.value?.before?.view ?? null),
    choices: NO_CHOICES,
    asked: computed(() => {
      const by = this.shown.value?.frame.step.seat ?? null;
      return by === null ? [] : [by];
    }),
    reader: reader as ReadonlySignal<Reader>, // nothing is drawn before there is one
    lines: computed<readonly LogLine[]>(() => this.shown.value?.lines.map((one) => one.line) ?? []),
    told: computed<readonly LogLine[]>(() => this.shown.value?.frame.step.lines ?? []),
    happening: computed<LogLine | null>(() => this.shown.value?.frame.step.lines.at(-1) ?? null),
    peek: this.peek,
    motion,
  };
}

/** The seats of a replay as the table page knows seats. */
export function seatsOf(head: ReplayHead | null): SeatView[] {
  const seats = head?.seats ?? [];
  return seats.map(({ name, bot }, seat) => ({
    seat,
    name,
    person: null,
    bot,
    deck: "",
    present: true,
    away: 0,
    clock: null,
    running: false,
    casts: false,
    again: false,
    ready: false,
  }));
}

function tableOf(head: ReplayHead | null): TableView {
  const outline = head?.outline;
  return {
    id: head?.id ?? "",
    game: outline?.game ?? "",
    format: outline?.format ?? "",
    title: head?.title ?? { type: "message", id: "page-replay", args: {} },
    // A replay is no table: nothing that a game draws depends on what was agreed on.
    terms: {} as TableView["terms"],
    stage: head?.over === false ? "playing" : "over",
    seats: seatsOf(head),
    people: [],
    host: 0,
    now: 0,
    undo: null,
    commitment: head?.commitment ?? "",
    seed: head?.seed ?? "",
    entropy: [...(head?.entropy ?? [])],
    again: "",
    rematch_of: "",
    bans: 0,
    pause: null,
    time_left: null,
    time_runs: false,
    match: null,
    other_rules: null,
    other_faults: [],
  };
}
