import { Icon } from "../../parts/Icon";
import { read, say } from "../../text/current";
import type { GameTable } from "../contract";
import type { Sitting } from "../sitting";

interface HappeningProps {
  readonly sitting: Sitting;
  readonly game: GameTable | null;
}

/** What is being shown, in a sentence in the place of the question; dice fall beside it. */
export function Happening({ sitting, game }: HappeningProps) {
  const line = sitting.play.happening.value;
  const Beside = game?.Happening;
  // The one live region tells it when all is drawn: lines come too fast here to be read aloud.
  return (
    <div class="question-line happening" aria-hidden="true">
      <span class="question-sign question-waits">
        <Icon sign="eye" size={16} />
        <span class="question-sign-words">{say("page-happening")}</span>
      </span>
      {line === null ? null : (
        <p key={line.at} class="question-text happening-line" data-weight={line.weight}>
          {Beside ? <Beside play={sitting.play} line={line} /> : null}
          {read(line.message)}
        </p>
      )}
      {sitting.holding.value ? <span class="happening-on">{say("page-press-to-go-on")}</span> : null}
    </div>
  );
}
