// Pointing at answers: only a pointer that moves points. What comes to lie below one that rests was
// not meant, and must not look as if it had been chosen.

import type { Signal } from "@preact/signals";

/** Where the pointer was seen last, on the screen. */
let at = "";

if (typeof document !== "undefined") {
  for (const kind of ["pointermove", "pointerdown"] as const) {
    const follow = (event: PointerEvent): void => {
      at = placeOf(event);
    };
    document.addEventListener(kind, follow, { capture: true, passive: true });
  }
}

function placeOf({ screenX, screenY }: PointerEvent): string {
  return `${screenX} ${screenY}`;
}

/** The handlers of a control that gives an answer: bar and board light the same one. */
export function pointing(preview: Signal<string | null>, key: string) {
  const point = (): void => {
    preview.value = key;
  };
  const leave = (): void => {
    if (preview.peek() === key) preview.value = null;
  };
  return {
    // A finger does not point before it presses. Of another pointer it is told where it is before
    // it is told to have moved there.
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== "touch" && placeOf(event) !== at) point();
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== "touch") point();
    },
    onPointerLeave: leave,
    onFocus: point,
    onBlur: leave,
  };
}
