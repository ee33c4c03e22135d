import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Clause } from "../parts/Clause";
import { Dialog } from "../parts/Dialog";
import { Faults } from "../parts/Faults";
import { read, say } from "../text/current";
import type { Domain, QuestionView } from "../wire";
import { besideLeaving, initiativeInWords, takenUp } from "./acting";
import { PartInput } from "./DomainInput";
import { begun, type Draft, lacks, valueOf } from "./drafts";
import type { Sitting } from "./sitting";
import { lackInWords, thingInWords } from "./things";

interface InitiativeListProps {
  readonly sitting: Sitting;
  readonly close: () => void;
  /** Go on with one of which more has to be said. */
  readonly open: (kind: string) => void;
}

/** All that may be done unasked now, beside giving up. */
export function InitiativeList({ sitting, close, open }: InitiativeListProps) {
  const kinds = besideLeaving(sitting.known.value?.you.initiatives ?? []);
  const take = async (kind: string): Promise<void> => {
    if (await takenUp(sitting, kind)) open(kind);
    else if (sitting.faults.peek().length === 0) close();
  };
  return (
    <Dialog title={say("page-acts")} close={close}>
      {kinds.length === 0 ? <p>{say("page-act-gone")}</p> : null}
      <div class="act-ways">
        {kinds.map((kind) => (
          <button key={kind} type="button" data-act={kind} onClick={() => void take(kind)}>
            {initiativeInWords(kind)}
          </button>
        ))}
      </div>
      <Faults faults={sitting.faults.value} />
    </Dialog>
  );
}

interface UnaskedProps {
  readonly sitting: Sitting;
  readonly kind: string;
  readonly close: () => void;
}

/** What has to be said with something that is done unasked, over the table. */
export function Unasked({ sitting, kind, close }: UnaskedProps) {
  const asked = useAsked(sitting, kind);
  const send = async (data: unknown): Promise<void> => {
    if ((await sitting.do({ type: "act", kind, data })) !== null) close();
  };
  return (
    <Dialog title={initiativeInWords(kind)} close={close} wide>
      {asked === null ? (
        <p>{say("page-act-gone")}</p>
      ) : asked === undefined ? (
        <p>{say("page-loading")}</p>
      ) : (
        <>
          <p>
            {read(asked.message)} <Clause id={asked.clause} />
          </p>
          {asked.domain === null ? (
            <Ways asked={asked} send={send} />
          ) : (
            <Draftable
              key={JSON.stringify(asked.domain)}
              sitting={sitting}
              asked={asked}
              domain={asked.domain}
              send={send}
            />
          )}
        </>
      )}
      <Faults faults={sitting.faults.value} />
    </Dialog>
  );
}

/** What is asked, as the table stands: undefined until it is known, null if that is gone. */
function useAsked(sitting: Sitting, kind: string): QuestionView | null | undefined {
  const asked = useSignal<QuestionView | null | undefined>(undefined);
  const known = sitting.known.value;
  const isOpen = known?.you.initiatives.includes(kind) ?? false;
  useEffect(() => {
    if (!isOpen) return;
    void sitting.do({ type: "act-asks", kind }).then((reply) => {
      if (reply?.type === "act-asked") asked.value = reply.asked;
    });
  }, [kind, isOpen, known?.match]);
  return isOpen ? asked.value : null;
}

interface WaysProps {
  readonly asked: QuestionView;
  readonly send: (data: unknown) => Promise<void>;
}

function Ways({ asked, send }: WaysProps) {
  return (
    <div class="act-ways" role="group" aria-label={say("page-answers")}>
      {asked.options.map((option) => (
        <button
          key={option.key}
          type="button"
          class="answer"
          data-key={option.key}
          data-state="open"
          onClick={() => void send(option.key)}
        >
          <span>{read(option.message)}</span>
        </button>
      ))}
    </div>
  );
}

interface DraftableProps extends WaysProps {
  readonly sitting: Sitting;
  readonly domain: Domain;
}

function Draftable({ sitting, asked, domain, send }: DraftableProps) {
  const draft = useSignal<Draft>(begun(domain));
  const reader = sitting.play.reader.value;
  const lacking = lacks(draft.value).map((lack) => lackInWords(asked, lack, reader));
  return (
    <form
      class="act-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (lacking.length === 0) void send(valueOf(draft.value));
      }}
    >
      <PartInput
        draft={draft.value}
        change={(changed) => (draft.value = changed)}
        name={(key) => thingInWords(asked, key, reader)}
      />
      <span class="draft-end">
        <button type="submit" class="main-button" aria-disabled={lacking.length > 0}>
          {initiativeInWords(asked.kind)}
        </button>
        <span class="hint draft-lacks" role="status">
          {lacking.join("; ")}
        </span>
      </span>
    </form>
  );
}
