// Where decks and levels are kept, said beside them; and what came of bringing both sides together.

import { Trouble } from "../../parts/Faults";
import { Icon } from "../../parts/Icon";
import { account } from "../../store";
import { read, say } from "../../text/current";
import type { Kept } from "../own";
import { failure, isKept, keep, keeping, refused, renamed, unkept } from "./keeping";

/** Below a list: where all of it is kept; for guests a way to keep it elsewhere, too. */
export function KeptWhere() {
  if (account.value === "") {
    return (
      <p class="hint">
        {say("own-where")} <a href="/me">{say("you-kept-offer")}</a>
      </p>
    );
  }
  return (
    <>
      <RenamedNotice />
      <p class="hint">
        {say("you-kept-where", { account: account.value })} <a href="/me">{say("you-link")}</a>
      </p>
    </>
  );
}

/** Beside one thing: whether the account has it; guests have everything in one place. */
export function KeptSign({ thing }: { readonly thing: Kept }) {
  if (account.value === "") return null;
  const kept = isKept(thing);
  const refusal = kept ? undefined : refused.value.get(thing.id);
  return (
    <span class="kept-sign" data-kept={kept}>
      <Icon sign={kept ? "check" : "offline"} size={14} />{" "}
      {say(kept ? "you-kept-account" : "you-kept-here")}
      {refusal?.error.faults.map((fault, at) => (
        <span key={at} class="kept-refusal">
          {read(fault.message)}
        </span>
      ))}
    </span>
  );
}

/** For the account as a whole: whether it has everything, and what went wrong. */
export function Keeping() {
  const count = unkept.value ?? 0;
  return (
    <div class="kept-all">
      <p>{keptInWords(keeping.value, count)}</p>
      <Trouble error={failure.value} />
      {count > 0 && !keeping.value ? (
        <button type="button" onClick={() => void keep()}>
          {say("you-kept-again")}
        </button>
      ) : null}
      <RenamedNotice />
    </div>
  );
}

function keptInWords(busy: boolean, count: number): string {
  if (busy) return say("you-kept-busy");
  return count > 0 ? say("you-kept-not", { count }) : say("you-kept-all");
}

/** What goes by another name than before, until the reader has seen it. */
export function RenamedNotice() {
  if (renamed.value.length === 0) return null;
  return (
    <div class="notice" role="status">
      {renamed.value.map(({ was, is }) => (
        <p key={is}>{say("you-renamed", { was, is })}</p>
      ))}
      <button
        type="button"
        onClick={() => {
          renamed.value = [];
        }}
      >
        {say("you-renamed-seen")}
      </button>
    </div>
  );
}
