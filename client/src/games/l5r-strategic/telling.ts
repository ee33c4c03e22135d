// A turn is told on the map, thing by thing: as it happens, and again for whoever asks for it.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Play } from "../../table/contract";
import { type Deed, lastReport, rewound, type TurnReport } from "./report";
import { hasView, viewOf } from "./state";
import type { CampaignView } from "./wire";

/** So long one thing is shown when a turn is told again, in milliseconds. */
const A_DEED = 1100;

const ALL = new WeakMap<Play, Telling>();

export function tellingOf(play: Play): Telling {
  const kept = ALL.get(play) ?? new Telling(play);
  ALL.set(play, kept);
  return kept;
}

/** The map that is drawn now, and what is shown on it of what has happened. */
export interface Scene {
  readonly view: CampaignView;
  /** What has happened so far; the last of it happens now. */
  readonly deeds: readonly Deed[];
}

export class Telling {
  readonly report: ReadonlySignal<TurnReport | null>;
  readonly scene: ReadonlySignal<Scene>;
  /** Whether the turn is told as it happens. */
  readonly isLive: ReadonlySignal<boolean>;
  /** What is told again, or was pointed at: its place in the report; null for nothing. */
  readonly at = signal<number | null>(null);
  private timer = 0;

  constructor(play: Play) {
    this.report = computed(() => lastReport(play.lines.value));
    const live = computed(() => {
      const line = play.happening.value;
      const deeds = this.report.value?.deeds ?? [];
      const first = deeds[0]?.line.at;
      if (line === null || first === undefined || line.at < first) return null;
      return deeds.findLastIndex((deed) => deed.line.at <= line.at);
    });
    this.isLive = computed(() => live.value !== null);
    this.scene = computed(() => {
      const view = viewOf(play);
      const { deeds = [], since = [] } = this.report.value ?? {};
      const at = live.value ?? this.at.value;
      if (at === null || !hasView(play)) return { view, deeds: [] };
      const later = [...deeds.slice(at + 1), ...since];
      return { view: rewound(view, later), deeds: deeds.slice(0, at + 1) };
    });
  }

  /** Tell the turn again from its beginning. */
  again(): void {
    this.stop();
    this.at.value = 0;
    this.timer = window.setInterval(() => {
      const next = (this.at.peek() ?? 0) + 1;
      if (next >= (this.report.peek()?.deeds.length ?? 0)) this.stop();
      else this.at.value = next;
    }, A_DEED);
  }

  /** Show one thing alone, with the map as it lay then. */
  show(at: number): void {
    this.stop();
    this.at.value = at;
  }

  /** Show the map as it lies now. */
  stop(): void {
    window.clearInterval(this.timer);
    this.at.value = null;
  }
}
