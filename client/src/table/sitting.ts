// A reader's place at one table: what is known of it as signals, and what can be done there.

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { motion } from "../settings";
import { knowCards, knowSeats, reader } from "../text/current";
import type { Reader } from "../text/reader";
import type {
  Fault,
  LogLine,
  News,
  OptionView,
  QuestionView,
  TableView,
  You,
} from "../wire";
import type { Choices, Peek, Play, View } from "./contract";
import { type Known, older, told, updated, welcomed } from "./fold";
import { type Asked, RefusedError, type Reply, TableSocket } from "./socket";

type Told = Extract<News, { type: "update" }>;

/** A tab that nobody sees has no frames; what is new there waits no longer than so. */
const LONGEST_FRAME = 100;
const NO_VIEW: View = {};
const NO_OPTIONS: ReadonlyMap<string, OptionView> = new Map();

export class Sitting {
  readonly id: string;
  readonly socket: TableSocket;
  /** All that is known, null until the table has said welcome. */
  readonly known = signal<Known | null>(null);
  /** What was refused last, to be shown beside the question. */
  readonly faults = signal<readonly Fault[]>([]);
  /** When the clocks of `table` were right, by the page's own clock. */
  readonly clocksAt = signal(performance.now());
  readonly play: Play;

  private readonly sent = signal<{ serial: number; answer: unknown } | null>(null);
  private readonly shown = signal(0);
  private readonly told = signal<readonly LogLine[]>([]);
  private readonly before = signal<View | null>(null);
  private waiting: Told[] = [];
  private frame = 0;
  private timer = 0;

  constructor(id: string) {
    this.id = id;
    this.play = this.makePlay();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
    this.socket = new TableSocket(address, (news) => this.hear(news));
  }

  /** The open questions to the reader; usually one. */
  readonly questions = computed<readonly QuestionView[]>(
    () => this.known.value?.match?.questions ?? [],
  );

  /** Whether an answer is on its way. */
  readonly answering = computed(() => {
    const sent = this.sent.value;
    return sent !== null && this.questions.value.some((one) => one.serial === sent.serial);
  });

  /** How often people have spoken; what the table itself says does not call for attention. */
  readonly spoken = computed(
    () => this.known.value?.chat.filter((line) => line.person !== 0).length ?? 0,
  );

  /** How much of that the reader has had before them: all of it, until a ledger hides the chat. */
  readonly seen = signal(Number.POSITIVE_INFINITY);

  /** How much of that is new. */
  readonly unread = computed(() => Math.max(0, this.spoken.value - this.seen.value));

  /** Show another of several open questions. */
  show(index: number): void {
    this.shown.value = index;
  }

  get shownIndex(): number {
    return Math.min(this.shown.value, Math.max(0, this.questions.value.length - 1));
  }

  /** Carry out a command; what is refused is shown beside the question. */
  async do(wish: Asked): Promise<Reply | null> {
    this.faults.value = [];
    try {
      const reply = await this.socket.ask(wish);
      this.apply(); // what was told before the reply is known with it
      return reply;
    } catch (error) {
      this.apply();
      if (!(error instanceof RefusedError)) throw error;
      this.faults.value = error.faults;
      return null;
    }
  }

  /** Answer a question by an option's key or a value of its domain. */
  async answer(question: QuestionView, answer: unknown): Promise<void> {
    if (this.answering.peek()) return;
    this.sent.value = { serial: question.serial, answer };
    const reply = await this.do({ type: "answer", serial: question.serial, answer });
    if (reply !== null) return;
    if (this.sent.peek()?.serial === question.serial) this.sent.value = null;
    // The table may have answered for the reader at the same moment: then nothing is wrong.
    if (!this.questions.peek().some((one) => one.serial === question.serial)) this.faults.value = [];
  }

  /** Fetch the lines before those that are there. */
  async fetchOlder(): Promise<void> {
    const first = this.known.peek()?.first ?? 0;
    if (first <= 0) return;
    const reply = await this.do({ type: "older", before: first });
    const known = this.known.peek();
    if (reply?.type === "older-lines" && known !== null) {
      this.known.value = older(known, reply.first, reply.lines);
    }
  }

  close(): void {
    this.forget();
    this.socket.close();
  }

  private hear(news: News): void {
    if (news.type === "welcome") this.welcome(welcomed(news));
    else if (news.type === "update") this.gather(news);
  }

  private welcome(known: Known): void {
    this.forget();
    batch(() => {
      this.before.value = null;
      this.told.value = [];
      this.sent.value = null;
      this.clocksAt.value = performance.now();
      this.know(known);
    });
    void knowCards(known.table.game).catch(() => undefined);
  }

  /** Bots play faster than a page can be drawn: what comes until the next frame is drawn at once. */
  private gather(news: Told): void {
    this.waiting.push(news);
    if (document.hidden) this.apply();
    else if (this.waiting.length === 1) {
      this.frame = requestAnimationFrame(() => this.apply());
      this.timer = window.setTimeout(() => this.apply(), LONGEST_FRAME);
    }
  }

  private forget(): void {
    cancelAnimationFrame(this.frame);
    window.clearTimeout(this.timer);
    this.waiting = [];
  }

  private apply(): void {
    const all = this.waiting;
    this.forget();
    const before = this.known.peek();
    if (all.length === 0) return;
    const known = all.reduce<Known | null>((so, news) => so && updated(so, news), before);
    if (known === null) {
      this.socket.resync();
      return;
    }
    batch(() => {
      if (all.some((news) => news.table)) this.clocksAt.value = performance.now();
      if (all.some((news) => news.sight)) this.before.value = before?.match?.view ?? null;
      const lines = isFirstSight(before) ? [] : toldBy(all);
      if (lines.length > 0) this.told.value = lines;
      this.know(known);
      const sent = this.sent.peek();
      if (sent !== null && !known.match?.questions.some((one) => one.serial === sent.serial)) {
        this.sent.value = null;
      }
    });
  }

  private know(known: Known): void {
    knowSeats(known.table.seats.map((seat) => seat.name));
    this.known.value = known;
  }

  private makePlay(): Play {
    const table = this.part((known) => known.table) as ReadonlySignal<TableView>;
    const you = this.part((known) => known.you) as ReadonlySignal<You>;
    return {
      table,
      you,
      view: computed(() => this.known.value?.match?.view ?? NO_VIEW),
      previous: this.before,
      choices: this.makeChoices(),
      asked: computed(() => {
        const { you, match } = this.known.value ?? {};
        const others = match?.waiting.map((one) => one.seat) ?? [];
        const own = match?.questions.length && you?.seat != null ? [you.seat] : [];
        return [...own, ...others];
      }),
      reader: reader as ReadonlySignal<Reader>, // nothing is drawn before there is one
      lines: computed(() => this.known.value?.lines ?? []),
      told: this.told,
      peek: signal<Peek | null>(null),
      motion,
    };
  }

  private part<Part>(of: (known: Known) => Part): ReadonlySignal<Part | null> {
    return computed(() => (this.known.value === null ? null : of(this.known.value)));
  }

  private makeChoices(): Choices {
    const question = computed(() => this.questions.value[this.shownIndex] ?? null);
    const all = computed(
      () => new Map(question.value?.options.map((option) => [option.key, option])),
    );
    const options = computed(() => (this.answering.value ? NO_OPTIONS : all.value));
    const asking = (key: string): QuestionView | undefined =>
      [question.peek(), ...this.questions.peek()].find(
        (asked): asked is QuestionView =>
          asked?.options.some((option) => option.key === key) ?? false,
      );
    return {
      question,
      options,
      open: computed(() => {
        if (this.answering.value) return NO_OPTIONS;
        const others = this.questions.value.flatMap((asked) => asked.options);
        const found = others.map((option) => [option.key, option] as const);
        return new Map([...found, ...all.value]);
      }),
      chosen: computed(() => {
        const sent = this.sent.value;
        if (sent === null || sent.serial !== question.value?.serial) return null;
        return typeof sent.answer === "string" ? sent.answer : null;
      }),
      preview: signal<string | null>(null),
      choose: (key) => {
        const asked = asking(key);
        if (asked !== undefined && !this.answering.peek()) void this.answer(asked, key);
      },
    };
  }
}

/** Casters see a match some time after they come: what happened before that is no news. */
function isFirstSight(before: Known | null): boolean {
  return before !== null && before.match === null && before.table.stage !== "gathering";
}

/** The lines that several news told, without those that were taken back meanwhile. */
function toldBy(all: readonly Told[]): readonly LogLine[] {
  return all.reduce<readonly LogLine[]>(
    (lines, news) => told(lines, news.lines ?? [], news.undone ?? null),
    [],
  );
}
