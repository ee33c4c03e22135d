// Keys of a replay; they do nothing where somebody writes or where a control has its own use.

import type { Signal } from "@preact/signals";
import { isWriting, useKeys } from "../../parts/keys";
import { KeysDialog, type KeyWords } from "../../parts/KeysDialog";
import type { Playback } from "./playback";

/** What may lie over the replay. */
export type ReplaySheet = "settings" | "keys" | "figures";

const KEYS: KeyWords = [
  [["←", "→"], "page-replay-key-step"],
  [["⇧ ←", "⇧ →"], "page-replay-key-turn"],
  [["Home", "End"], "page-replay-key-ends"],
  [["␣"], "page-replay-key-play"],
  [["Esc"], "page-replay-key-escape"],
  [["l"], "page-key-ledger"],
  [["?"], "page-key-keys"],
];

export function Keys({ close }: { readonly close: () => void }) {
  return <KeysDialog keys={KEYS} close={close} />;
}

export function useReplayKeys(
  playback: Playback,
  sheet: Signal<ReplaySheet | null>,
  ledger: Signal<boolean>,
): void {
  useKeys(playback, (event) =>
    sheet.peek() !== null || hasOwnUse(event) ? null : actOf(event, playback, sheet, ledger),
  );
}

/** Whether the control with the focus does something of its own with a key. */
function hasOwnUse(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (event.key === " ") return target.matches("button, a, select, summary, textarea");
  if (target.matches("input[type='range']")) return !event.shiftKey && event.key !== "Escape";
  return isWriting(target);
}

function actOf(
  event: KeyboardEvent,
  playback: Playback,
  sheet: Signal<ReplaySheet | null>,
  ledger: Signal<boolean>,
): (() => void) | null {
  const step = playback.step.peek();
  switch (event.key) {
    case "ArrowLeft":
      return () => (event.shiftKey ? playback.turn(-1) : playback.move(step - 1));
    case "ArrowRight":
      return () => (event.shiftKey ? playback.turn(1) : playback.move(step + 1));
    case "Home":
      return () => playback.move(0);
    case "End":
      return () => playback.move(playback.limit.peek());
    case " ":
      return () => playback.toggle();
    case "Escape":
      return () => {
        playback.playing.value = false;
        playback.peek.value = null;
        ledger.value = false;
      };
    case "l":
      return () => (ledger.value = !ledger.peek());
    case "?":
      return () => (sheet.value = "keys");
    default:
      return null;
  }
}
