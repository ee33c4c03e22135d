// What happened, shown one thing after another: the queue between what a table has told and what
// the page draws. It knows neither tables nor browsers: time and drawing are given to it.

import type { LogLine } from "../../wire";

/** Time as the queue needs it: a thing to do later, which can be called off. */
export type After = (wait: number, then: () => void) => () => void;

/** What is drawn at once: how things stand now, and what is told of how they came to be so. */
export interface Step<State> {
  readonly state: State;
  readonly lines: readonly LogLine[];
}

/** What the queue does with what is next. */
export interface Drawer<State> {
  /** Something comes that takes time: until `rested`, nothing is asked. */
  begun(): void;
  /** Draw how things stand. */
  draw(state: State): void;
  /** Tell one line. */
  tell(line: LogLine): void;
  /** The last line that was told waits for a press. `lines`: what was told since the last time. */
  held(lines: readonly LogLine[]): void;
  /** All is drawn. `lines`: what was told since `begun`, or since a press. */
  rested(lines: readonly LogLine[]): void;
}

/** How fast things are shown. */
export interface Pace {
  /** For how many milliseconds a small line stays; 0: everything is drawn at once. */
  readonly line: number;
  /** How long all small lines that wait may take together. */
  readonly all: number;
  /** How many times as long a line stays as an ordinary small one; 0 for what takes no time. */
  readonly weight: (line: LogLine) => number;
  /** For how many milliseconds a line stays that nobody may miss; 0 for any other. */
  readonly grave: (line: LogLine) => number;
  /** For how many milliseconds at most a line waits for a press; 0 for what does not wait. */
  readonly holds: (line: LogLine) => number;
}

/** What comes sooner after all was drawn still belongs to it. */
const PAUSE = 600;

/** Waits that are shorter are put together: no screen shows them apart. */
const SHORTEST = 30;

interface Beat<State> {
  readonly state: State | null;
  readonly line: LogLine | null;
}

/**
 * Shows steps in their order: a step is drawn when its first line is told, and its other lines
 * follow. However many small lines wait, all of them take no longer than `Pace.all` until nothing
 * has happened for a while, or the reader has answered. A grave line has its own time, and what
 * waits for a press stays until then.
 */
export class Showing<State> {
  private beats: Beat<State>[] = [];
  private lines: LogLine[] = [];
  private spent = 0;
  private owed = 0;
  private began = false;
  private holds = false;
  private hurries = false;
  private stop: (() => void) | null = null;
  private calm: (() => void) | null = null;

  constructor(
    private readonly drawer: Drawer<State>,
    private readonly pace: () => Pace,
    private readonly after: After,
  ) {}

  /** Whether something is being shown. */
  get busy(): boolean {
    return this.stop !== null;
  }

  /** Show what happened after all that waits. */
  push(steps: readonly Step<State>[]): void {
    for (const { state, lines } of steps) {
      this.beats.push({ state, line: lines[0] ?? null });
      this.beats.push(...lines.slice(1).map((line) => ({ state: null, line })));
    }
    this.calm?.();
    this.calm = null;
    if (!this.busy) this.go();
  }

  /** What comes from now on has all of its time. */
  renew(): void {
    this.spent = 0;
  }

  /** Go on from what waits for a press; else draw at once all up to what will wait for one. */
  press(): void {
    if (!this.busy) return;
    this.stop?.();
    this.hurries = !this.holds;
    this.holds = false;
    this.owed = 0;
    this.go();
  }

  /** Draw at once all that waits, whatever it is. */
  skip(): void {
    this.stop?.();
    const last = this.beats.findLast((beat) => beat.state !== null)?.state ?? null;
    for (const { line } of this.beats) if (line !== null) this.lines.push(line);
    this.beats = [];
    if (last !== null) this.drawer.draw(last);
    if (last !== null || this.busy) this.rest();
  }

  /** Forget what waits: all is drawn anew by somebody else. */
  forget(): void {
    this.stop?.();
    this.beats = [];
    this.lines = [];
    this.calm?.();
    this.calm = null;
    this.renew();
    this.ease();
  }

  /** Change the states that wait: something became known that is part of all of them. */
  change(how: (state: State) => State): void {
    this.beats = this.beats.map((beat) =>
      beat.state === null ? beat : { ...beat, state: how(beat.state) },
    );
  }

  private go(): void {
    const wait = this.drawNext();
    if (wait === 0) this.rest();
    else if (wait === Number.POSITIVE_INFINITY) this.stop = () => undefined;
    else this.stop = this.after(wait, () => this.goOn());
  }

  /** Go on after a wait; what waited for a press has waited long enough. */
  private goOn(): void {
    this.holds = false;
    this.go();
  }

  /** Draw on until something has to stay, and return for how long; 0: all is drawn. */
  private drawNext(): number {
    for (let beat = this.beats.shift(); beat !== undefined; beat = this.beats.shift()) {
      const stay = this.drawOne(beat);
      // What hits the reader is seen from how things stand now.
      const longest = this.holdOf(beat);
      if (longest > 0) return this.hold(longest);
      this.owed += this.hurries ? 0 : stay;
      if (this.owed < SHORTEST) continue;
      const wait = this.owed;
      this.owed = 0;
      return wait;
    }
    return 0;
  }

  /** Draw and tell one thing, and return for how long it stays. */
  private drawOne(beat: Beat<State>): number {
    const { state, line } = beat;
    const stay = this.stayOf(beat);
    if (stay > 0 && !this.began) this.begin();
    if (state !== null) this.drawer.draw(state);
    if (line !== null) this.lines.push(line);
    if (line !== null && stay > 0) this.drawer.tell(line);
    return stay;
  }

  private begin(): void {
    this.began = true;
    this.drawer.begun();
  }

  private holdOf({ line }: Beat<State>): number {
    const pace = this.pace();
    return line === null || pace.line === 0 ? 0 : pace.holds(line);
  }

  private hold(longest: number): number {
    const { lines } = this;
    this.lines = [];
    this.owed = 0;
    this.hurries = false;
    this.holds = true;
    this.drawer.held(lines);
    return longest;
  }

  private stayOf({ line }: Beat<State>): number {
    if (line === null) return 0;
    const pace = this.pace();
    const grave = pace.grave(line);
    if (grave > 0) return grave;
    const weight = pace.weight(line);
    if (weight === 0) return 0;
    const waiting = this.beats.flatMap((beat) => (beat.line === null ? [] : [beat.line]));
    const whole = waiting.reduce((sum, one) => sum + pace.weight(one), weight);
    const left = Math.max(0, pace.all - this.spent);
    const stay = Math.min(pace.line * weight, (left * weight) / whole);
    this.spent += stay;
    // What waits for a press is told, though all of the time is spent.
    return stay > 0 ? stay : Math.min(1, pace.holds(line));
  }

  private rest(): void {
    const { lines } = this;
    this.lines = [];
    this.ease();
    this.drawer.rested(lines);
  }

  private ease(): void {
    this.stop = null;
    this.began = false;
    this.holds = false;
    this.hurries = false;
    this.owed = 0;
    if (this.spent === 0) return;
    this.calm?.();
    this.calm = this.after(PAUSE, () => this.renew());
  }
}
