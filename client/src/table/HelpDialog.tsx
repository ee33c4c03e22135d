import { Clause } from "../parts/Clause";
import { Dialog } from "../parts/Dialog";
import { KeyList } from "../parts/KeysDialog";
import { read, reader, say } from "../text/current";
import type { GameTable } from "./contract";
import { KEYS } from "./hotkeys";
import type { Sitting } from "./sitting";

interface HelpDialogProps {
  readonly sitting: Sitting;
  readonly game: GameTable | null;
  readonly close: () => void;
}

/** What is asked now, what the game is about and how it goes, and last the keys of the page. */
export function HelpDialog({ sitting, game, close }: HelpDialogProps) {
  const table = sitting.known.value?.table;
  if (table === undefined) return null;
  const asked = sitting.play.choices.question.value;
  const about = `game-${table.game}-about`;
  return (
    <Dialog title={say("page-help")} close={close} wide>
      <div class="help">
        {asked === null ? null : (
          <section>
            <h3>{say("page-help-asked")}</h3>
            <p>
              {read(asked.message)} <Clause id={asked.clause} />
            </p>
            <p class="hint">{say("page-help-answer")}</p>
          </section>
        )}
        <section>
          <h3>{say("page-help-game")}</h3>
          {reader.value?.has(about) ? <p>{say(about)}</p> : null}
          <dl class="help-parts">
            {(game?.help ?? []).map((id) => (
              <div key={id}>
                <dt>{reader.value?.title(id)}</dt>
                <dd>{say(id)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h3>{say("page-keys")}</h3>
          <KeyList keys={KEYS} />
        </section>
      </div>
    </Dialog>
  );
}
