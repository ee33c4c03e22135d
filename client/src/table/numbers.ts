// Answers by their numbers: which number each has, and what digits mean that are typed.

/** So many answers are reached by one digit each, the tenth by 0; more are typed in full. */
export const BY_ONE_DIGIT = 10;

/** What stands on the key of an answer, counted from 1, of so many. */
export function keyOf(number: number, count: number): string {
  return count <= BY_ONE_DIGIT ? String(number % BY_ONE_DIGIT) : String(number);
}

export interface Typed {
  /** The number that is meant so far, counted from 1. */
  readonly number: number;
  /** The digits so far, if another one may follow; empty if none can. */
  readonly begun: string;
}

/** What a digit means after the digits that were begun with, of so many answers; null: nothing. */
export function typed(begun: string, digit: string, count: number): Typed | null {
  if (count <= BY_ONE_DIGIT) {
    const number = Number(digit) || BY_ONE_DIGIT;
    return number <= count ? { number, begun: "" } : null;
  }
  const number = Number(begun + digit);
  if (number > count) return begun === "" ? null : typed("", digit, count);
  if (number === 0) return null;
  return { number, begun: number * 10 <= count ? String(number) : "" };
}
