// A match that cannot be played here, as it was told while it was played: its board and its log.

import { useSignal } from "@preact/signals";
import { get } from "../../api";
import { Trouble } from "../../parts/Faults";
import { useLoaded } from "../../parts/loaded";
import { Select } from "../../parts/Select";
import { playerName, say } from "../../text/current";
import type { ToldMatch as Told } from "../../wire";
import type { SeenProps } from "./Seen";

const PUBLIC = "public";

interface ToldMatchProps {
  /** The id of its table. */
  readonly id: string;
  /** Changes when more of it may be seen. */
  readonly stage?: string;
}

export function ToldMatch({ id, stage = "" }: ToldMatchProps) {
  const eyes = useSignal("");
  const path = pathOf(id, eyes.value);
  const { value, error } = useLoaded(`${path} ${stage}`, () => get<Told>(path));
  const told = value.value;
  if (told === null || !told.kept) return <Trouble error={error.value} />;
  return (
    <>
      <Eyes told={told} look={(chosen) => (eyes.value = chosen)} />
      <Late key={`${path} ${stage}`} told={told} path={path} />
    </>
  );
}

function pathOf(id: string, eyes: string): string {
  return `/api/tables/${encodeURIComponent(id)}/told?view=${eyes}`;
}

function eyesOf(seat: number | null): string {
  return seat === null ? PUBLIC : `seat${seat + 1}`;
}

interface EyesProps {
  readonly told: Told;
  readonly look: (eyes: string) => void;
}

/** Through whose eyes it is seen, if there is a choice. */
function Eyes({ told, look }: EyesProps) {
  if (told.may.length === 0) return null;
  const seats = told.may.map((seat): readonly [string, string] => {
    const name = playerName(told.seats[seat]?.name ?? "", seat);
    return [eyesOf(seat), say("page-replay-view-seat", { seat: name })];
  });
  return (
    <Select
      label={say("page-replay-view")}
      value={eyesOf(told.seat)}
      choices={[[PUBLIC, say("page-replay-view-public")], ...seats]}
      choose={look}
    />
  );
}

/** What there is to see is drawn by what few tables need, so it is fetched with it. */
function Late(props: SeenProps) {
  const { value, error } = useLoaded("seen", async () => (await import("./Seen")).Seen);
  const Seen = value.value;
  if (Seen !== null) return <Seen {...props} />;
  return error.value === null ? <p class="loading">{say("page-loading")}</p> : <Trouble error={error.value} />;
}
