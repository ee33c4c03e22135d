import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { ApiError, getOnce } from "../api";
import { prepareClauses, read, reader, say } from "../text/current";
import type { Rule } from "../wire";

/** The number of a clause, which unfolds to its text. */
export function Clause({ id }: { readonly id: string }) {
  const open = useSignal(false);
  const rule = useSignal<Rule | null>(null);
  const missing = useSignal("");
  const place = useId();
  if (id === "") return null;

  const unfold = (): void => {
    open.value = !open.value;
    if (!open.value || rule.value !== null) return;
    const found = getOnce<Rule>(`/api/rules/${encodeURIComponent(id)}`);
    Promise.all([found, prepareClauses()]).then(
      ([one]) => {
        rule.value = one;
      },
      (error: unknown) => {
        const isUnknown = error instanceof ApiError && error.status === 404;
        missing.value = isUnknown ? "page-clause-unknown" : "page-clause-missing";
      },
    );
  };
  return (
    <span class="clause">
      <button
        type="button"
        class="clause-number"
        aria-expanded={open.value}
        aria-controls={place}
        title={say("page-clause-show", { clause: id })}
        onClick={unfold}
      >
        {id}
      </button>
      {open.value ? (
        <span class="clause-text" id={place}>
          <ClauseText id={id} rule={rule.value} missing={missing.value} />
        </span>
      ) : null}
    </span>
  );
}

interface ClauseTextProps {
  readonly id: string;
  readonly rule: Rule | null;
  /** The message that says why there is no text. */
  readonly missing: string;
}

function ClauseText({ id, rule, missing }: ClauseTextProps) {
  if (missing !== "") return <>{say(missing, { clause: id })}</>;
  if (rule === null) return <>{say("page-loading")}</>;
  const message = rule.message;
  if (message === null) {
    const home = rule.homes[0];
    return (
      <>
        {rule.title}{" "}
        {home === undefined || home.file === ""
          ? null
          : say("page-clause-stands", { place: `${home.file}:${home.line}` })}
      </>
    );
  }
  return (
    <>
      <strong>{reader.value?.title(message.id)}</strong> {read(message)}
    </>
  );
}
