import type { Play } from "./contract";
import { keyOf } from "./numbers";

interface DigitProps {
  readonly play: Play;
  /** The answer that is given there. */
  readonly answer: string | undefined;
}

/** The key of an answer at the thing on the board that gives it: the same as in the bar. */
export function Digit({ play, answer }: DigitProps) {
  if (answer === undefined) return null;
  const { listed, options } = play.choices;
  const all = listed.value;
  const at = all.findIndex(({ keys }) => keys.includes(answer));
  if (at < 0 || !options.value.has(answer)) return null;
  return (
    <kbd class="digit" aria-hidden="true">
      {keyOf(at + 1, all.length)}
    </kbd>
  );
}
