// The draft of the question that is shown: board and bar change the same one.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { QuestionView } from "../wire";
import type { Play } from "./contract";
import { begun, type Draft, type Mark, markOf, touchable, touched } from "./drafts";

const ALL = new WeakMap<Play, Drafting>();
const NOTHING: ReadonlySet<string> = new Set();

/** The drafting of a table. */
export function draftingOf(play: Play): Drafting {
  const kept = ALL.get(play) ?? new Drafting(play);
  ALL.set(play, kept);
  return kept;
}

export class Drafting {
  /** The question that an answer is being put together for; null where one is chosen. */
  readonly asked: ReadonlySignal<QuestionView | null>;
  readonly draft: ReadonlySignal<Draft | null>;
  /** What can be touched now. */
  readonly open: ReadonlySignal<ReadonlySet<string>>;
  /** Whether there is a step to go back. */
  readonly canStepBack: ReadonlySignal<boolean>;
  /** The drafts of each question, the last one last. */
  private readonly steps = signal<ReadonlyMap<number, readonly Draft[]>>(new Map());

  constructor(play: Play) {
    const { question } = play.choices;
    this.asked = computed(() => (question.value?.domain ? question.value : null));
    const steps = computed(() => this.steps.value.get(this.asked.value?.serial ?? 0) ?? []);
    this.draft = computed(() => {
      const domain = this.asked.value?.domain ?? null;
      return domain === null ? null : (steps.value.at(-1) ?? begun(domain));
    });
    this.open = computed(() => {
      const draft = this.draft.value;
      return draft === null ? NOTHING : new Set(touchable(draft));
    });
    this.canStepBack = computed(() => steps.value.length > 0);
  }

  /** What the draft says of a thing. */
  mark(key: string): Mark | null {
    const draft = this.draft.value;
    return draft === null ? null : markOf(draft, key);
  }

  touch(key: string): void {
    const draft = this.draft.peek();
    if (draft !== null) this.change(touched(draft, key));
  }

  change(draft: Draft): void {
    if (draft !== this.draft.peek()) this.keep((steps) => [...steps, draft]);
  }

  stepBack(): void {
    this.keep((steps) => steps.slice(0, -1));
  }

  /** Drafts of other questions are forgotten: when they are asked again, they are begun anew. */
  private keep(change: (steps: readonly Draft[]) => readonly Draft[]): void {
    const serial = this.asked.peek()?.serial;
    if (serial === undefined) return;
    this.steps.value = new Map([[serial, change(this.steps.peek().get(serial) ?? [])]]);
  }
}
