// What is chosen is shown as chosen while the server has not yet said whether it holds.

import { useSignal } from "@preact/signals";

/**
 * Show a choice of the reader at once, and what holds as soon as the server has answered.
 *
 * A control that only ever shows what holds would fall back to the old choice whenever the page is
 * drawn before the answer is there, and a second choice would be built on the old one.
 *
 * @param held what holds, as the server told it last.
 * @param ask asks for another; settled when the server has answered, whatever it said.
 * @returns what to show, and what to call with a new choice.
 */
export function useWish<T>(
  held: T,
  ask: (value: T) => Promise<unknown>,
): readonly [T, (value: T) => void] {
  const wished = useSignal<{ readonly value: T } | null>(null);
  const choose = (value: T): void => {
    const mine = { value };
    wished.value = mine;
    void ask(value).finally(() => {
      if (wished.peek() === mine) wished.value = null;
    });
  };
  return [wished.value === null ? held : wished.value.value, choose];
}
