import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Clause } from "../parts/Clause";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { read, reader, say } from "../text/current";
import type { Fault, QuestionView } from "../wire";
import { drawingOf, findFace } from "./any/drawn";
import { partInWords } from "./attempts";
import type { View } from "./contract";
import type { Sitting } from "./sitting";
import { thingInWords } from "./things";
import { type WritablePart, writableIn } from "./writable";

interface WhyNotProps {
  readonly sitting: Sitting;
  readonly close: () => void;
}

/** Everything the reader may think of trying; each answers with what forbids it, if anything. */
export function WhyNot({ sitting, close }: WhyNotProps) {
  const asked = sitting.play.choices.question.value;
  const parts = asked?.domain ? writableIn(asked.domain) : [];
  return (
    <Dialog title={say("page-why-title")} close={close}>
      {asked === null || parts.length === 0 ? null : <Writing asked={asked} parts={parts} />}
      <Attempts sitting={sitting} stem="" />
    </Dialog>
  );
}

interface WritingProps {
  readonly asked: QuestionView;
  readonly parts: readonly WritablePart[];
}

/** What an answer may say that is put together, such as the orders of a turn. */
function Writing({ asked, parts }: WritingProps) {
  const known = reader.value;
  if (known === null) return null;
  const named = (key: string): string => thingInWords(asked, key, known);
  return (
    <>
      <p class="hint">{say("page-why-writing")}</p>
      <dl class="help-parts writing">
        {parts.map(({ name, things, range }) => (
          <div key={name}>
            <dt>{name === "" ? read(asked.message) : named(name)}</dt>
            {range === null ? null : (
              <dd>{say("page-range", { low: range[0], high: range[1] })}</dd>
            )}
            {things.map(({ key, to }) => (
              <dd key={key}>
                {to.length === 0
                  ? named(key)
                  : say("page-why-sent", { thing: named(key), places: to.map(named) })}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

interface AttemptsProps {
  readonly sitting: Sitting;
  /** The attempt that these go on from, empty for those that begin. */
  readonly stem: string;
}

function Attempts({ sitting, stem }: AttemptsProps) {
  const attempts = useSignal<readonly string[] | null>(null);
  useEffect(() => {
    void sitting.do({ type: "attempts", stem }).then((reply) => {
      attempts.value = reply?.type === "attempt-list" ? reply.attempts : [];
    });
  }, []);
  const found = attempts.value;
  if (found === null) return stem === "" ? <p>{say("page-loading")}</p> : null;
  if (found.length === 0) return null;
  return (
    <>
      {stem === "" ? <p class="hint">{say("page-why-hint")}</p> : null}
      <ul class="attempts">
        {found.map((attempt) => (
          <Attempt key={attempt} sitting={sitting} attempt={attempt} />
        ))}
      </ul>
    </>
  );
}

function Attempt({ sitting, attempt }: { readonly sitting: Sitting; readonly attempt: string }) {
  const refusals = useSignal<readonly Fault[] | null>(null);
  const ask = async (): Promise<void> => {
    const reply = await sitting.do({ type: "why-not", attempt });
    if (reply?.type === "reasons") refusals.value = reply.refusals;
  };
  const found = refusals.value;
  return (
    <li>
      <button type="button" class="attempt" aria-expanded={found !== null} onClick={() => void ask()}>
        {inWords(attempt.slice(attempt.lastIndexOf(">") + 1), sitting.play.view.value)}
        {found === null ? <Icon sign="down" size={16} /> : null}
        {found?.length === 0 ? (
          <span class="attempt-yes">
            <Icon sign="check" size={16} /> {say("page-why-allowed")}
          </span>
        ) : null}
      </button>
      {found === null || found.length === 0 ? null : (
        <ul class="refusals">
          {found.map((refusal, index) => (
            <li key={index}>
              {read(refusal.message)} <Clause id={refusal.clause} />
            </li>
          ))}
        </ul>
      )}
      {found === null ? null : <Attempts sitting={sitting} stem={attempt} />}
    </li>
  );
}

/** A part of an attempt in words, cards by what they are called where they lie. */
function inWords(part: string, view: View): string {
  const known = reader.value;
  const drawing = drawingOf(view);
  if (known === null) return part;
  return partInWords(part, (number) => drawing && findFace(drawing, `card.${number}`)?.face.name, known);
}
