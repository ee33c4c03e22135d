import { useLoaded } from "../../../parts/loaded";
import { catalogue } from "../../../store";
import { say } from "../../../text/current";
import { usualGame } from "../../../pages/openings";
import { PlayDialog } from "../../../pages/PlayDialog";
import { levelTerms } from "../options/choosing";

interface PlayLevelProps {
  readonly text: string;
  readonly variant: string;
  readonly seats: readonly [number, number];
  readonly close: () => void;
}

/** Playing the level that is being made. */
export function PlayLevel({ text, variant, seats, close }: PlayLevelProps) {
  const { value } = useLoaded("catalogue", catalogue);
  const game = value.value === null ? null : usualGame(value.value);
  if (game === null) return null;
  return (
    <PlayDialog
      title={say("levels-page-play")}
      close={close}
      game={game}
      seats={seats}
      usual={2}
      chosen={levelTerms(game, { id: "", text }, variant, null)}
      deckText={async () => ""}
    />
  );
}
