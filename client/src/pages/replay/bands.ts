// Arithmetic of the plot of chances: shares stacked over steps. Pure, for the tests.

/** The outlines of the seats' bands, as points of polygons; the first seat's is the lowest. */
export function bandsOf(
  values: readonly (readonly number[])[],
  width: number,
  height: number,
): readonly string[] {
  const steps = values[0]?.length ?? 0;
  let below: readonly number[] = Array.from({ length: steps }, () => 0);
  return values.map((shares) => {
    const above = shares.map((share, step) => (below[step] ?? 0) + share);
    const upper = above.map((share, step) => point(share, step));
    const lower = below.map((share, step) => point(share, step)).reverse();
    below = above;
    return [...upper, ...lower].join(" ");
  });

  function point(share: number, step: number): string {
    const x = (step / Math.max(1, steps - 1)) * width;
    return `${round(x)},${round(height * (1 - share))}`;
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The step at a part of the plot's width. */
export function stepAt(part: number, steps: number): number {
  return Math.round(Math.max(0, Math.min(1, part)) * Math.max(0, steps - 1));
}
