// How a reader watches what is shown: at the pace that was set, going on by a press, or elsewhere.

import { useEffect } from "preact/hooks";
import { isWriting } from "../../parts/keys";
import type { GameTable } from "../contract";
import type { Sitting } from "../sitting";

/**
 * Let a click anywhere and Space go on from what waits for a press, and else skip what is being
 * shown up to that; a tab that is hidden skips all of it.
 *
 * A click does beside that what it does anyhow, such as opening the log. Space does not: whoever
 * skips with it would press the control that has the focus.
 */
export function useShowing(sitting: Sitting, game: GameTable | null): void {
  useEffect(() => {
    sitting.game.value = game;
  }, [sitting, game]);
  useEffect(() => {
    const press = (): void => {
      if (sitting.showing.peek()) sitting.press();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== " " || !sitting.showing.peek() || isWriting(event.target)) return;
      if (document.querySelector("dialog:modal") !== null) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) press();
    };
    const onHidden = (): void => {
      if (document.hidden && sitting.showing.peek()) sitting.skip();
    };
    document.addEventListener("pointerdown", press, true);
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("pointerdown", press, true);
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, [sitting]);
}
