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
  const keys = [...play.choices.options.value.keys()];
  const at = keys.indexOf(answer);
  if (at < 0) return null;
  return (
    <kbd class="digit" aria-hidden="true">
      {keyOf(at + 1, keys.length)}
    </kbd>
  );
}
