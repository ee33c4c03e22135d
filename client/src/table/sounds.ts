// Sounds of our own, made on the spot: off unless the reader wants them.

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { settings } from "../settings";
import type { Sitting } from "./sitting";

/** A tone: its pitch in hertz, when it begins and how long it sounds, in seconds. */
type Tone = readonly [pitch: number, start: number, length: number];

const YOURS: readonly Tone[] = [
  [587, 0, 0.14],
  [880, 0.12, 0.2],
];
const TOLD: readonly Tone[] = [[392, 0, 0.07]];
const OVER: readonly Tone[] = [
  [523, 0, 0.18],
  [659, 0.16, 0.18],
  [784, 0.32, 0.36],
];

let context: AudioContext | null = null;

function sound(tones: readonly Tone[]): void {
  if (!settings.peek().sound) return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of tones) {
    const begin = context.currentTime + start;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(0.08, begin + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0005, begin + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}

/** Sound when a decision is the reader's, when something happened, and when the match ends. */
export function useSounds(sitting: Sitting): void {
  useEffect(() => {
    let serial = sitting.play.choices.question.peek()?.serial ?? -1;
    let last = sitting.play.lines.peek().at(-1)?.at ?? -1;
    let over = sitting.known.peek()?.match?.outcome != null;
    return effect(() => {
      const question = sitting.play.choices.question.value;
      const at = sitting.play.lines.value.at(-1)?.at ?? -1;
      const ended = sitting.known.value?.match?.outcome != null;
      if (ended && !over) sound(OVER);
      else if (question !== null && question.serial !== serial) sound(YOURS);
      else if (at > last) sound(TOLD);
      over = ended;
      last = at;
      serial = question?.serial ?? serial;
    });
  }, [sitting]);
}
