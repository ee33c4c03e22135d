// A reader's place at one table: what is known of it as signals, and what can be done there.

import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { motion, settings } from "../settings";
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
import { listed } from "./alike";
import type { Choices, GameTable, Peek, Play, View } from "./contract";
import { type Known, older, onTheWay, told, updated, welcomed } from "./fold";
import { givesUp } from "./giving-up";
import { paceOf } from "./showing/pace";
import { type Pace, Showing, type Step } from "./showing/queue";
import { hitsOf, linesSince } from "./since";
import { type Asked, RefusedError, type Reply, TableSocket } from "./socket";

type Told = Extract<News, { type: "update" }>;

/** A tab that nobody sees has no frames; what is new there waits no longer than so. */
const LONGEST_FRAME = 100;
const NO_VIEW: View = {};
const NO_OPTIONS: ReadonlyMap<string, OptionView> = new Map();

export class Sitting {
  readonly id: string;
  readonly socket: TableSocket;
  /** All that is known and shown, null until the table has said welcome. */
  readonly known = signal<Known | null>(null);
  /** Whether it is still being shown what led to what is asked. */
  readonly showing = signal(false);
  /** Whether what is being shown waits for a press. */
  readonly holding = signal(false);
  /** What was refused last, to be shown beside the question. */
  readonly faults = signal<readonly Fault[]>([]);
  /** When the clocks of `table` were right, by the page's own clock. */
  readonly clocksAt = signal(performance.now());
  readonly play: Play;

  /**
   * Whether the question has come only now: what is pressed before anybody can have read it was
   * meant for what stood there before.
   */
  readonly fresh = signal(false);

  /** The place in the log of what had happened last when the reader answered last, or came. */
  readonly answered = signal(-1);

  /** The log as far as it is told: what is still to be shown is not in it. */
  readonly logged: ReadonlySignal<readonly LogLine[]> = computed(() => {
    const lines = this.known.value?.lines ?? [];
    const told = this.line.value?.at;
    return told === undefined ? lines : lines.filter((one) => one.at <= told);
  });

  private readonly sent = signal<{ serial: number; answer: unknown } | null>(null);
  private readonly shown = signal(0);
  private readonly told = signal<readonly LogLine[]>([]);
  private readonly before = signal<View | null>(null);
  private readonly line = signal<LogLine | null>(null);
  /** What was asked before something was shown, and may still be answered meanwhile. */
  private readonly kept = signal<ReadonlySet<number>>(new Set());
  private readonly queue = this.makeQueue();
  /** All that the table has told, which the page may not have shown yet. */
  private latest: Known | null = null;
  /** The game's drawing: it says what is worth more time, and which answers come to the same. */
  readonly game = signal<GameTable | null>(null);
  private waiting: Told[] = [];
  private frame = 0;
  private timer = 0;
  /** The question that was asked last; null before the table has said how it stands. */
  private lastAsked: number | null = null;
  private readonly stopGuard = effect(() => this.guard());
  private unguarded = 0;

  constructor(id: string) {
    this.id = id;
    this.play = this.makePlay();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
    this.socket = new TableSocket(address, (news) => this.hear(news));
  }

  /** The open questions to the reader; usually one. */
  readonly questions = computed<readonly QuestionView[]>(() => {
    const asked = this.known.value?.match?.questions ?? [];
    // What is new is asked when all that led to it was shown.
    return this.showing.value ? asked.filter((one) => this.kept.value.has(one.serial)) : asked;
  });

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
    if (this.answering.peek() || this.fresh.peek() || !this.isOpen(question)) return;
    this.sent.value = { serial: question.serial, answer };
    this.answered.value = lastOf(this.latest);
    this.queue.renew();
    const reply = await this.do({ type: "answer", serial: question.serial, answer });
    if (reply !== null) return;
    if (this.sent.peek()?.serial === question.serial) this.sent.value = null;
    // The table may have answered for the reader at the same moment: then nothing is wrong.
    if (!this.isOpen(question)) this.faults.value = [];
  }

  /** Draw at once what is still to be shown. */
  skip(): void {
    this.apply();
    batch(() => this.queue.skip());
  }

  /** The views before and after what is being shown, as far as they are known. */
  around(): readonly View[] {
    const views = [this.before.peek(), this.latest?.match?.view ?? null];
    return views.filter((view) => view !== null);
  }

  /** Go on from what waits for the reader; else draw at once what nobody has to press for. */
  press(): void {
    this.apply();
    batch(() => this.queue.press());
  }

  /** Fetch the lines before those that are there. */
  async fetchOlder(): Promise<void> {
    const first = this.known.peek()?.first ?? 0;
    if (first <= 0) return;
    const reply = await this.do({ type: "older", before: first });
    if (reply?.type !== "older-lines") return;
    const longer = (known: Known): Known => older(known, reply.first, reply.lines);
    const known = this.known.peek();
    if (this.latest !== null) this.latest = longer(this.latest);
    this.queue.change(longer);
    if (known !== null) this.known.value = longer(known);
  }

  close(): void {
    this.forget();
    this.stopGuard();
    window.clearTimeout(this.unguarded);
    this.queue.forget();
    this.socket.close();
  }

  /** Take no answer to a question that has just come in the place of another. */
  private guard(): void {
    if (this.known.value === null) return;
    const serial = this.questions.value[this.shownIndex]?.serial ?? 0;
    const before = this.lastAsked;
    this.lastAsked = serial;
    if (before === null || serial === 0 || serial === before) return;
    const wait = settings.peek().guard;
    if (wait <= 0) return;
    this.fresh.value = true;
    window.clearTimeout(this.unguarded);
    this.unguarded = window.setTimeout(() => {
      this.fresh.value = false;
    }, wait);
  }

  private openNow(): ReadonlySet<number> {
    return new Set(this.questions.peek().map((one) => one.serial));
  }

  private isOpen(question: QuestionView): boolean {
    return this.questions.peek().some((one) => one.serial === question.serial);
  }

  private hear(news: News): void {
    if (news.type === "welcome") this.welcome(welcomed(news));
    else if (news.type === "update") this.gather(news);
  }

  private welcome(known: Known): void {
    this.forget();
    this.queue.forget();
    this.latest = known;
    this.lastAsked = null;
    batch(() => {
      this.showing.value = false;
      this.holding.value = false;
      this.before.value = null;
      this.line.value = null;
      this.told.value = [];
      this.sent.value = null;
      this.clocksAt.value = performance.now();
      if (this.known.peek() === null) this.answered.value = lastOf(known);
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
    if (all.length === 0) return;
    const steps: Step<Known>[] = [];
    const isFirst = isFirstSight(this.latest);
    for (const news of all) {
      const before = this.latest;
      this.latest = before && updated(before, news);
      if (this.latest === null) {
        this.socket.resync();
        return;
      }
      if (isFirst || before === null) steps.push({ state: this.latest, lines: [] });
      else steps.push(...stepsOf([...onTheWay(before, news), this.latest], news.lines ?? []));
    }
    if (all.some((news) => news.table)) this.clocksAt.value = performance.now();
    const undone = all.some((news) => (news.undone ?? null) !== null);
    // What was taken back is no more, and what comes in its place is new.
    for (const { undone } of all) {
      if (undone != null) this.answered.value = Math.min(this.answered.peek(), undone - 1);
    }
    // What is taken back is not shown first, nor is anything in a tab that nobody sees.
    batch(() => {
      if (undone || document.hidden || settings.peek().pace === 0) {
        this.jump(steps, isFirst ? [] : toldBy(all), undone);
      } else {
        // What comes with the first thing that takes time has been read by nobody.
        if (!this.queue.busy) this.kept.value = this.openNow();
        this.queue.push(steps);
      }
    });
  }

  /** Draw the last of several steps, after the last of those that wait, and nothing between. */
  private jump(steps: readonly Step<Known>[], lines: readonly LogLine[], undone: boolean): void {
    const shown = this.queue.busy && !undone;
    this.queue.skip();
    const last = steps.at(-1);
    if (last !== undefined) this.draw(last.state);
    if (lines.length > 0) this.told.value = shown ? [...this.told.peek(), ...lines] : lines;
  }

  private draw(known: Known): void {
    const before = this.known.peek()?.match?.view ?? null;
    if (known.match?.view !== before) this.before.value = before;
    this.know(known);
    const sent = this.sent.peek();
    if (sent !== null && !known.match?.questions.some((one) => one.serial === sent.serial)) {
      this.sent.value = null;
    }
  }

  private makeQueue(): Showing<Known> {
    return new Showing<Known>(
      {
        begun: () => {
          this.showing.value = true;
        },
        draw: (known) => this.draw(known),
        tell: (line) => {
          this.line.value = line;
          this.holding.value = false;
        },
        held: (lines) => {
          this.holding.value = true;
          this.told.value = lines;
        },
        rested: (lines) => {
          this.showing.value = false;
          this.holding.value = false;
          this.line.value = null;
          if (lines.length > 0) this.told.value = lines;
        },
      },
      () => this.pace(),
      (wait, then) => {
        const timer = window.setTimeout(() => batch(then), wait);
        return () => window.clearTimeout(timer);
      },
    );
  }

  private pace(): Pace {
    const game = this.game.peek();
    const { table, you } = this.latest ?? {};
    const own = you?.seat ?? null;
    const hasClock = table?.seats.some((one) => one.seat === own && one.clock !== null) ?? false;
    const isChance = game?.isChance;
    const hits = (line: LogLine): boolean => own !== null && this.hits(line, own);
    return paceOf(settings.peek().pace, { hits, hasClock, ...(isChance ? { isChance } : {}) });
  }

  /** Whether a line tells what hits the reader, and no answer of their own has brought about. */
  private hits(line: LogLine, own: number): boolean {
    const lines = this.latest?.lines ?? [];
    const tells = this.game.peek()?.hits;
    const view = this.play.view.peek();
    const since = linesSince(lines, this.answered.peek()).filter((one) => one.at <= line.at);
    const found =
      tells === undefined
        ? hitsOf(since, own)
        : hitsOf(since, own, (one) => tells(view, one, own));
    return found.includes(line) || (this.game.peek()?.befalls?.(line, own) ?? false);
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
      happening: this.line,
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
    const closed = computed(() => this.answering.value || this.fresh.value);
    const options = computed(() => (closed.value ? NO_OPTIONS : all.value));
    const asking = (key: string): QuestionView | undefined =>
      [question.peek(), ...this.questions.peek()].find(
        (asked): asked is QuestionView =>
          asked?.options.some((option) => option.key === key) ?? false,
      );
    return {
      question,
      options,
      listed: computed(() => {
        const alike = this.game.value?.alike;
        const view = this.known.value?.match?.view ?? NO_VIEW;
        return listed(
          question.value?.options ?? [],
          alike && ((one, other) => alike(view, one, other)),
        );
      }),
      open: computed(() => {
        if (closed.value) return NO_OPTIONS;
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
      givesUp: (key) => {
        const asked = asking(key);
        return asked !== undefined && givesUp(asked, key, this.game.value?.givesUp);
      },
      choose: (key) => {
        const asked = asking(key);
        if (asked !== undefined && !this.answering.peek()) void this.answer(asked, key);
      },
    };
  }
}

/** The place of the last line of the log that is known; -1 for none. */
function lastOf(known: Known | null): number {
  return known?.lines.at(-1)?.at ?? -1;
}

/** Casters see a match some time after they come: what happened before that is no news. */
function isFirstSight(before: Known | null): boolean {
  return before !== null && before.match === null && before.table.stage !== "gathering";
}

/** The states on a way, each with the lines that were told since the one before. */
function stepsOf(way: readonly Known[], lines: readonly LogLine[]): readonly Step<Known>[] {
  const before = (at: number): number => lastOf(way[at] ?? null);
  return way.map((state, at) => ({
    state,
    lines: lines.filter(
      (line) => line.at <= lastOf(state) && (at === 0 || line.at > before(at - 1)),
    ),
  }));
}

/** The lines that several news told, without those that were taken back meanwhile. */
function toldBy(all: readonly Told[]): readonly LogLine[] {
  return all.reduce<readonly LogLine[]>(
    (lines, news) => told(lines, news.lines ?? [], news.undone ?? null),
    [],
  );
}
