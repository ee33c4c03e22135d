// Keys that work anywhere at the table, except where somebody writes. Tab stays the browser's.

import type { Signal } from "@preact/signals";
import { isWriting, useKeys } from "../parts/keys";
import type { KeyWords } from "../parts/KeysDialog";
import { typed } from "./numbers";
import { togglePassing } from "./Passing";
import type { Sheet } from "./sheets";
import type { Sitting } from "./sitting";

/** The keys and the messages that say what they do. */
export const KEYS: KeyWords = [
  [["1", "…", "9", "0"], "page-key-answer"],
  [["a"], "page-key-answers"],
  [["←", "→", "↑", "↓"], "page-key-arrows"],
  [["w"], "page-key-why"],
  [["u"], "page-key-undo"],
  [["s"], "page-key-pass"],
  [["d"], "page-key-pass-concern"],
  [["␣"], "page-key-card"],
  [["␣"], "page-key-skip"],
  [["p"], "page-key-words"],
  [["l"], "page-key-ledger"],
  [["/"], "page-key-chat"],
  [["i"], "page-key-images"],
  [["?"], "page-key-help"],
  [["Esc"], "page-key-escape"],
];

export function useHotkeys(
  sitting: Sitting,
  sheet: Signal<Sheet | null>,
  ledger: Signal<boolean>,
): void {
  useKeys(sitting, ({ target, key, repeat }) => {
    if (isWriting(target) || sheet.peek() !== null) return null;
    // A key that is held down answers once, not every question that follows.
    if (DIGIT.test(key)) return repeat ? null : () => type(sitting, key);
    if (key === "Enter" && begun !== "") return () => confirm();
    return actOf(key, sitting, sheet, ledger);
  });
}

function actOf(
  key: string,
  sitting: Sitting,
  sheet: Signal<Sheet | null>,
  ledger: Signal<boolean>,
): (() => void) | null {
  switch (key) {
    case "?":
      return () => (sheet.value = "help");
    case "w":
      return () => (sheet.value = "why");
    case "p":
      return () => (sheet.value = "words");
    case "u":
      return () => undo(sitting);
    case "s":
      return () => togglePassing(sitting, "turn");
    case "d":
      return () => togglePassing(sitting, "concern");
    case "l":
      return () => toggleLedger(ledger);
    case "a":
      return focusAnswers;
    case "/":
      return () => openChat(ledger);
    case "Escape":
      return () => {
        forgetDigits();
        sitting.play.peek.value = null;
        ledger.value = false;
      };
    default:
      return null;
  }
}

const DIGIT = /^[0-9]$/;
/** For so long a second digit is waited for, where one may follow. */
const SECOND_DIGIT = 900;

/** The digits that were typed, while another one may follow, and what to do if none does. */
let begun = "";
let confirm = (): void => undefined;
let timer = 0;

/** A digit: the answer of that number, or the first digit of one. */
function type(sitting: Sitting, digit: string): void {
  const { choices } = sitting.play;
  // None while an answer is on its way.
  const keys = choices.options.peek().size === 0 ? [] : choices.listed.peek().map((one) => one.option.key);
  const meant = typed(begun, digit, keys.length);
  forgetDigits();
  const key = meant === null ? undefined : keys[meant.number - 1];
  if (meant === null || key === undefined) return;
  if (meant.begun === "") {
    choices.choose(key);
    return;
  }
  choices.preview.value = key;
  begun = meant.begun;
  confirm = () => {
    forgetDigits();
    choices.choose(key);
  };
  timer = window.setTimeout(() => confirm(), SECOND_DIGIT);
}

function forgetDigits(): void {
  window.clearTimeout(timer);
  begun = "";
  confirm = () => undefined;
}

function undo(sitting: Sitting): void {
  if (sitting.known.peek()?.you.can_undo) void sitting.do({ type: "undo" });
}

/** Put the focus on what is asked: its answers, or the place where they would be. */
export function focusAnswers(): void {
  const bar = document.querySelector<HTMLElement>(".question");
  (bar?.querySelector<HTMLElement>(".answers [data-stop], .domain :is(input, select, button)") ?? bar)?.focus();
}

/** A drawer on a phone; on a wide page it is always there, and the focus goes to it. */
function toggleLedger(ledger: Signal<boolean>): void {
  ledger.value = !ledger.peek();
  if (!ledger.peek()) return;
  const tab = () => document.querySelector<HTMLElement>(".ledger [aria-selected='true']")?.focus();
  window.setTimeout(tab, 0);
}

function openChat(ledger: Signal<boolean>): void {
  ledger.value = true;
  window.dispatchEvent(new Event("gorin-chat"));
  window.setTimeout(() => document.querySelector<HTMLElement>("[data-chat]")?.focus(), 0);
}
