// What is about a game waits for what the game says: nobody sees the ids of its messages.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { isAbout, language, prepareGame, say, turnTo } from "../text/current";
import { Shell } from "./Shell";
import { ToHome } from "./ToHome";

const AGAIN = 3000;

interface OfGameProps {
  readonly game: string;
  readonly children: ComponentChildren;
}

/** Show something of a game once its texts are there; until then, that they are on their way. */
export function OfGame({ game, children }: OfGameProps) {
  const failed = useSignal(false);
  const tries = useSignal(0);
  const spoken = language.value;
  useEffect(() => {
    let current = true;
    let later = 0;
    turnTo(game);
    prepareGame(game).then(
      () => {
        if (current) failed.value = false;
      },
      () => {
        if (!current) return;
        failed.value = true;
        later = window.setTimeout(() => tries.value++, AGAIN);
      },
    );
    return () => {
      current = false;
      window.clearTimeout(later);
    };
  }, [game, spoken, tries.value]);
  if (isAbout(game)) return <>{children}</>;
  return (
    <Shell narrow busy={!failed.value}>
      <p class="loading" role="status">
        {say(failed.value ? "page-no-answer" : "page-loading")}
      </p>
      {failed.value ? <ToHome /> : null}
    </Shell>
  );
}
