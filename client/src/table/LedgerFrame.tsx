import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Icon, type Sign } from "../parts/Icon";
import { useRoving } from "../parts/roving";
import { say } from "../text/current";

interface LedgerFrameProps<Tab extends string> {
  /** The tabs with their signs and the messages that name them. */
  readonly tabs: readonly (readonly [Tab, Sign, string])[];
  readonly tab: Signal<Tab>;
  readonly shut: () => void;
  /** What stands behind the name of a tab. */
  readonly mark?: (tab: Tab) => ComponentChildren;
  readonly children: ComponentChildren;
}

/** The side of a table or a replay: tabs, and the place of the one that is chosen. */
export function LedgerFrame<Tab extends string>(props: LedgerFrameProps<Tab>) {
  const { tabs, tab, shut, mark, children } = props;
  const list = useRef<HTMLDivElement>(null);
  useRoving(list);
  return (
    <aside class="ledger" aria-label={say("page-ledger")}>
      <div class="tabs">
        <div class="tab-list" role="tablist" ref={list} aria-label={say("page-ledger")}>
          {tabs.map(([id, sign, label]) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={tab.value === id}
              aria-controls="ledger-place"
              onClick={() => {
                tab.value = id;
              }}
            >
              <Icon sign={sign} size={16} /> {say(label)}
              {mark?.(id)}
            </button>
          ))}
        </div>
        <button type="button" class="bare ledger-shut" aria-label={say("page-close")} onClick={shut}>
          <Icon sign="close" />
        </button>
      </div>
      <div class="ledger-place" id="ledger-place" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        {children}
      </div>
    </aside>
  );
}
