// Where over the board a line is told, so that what matters on it stays in sight.

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The spots over a board, the usual one first. */
export const SPOTS = [
  "bottom", "top", "bottom-left", "bottom-right", "top-left", "top-right",
] as const;
export type Spot = (typeof SPOTS)[number];

/** How far from the edge of the board. */
const EDGE = 8;

/**
 * The spot where least is covered of what is to be kept in sight: of the first group above all, of
 * the next one where that leaves a choice, and so on. It stays `now` as long as no other is better.
 */
export function spotFor(
  size: { readonly width: number; readonly height: number },
  board: Area,
  kept: readonly (readonly Area[])[],
  now: Spot,
): Spot {
  let best = now;
  let least = coveredAt(now);
  for (const spot of SPOTS) {
    const covered = coveredAt(spot);
    if (isLess(covered, least)) [best, least] = [spot, covered];
  }
  return best;

  function coveredAt(spot: Spot): readonly number[] {
    const area = areaAt(spot, size, board);
    return kept.map((group) => group.reduce((sum, one) => sum + shareOf(one, area), 0));
  }
}

function areaAt(spot: Spot, size: { width: number; height: number }, board: Area): Area {
  const top = spot.startsWith("top") ? board.top + EDGE : board.bottom - EDGE - size.height;
  const middle = (board.left + board.right - size.width) / 2;
  const left = spot.endsWith("left")
    ? board.left + EDGE
    : spot.endsWith("right")
      ? board.right - EDGE - size.width
      : middle;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** How much of an area another one covers, between 0 and 1. */
function shareOf(area: Area, other: Area): number {
  const across = Math.min(area.right, other.right) - Math.max(area.left, other.left);
  const down = Math.min(area.bottom, other.bottom) - Math.max(area.top, other.top);
  const whole = (area.right - area.left) * (area.bottom - area.top);
  return across > 0 && down > 0 && whole > 0 ? (across * down) / whole : 0;
}

/** So little is nothing: the edge of a space. */
const NOTICED = 0.04;

function isLess(covered: readonly number[], other: readonly number[]): boolean {
  for (const [at, share] of covered.entries()) {
    const difference = share - (other[at] ?? 0);
    if (Math.abs(difference) > NOTICED) return difference < 0;
  }
  return false;
}
