// Buttons that unfold the places of a table which a phone has no room for.

import type { Signal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { say } from "../text/current";

/** The button of the ledger. */
export function LedgerToggle({ ledger }: { readonly ledger: Signal<boolean> }) {
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
      <span>{say("page-ledger")}</span>
    </button>
  );
}

interface HandToggleProps {
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
      <strong>{title}</strong> <span class="hint">{say("page-own-place")}</span>
      <span class="stretch" />
      <Icon sign={open.value ? "down" : "up"} />
    </button>
  );
}
