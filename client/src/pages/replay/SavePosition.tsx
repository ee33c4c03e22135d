import { get } from "../../api";
import { useActing } from "../../parts/acting";
import { Trouble } from "../../parts/Faults";
import { language, playerName, say } from "../../text/current";
import type { ReplayHead, ReplayPosition } from "../../wire";
import { download } from "../own";
import type { Playback } from "./playback";
import { seatKnowing } from "./steps";

interface SavePositionProps {
  readonly playback: Playback;
  readonly head: ReplayHead;
}

/** The position at the shown step as a file; of a match that runs only who plays it gets one. */
export function SavePosition({ playback, head }: SavePositionProps) {
  const { busy, error, run } = useActing();
  if (!head.over && head.seat === null) return null;
  const step = playback.step.value;
  const eyes = playback.eyes.value;
  const save = (): Promise<void> =>
    run(async () => {
      const asked = `position?view=${eyes}&step=${step}&language=${language.peek()}`;
      const { text } = await get<ReplayPosition>(playback.address(asked));
      download(`${head.id}-${step}.toml`, text, "application/toml");
    });
  const seat = seatKnowing(eyes, head);
  return (
    <>
      <button
        type="button"
        aria-busy={busy.value}
        title={
          seat === null
            ? say("page-replay-position-all", { step })
            : say("page-replay-position-seat", {
                step,
                seat: playerName(head.seats[seat]?.name ?? "", seat),
              })
        }
        onClick={() => void save()}
      >
        {say("page-replay-position-save")}
      </button>
      <Trouble error={error.value} />
    </>
  );
}
