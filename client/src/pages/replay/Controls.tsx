import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { Select } from "../../parts/Select";
import { playerName, read, say } from "../../text/current";
import type { Mark, ReplayHead } from "../../wire";
import { type Playback, SPEEDS } from "./playback";
import { eyesFor, hashOf, sectionOf, seatOfEyes } from "./steps";

/** What moves a replay. */
export function Controls({ playback }: { readonly playback: Playback }) {
  return (
    <div class="replay-controls">
      <Buttons playback={playback} />
      <Slider playback={playback} />
    </div>
  );
}

/** How a replay is looked at: through whose eyes, how fast, without its end; and the link. */
export function Options({ playback }: { readonly playback: Playback }) {
  const hide = say("page-replay-hide");
  return (
    <div class="replay-options" role="group" aria-label={say("page-settings")}>
      <Eyes playback={playback} />
      <Select
        quiet
        label={say("page-replay-speed")}
        value={String(playback.speed.value)}
        choices={SPEEDS.map((speed) => [
          String(speed),
          say("page-replay-times", { speed }),
        ])}
        choose={(value) => (playback.speed.value = Number(value))}
      />
      <button
        type="button"
        class="choice"
        aria-pressed={playback.hidden.value}
        aria-label={hide}
        title={`${hide}. ${say("page-replay-hide-more")}`}
        onClick={() => playback.hide(!playback.hidden.value)}
      >
        <Icon sign="eye" size={18} /> <span class="replay-words">{hide}</span>
      </button>
      <CopyStep playback={playback} />
    </div>
  );
}

/** Signs of a player, drawn as polygons. */
const SIGNS = {
  first: "M5 5h2.4v14H5zM19 5v14L8.6 12z",
  "turn-back": "M12 5v14L2.6 12zM21.4 5v14L12 12z",
  back: "M16 5v14L6.6 12z",
  play: "M7 4.5v15L19.5 12z",
  pause: "M6.5 5h4v14h-4zM13.5 5h4v14h-4z",
  on: "M8 5v14l9.4-7z",
  "turn-on": "M2.6 5v14l9.4-7zM12 5v14l9.4-7z",
  last: "M16.6 5H19v14h-2.4zM5 5v14l10.4-7z",
} as const;

interface ButtonProps {
  readonly sign: keyof typeof SIGNS;
  readonly label: string;
  readonly disabled?: boolean;
  readonly main?: boolean;
  readonly onClick: () => void;
}

function Button({ sign, label, disabled = false, main = false, onClick }: ButtonProps) {
  const words = say(label);
  // Kept in the order of Tab when there is nothing more that way: the focus is not lost.
  return (
    <button
      type="button"
      class={main ? "replay-button replay-play" : "replay-button"}
      aria-label={words}
      title={words}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
}

function Buttons({ playback }: { readonly playback: Playback }) {
  const step = playback.step.value;
  const atStart = step === 0;
  const { atEnd, playing, hidden } = playback;
  return (
    <div class="replay-buttons" role="group" aria-label={say("page-replay-controls")}>
      <Button
        sign="first"
        label="page-replay-first"
        disabled={atStart}
        onClick={() => playback.move(0)}
      />
      <Button
        sign="turn-back"
        label="page-replay-turn-back"
        disabled={atStart}
        onClick={() => playback.turn(-1)}
      />
      <Button
        sign="back"
        label="page-replay-back"
        disabled={atStart}
        onClick={() => playback.move(step - 1)}
      />
      <Button
        main
        sign={playing.value ? "pause" : "play"}
        label={playing.value ? "page-replay-pause" : "page-replay-play"}
        onClick={() => playback.toggle()}
      />
      <Button
        sign="on"
        label="page-replay-on"
        disabled={atEnd.value}
        onClick={() => playback.move(step + 1)}
      />
      <Button
        sign="turn-on"
        label="page-replay-turn-on"
        disabled={atEnd.value}
        onClick={() => playback.turn(1)}
      />
      <Button
        sign="last"
        label={hidden.value ? "page-replay-seen" : "page-replay-last"}
        disabled={step >= playback.limit.value}
        onClick={() => playback.move(playback.limit.value)}
      />
    </div>
  );
}

/** Moves a replay once for each frame that is drawn, however often the slider says so. */
function useMoving(playback: Playback): (step: number) => void {
  const wanted = useRef(0);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return (step) => {
    wanted.current = step;
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      playback.move(wanted.current);
    });
  };
}

function Slider({ playback }: { readonly playback: Playback }) {
  const move = useMoving(playback);
  const head = playback.head.value;
  if (head === null) return null;
  const step = playback.step.value;
  const last = Math.max(1, playback.limit.value);
  const marks = head.outline.marks.filter((mark) => mark.step <= last);
  const turn = marks[sectionOf(marks, step)];
  const where = playback.hidden.value
    ? say("page-replay-step", { step })
    : say("page-replay-step-of", { step, last: playback.end.value });
  const began = turn === undefined ? null : sectionName(turn);
  const words = began === null ? where : `${where} · ${began}`;
  return (
    <div class="replay-slider">
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={say("page-replay-position")}
        aria-valuetext={words}
        onInput={(event) => move(Number(event.currentTarget.value))}
      />
      <svg class="replay-marks" height="8" width="100%" aria-hidden="true">
        {marks.map((mark) => {
          const x = `${(mark.step / last) * 100}%`;
          return <line key={mark.step} x1={x} x2={x} y1="0" y2="8" />;
        })}
      </svg>
      <p class="replay-where">
        <span>{where}</span>
        {began === null ? null : <span>{began}</span>}
        {playback.isFetching.value ? <span>{say("page-replay-fetching")}</span> : null}
      </p>
    </div>
  );
}

/** What a section of the match is called: its turn, else what the log says where it begins. */
function sectionName(mark: Mark): string {
  const turn = mark.message.args["turn"];
  return typeof turn === "number" ? say("page-replay-turn", { turn }) : read(mark.message);
}

function Eyes({ playback }: { readonly playback: Playback }) {
  const head = playback.head.value;
  if (head === null) return null;
  const eyes = eyesFor(head);
  if (eyes.length === 1) return null;
  return (
    <Select
      quiet
      label={say("page-replay-view")}
      value={playback.eyes.value}
      choices={eyes.map((one) => [one, eyesInWords(one, head)])}
      choose={(eyes) => {
        playback.look(eyes);
        // Coming back to this page shows it through the same eyes.
        history.replaceState(null, "", hashOf(playback.step.peek(), eyes));
      }}
    />
  );
}

function eyesInWords(eyes: string, head: ReplayHead): string {
  const at = seatOfEyes(eyes);
  if (at === null) return say(`page-replay-view-${eyes}`);
  return say("page-replay-view-seat", { seat: playerName(head.seats[at]?.name ?? "", at) });
}

/** The address names the step, and the clipboard has it if the browser allows. */
function CopyStep({ playback }: { readonly playback: Playback }) {
  const said = useSignal<{ readonly step: number; readonly id: string } | null>(null);
  const step = playback.step.value;
  const copy = async (): Promise<void> => {
    playback.playing.value = false;
    history.replaceState(null, "", hashOf(step, playback.eyes.peek()));
    try {
      await navigator.clipboard.writeText(location.href);
      said.value = { step, id: "page-replay-copied" };
    } catch {
      said.value = { step, id: "page-replay-named" };
    }
  };
  const now = said.value?.step === step ? said.value : null;
  return (
    <>
      <button
        type="button"
        aria-label={say("page-replay-link")}
        title={say("page-replay-link")}
        onClick={() => void copy()}
      >
        <Icon sign={now === null ? "copy" : "check"} size={18} />{" "}
        <span class="replay-words">{say("page-replay-link")}</span>
      </button>
      <span class="replay-said" role="status">
        {now === null ? "" : say(now.id)}
      </span>
    </>
  );
}
