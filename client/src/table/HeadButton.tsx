import { Icon, type Sign } from "../parts/Icon";
import { say } from "../text/current";

interface HeadButtonProps {
  readonly sign: Sign;
  /** The message that names the button. */
  readonly label: string;
  readonly onClick: () => void;
  /** A further class. */
  readonly kind?: string;
}

/** A button above the board: a sign, with its name where there is room, else as a title. */
export function HeadButton({ sign, label, onClick, kind = "" }: HeadButtonProps) {
  return (
    <button
      type="button"
      data-rank={8}
      class={kind === "" ? "bare" : `bare ${kind}`}
      aria-label={say(label)}
      title={say(label)}
      onClick={onClick}
    >
      <Icon sign={sign} />
      <span class="tool-words" aria-hidden="true">
        {say(label)}
      </span>
    </button>
  );
}
