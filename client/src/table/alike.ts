// Answers that say the same: copies of a card are one answer where it does not matter which, and are
// told apart by a number where it may.

import type { OptionView } from "../wire";

/** Whether it makes no difference which of two answers is given, though their keys differ. */
export type Alike = (one: OptionView, other: OptionView) => boolean;

/** What stands in the list of answers. */
export interface Listed {
  /** The answer that is given. */
  readonly option: OptionView;
  /** The keys of all answers that it stands for. */
  readonly keys: readonly string[];
  /** Which it is of those that say the same, counted from 1; null where no other one does. */
  readonly number: number | null;
}

/** The answers of a question as they are listed. */
export function listed(options: readonly OptionView[], alike: Alike | undefined): readonly Listed[] {
  const groups: OptionView[][] = [];
  const saying = new Map<string, OptionView[][]>();
  for (const option of options) {
    const words = JSON.stringify(option.message);
    const same = saying.get(words) ?? [];
    const group = same.find(([first]) => first !== undefined && alike?.(first, option));
    if (group !== undefined) {
      group.push(option);
      continue;
    }
    const own = [option];
    groups.push(own);
    saying.set(words, [...same, own]);
  }
  return groups.flatMap((group) => {
    const [option] = group;
    if (option === undefined) return [];
    const same = saying.get(JSON.stringify(option.message)) ?? [];
    const number = same.length > 1 ? same.indexOf(group) + 1 : null;
    return [{ option, keys: group.map(({ key }) => key), number }];
  });
}
