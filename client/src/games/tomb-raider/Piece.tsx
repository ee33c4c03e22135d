// The figures of raiders: each seat has a colour, a pattern and a sign of its own.

import { useId } from "preact/hooks";
import { seatSign } from "../../text/current";

const COUNT = 6;

/** The class that gives a seat its colour. */
export function seatClass(seat: number): string {
  return `seat-${seat % COUNT}`;
}

/** A standing figure. */
export function Figure({ seat, size }: { seat: number; size: number }) {
  const id = useId();
  return (
    <svg
      class={`figure ${seatClass(seat)}`}
      width={size * 0.8}
      height={size}
      viewBox="0 0 40 50"
      aria-hidden="true"
    >
      <defs>
        <Pattern id={id} seat={seat} />
      </defs>
      <path class="figure-body" d="M20 1.5a8.5 8.5 0 0 1 5.6 14.900c6.4 2.2 10.4 8 11.4 16.600V48.500H3V33c1-8.6 5-14.4 11.4-16.600A8.5 8.5 0 0 1 20 1.500z" />
      <path class="figure-pattern" fill={`url(#${id})`} d="M20 1.5a8.5 8.5 0 0 1 0 17 8.5 8.5 0 0 1 0-17zM3 33c1-8.6 5-14.4 11.4-16.600h11.200C32 18.6 36 24.4 37 33v15.500H3z" />
      <circle class="figure-plate" cx="20" cy="33.5" r="11.5" />
      <text class="figure-letter" x="20" y="40">{seatSign(seat)}</text>
    </svg>
  );
}

/** A small field of a seat's colour and pattern, to stand beside its name. */
export function SeatSeal({ seat }: { seat: number }) {
  const id = useId();
  return (
    <svg
      class={`seat-seal ${seatClass(seat)}`}
      width="22"
      height="22"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <defs>
        <Pattern id={id} seat={seat} />
      </defs>
      <circle class="figure-body" cx="12" cy="12" r="10.5" />
      <circle class="figure-pattern" fill={`url(#${id})`} cx="12" cy="12" r="10.5" />
      <circle class="seat-middle" cx="12" cy="12" r="6.8" />
      <text class="figure-letter seat-letter" x="12" y="16">{seatSign(seat)}</text>
    </svg>
  );
}

const STROKES: readonly string[] = [
  "",
  "M-1 5 5-1M1 7 7 1",
  "M3 1.5v3M1.5 3h3",
  "M0 3h6",
  "M0 0l6 6M6 0 0 6",
  "M3 0v6",
];

function Pattern({ id, seat }: { id: string; seat: number }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <path class="figure-stroke" d={STROKES[seat % COUNT] ?? ""} />
    </pattern>
  );
}
