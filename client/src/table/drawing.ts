// What every page does that lets a game draw itself.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gamePage } from "../listed";
import type { GameTable } from "./contract";

/** How a game is drawn: in its own way if it has one, else from the view alone. */
export function useGame(id: string): GameTable | null {
  const game: Signal<GameTable | null> = useSignal(null);
  useEffect(() => {
    let current = true;
    void drawing(id).then((found) => {
      if (current) game.value = found;
    });
    return () => {
      current = false;
    };
  }, [id]);
  return game.value;
}

/** Fetch how a game is drawn before anything is drawn of it: it need not wait for its texts. */
export function fetchDrawing(id: string): void {
  drawing(id).catch(() => undefined); // said where it is missing
}

async function drawing(id: string): Promise<GameTable> {
  const asked = new URLSearchParams(location.search).get("drawing");
  const own = asked === "any" ? undefined : gamePage(id).table;
  return (await own?.()) ?? (await import("./any/AnyTable")).anyTable;
}
