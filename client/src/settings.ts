// What readers set for themselves: kept in this browser, shared by all its tabs.

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";

export interface Settings {
  readonly theme: "system" | "light" | "dark";
  /** How large text is, 1 being 16 px. */
  readonly text: number;
  readonly motion: "system" | "still";
  readonly sound: boolean;
  /**
   * For how many milliseconds each line that is told stays over the board; 0: none is shown; -1:
   * each waits for a press.
   */
  readonly pace: number;
  /** For how many milliseconds a new question takes no answer; nobody has read it sooner. */
  readonly guard: number;
  /** Whether a guided game shows its lessons. */
  readonly lessons: boolean;
  /** Whether each line of a log shows its clause; else the line that is pointed at does. */
  readonly clauses: boolean;
}

const KEY = "gorin.settings";
const DEFAULTS: Settings = {
  theme: "system",
  text: 1,
  motion: "system",
  sound: false,
  pace: 1600,
  guard: 220,
  lessons: true,
  clauses: false,
};

export const settings = signal<Settings>(read(localStorage.getItem(KEY)));

const darkWanted = watchMedia("(prefers-color-scheme: dark)");
const stillWanted = watchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move. */
export const motion = computed(() => settings.value.motion === "system" && !stillWanted.value);

export const theme = computed(() => {
  const chosen = settings.value.theme;
  if (chosen !== "system") return chosen;
  return darkWanted.value ? "dark" : "light";
});

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  localStorage.setItem(KEY, JSON.stringify(settings.value));
}

/** Keep the page as the settings say. */
export function applySettings(): void {
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) settings.value = read(event.newValue);
  });
  effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = theme.value;
    root.dataset["motion"] = motion.value ? "moving" : "still";
    root.style.setProperty("--text-scale", String(settings.value.text));
  });
}

function read(text: string | null): Settings {
  if (text === null) return DEFAULTS;
  try {
    return { ...DEFAULTS, ...(JSON.parse(text) as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

/** Whether the page is a phone's, as the style sheets have it. */
export const isPhone: ReadonlySignal<boolean> = watchMedia(
  "(max-width: 899px), (max-width: 960px) and (max-height: 480px)",
);

function watchMedia(query: string) {
  const list = window.matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}
