// Buttons that unfold the places of a table which a phone has no room for.

import type { Signal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { say } from "../text/current";

/** How much was said that the reader has not seen, if anything. */
export function NewMark({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span class="new-mark">
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{say("page-chat-new", { count })}</span>
    </span>
  );
}

interface LedgerToggleProps {
  readonly ledger: Signal<boolean>;
  /** How much is new in the chat, which a phone does not show. */
  readonly unread?: number;
}

/** The button of the ledger. */
export function LedgerToggle({ ledger, unread = 0 }: LedgerToggleProps) {
  return (
    <button
      type="button"
      class="bare ledger-toggle"
      aria-expanded={ledger.value}
      onClick={() => {
        ledger.value = !ledger.value;
      }}
    >
      <Icon sign="ledger" />
      <span>{say("page-ledger")}</span> <NewMark count={ledger.value ? 0 : unread} />
    </button>
  );
}

interface HandToggleProps {
  /** What is unfolded. */
  readonly title: string;
  readonly open: Signal<boolean>;
}

/** The button of the place of cards. */
export function HandToggle({ title, open }: HandToggleProps) {
  return (
    <button
      type="button"
      class="hand-toggle"
      aria-expanded={open.value}
      onClick={() => {
        open.value = !open.value;
      }}
    >
      <span class="hand-toggle-word">{title}</span>
      <Icon sign={open.value ? "down" : "up"} />
    </button>
  );
}
