// Dice, drawn with their faces.

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [2, 0], [0, 2], [2, 2]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  6: [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
};

/** One die; a face of 0 is a die that is still to be rolled. `at` turns it a little, as it fell. */
export function Die({ face, at = 0, size = 40 }: { face: number; at?: number; size?: number }) {
  const lean = face ? ((at * 37 + face * 11) % 17) - 8 : 0;
  return (
    <svg
      class={face ? "die" : "die die-waiting"}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      style={{ "--lean": `${lean}deg` }}
      aria-hidden="true"
    >
      <rect class="die-side" x="5" y="5" width="38" height="38" rx="7" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} class="die-pip" cx={14 + x * 10} cy={14 + y * 10} r="4" />
      ))}
    </svg>
  );
}
