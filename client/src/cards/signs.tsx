// Signs of a game, drawn on a grid of 24 with a few strokes of ink.

import type { ComponentChildren, VNode } from "preact";

export const LINE = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": 1.9,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;
export const SOLID = { fill: "currentColor", stroke: "none" } as const;
export const PAPER = { fill: "var(--sign-paper, var(--paper-raised))", stroke: "none" } as const;

/** What is drawn for each sign of a game. */
export type Drawings = Readonly<Record<string, () => ComponentChildren>>;

interface SignProps {
  readonly of: string;
  readonly size?: number;
}

/** The signs of a game. */
export interface Signs {
  /** A sign beside words that say the same; it is hidden from those who hear the page. */
  readonly Sign: (props: SignProps) => VNode | null;
  /** A sign that says what it is when it stands without words. */
  readonly SpokenSign: (props: SignProps & { readonly label: string }) => VNode;
  readonly hasSign: (of: string) => boolean;
}

export function signsOf(drawn: Drawings): Signs {
  function Sign({ of, size = 16 }: SignProps): VNode | null {
    const draw = drawn[of];
    if (!draw) return null;
    return (
      <svg
        class={`sign sign-${of}`}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        {draw()}
      </svg>
    );
  }
  function SpokenSign({ of, label, size = 16 }: SignProps & { readonly label: string }): VNode {
    return (
      <span class="spoken-sign" role="img" aria-label={label} title={label}>
        <Sign of={of} size={size} />
      </span>
    );
  }
  return { Sign, SpokenSign, hasSign: (of) => of in drawn };
}
