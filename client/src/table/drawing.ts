// What every page does that lets a game draw itself.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
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

async function drawing(id: string): Promise<GameTable> {
  const asked = new URLSearchParams(location.search).get("drawing");
  const { boards } = await import("../games");
  const own = asked === "any" ? undefined : boards[id];
  return own ?? (await import("./any/AnyTable")).anyTable;
}

const PEEK_WIDTH = 320;
const PEEK_GAP = 10;

/** Where a card in full stands: beside what was pointed at, never over it. */
export function placeBeside(beside: DOMRect | null): Record<string, string> {
  if (beside === null || window.innerWidth < 720) return {};
  const right = beside.right + PEEK_GAP;
  const fits = right + PEEK_WIDTH < window.innerWidth;
  const left = fits ? right : Math.max(PEEK_GAP, beside.left - PEEK_GAP - PEEK_WIDTH);
  const middle = beside.top + beside.height / 2;
  const style: Record<string, string> = { left: `${left}px`, right: "auto" };
  if (middle > window.innerHeight / 2) {
    style["bottom"] = `${Math.max(PEEK_GAP, window.innerHeight - beside.bottom)}px`;
    style["top"] = "auto";
  } else {
    style["top"] = `${Math.max(PEEK_GAP, beside.top)}px`;
  }
  return style;
}
