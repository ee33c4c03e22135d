// Keys that work wherever the focus is on a page.

import { useEffect } from "preact/hooks";

/**
 * Do what a key pressed anywhere on the page stands for.
 *
 * Keys that somebody has taken already, and those with Ctrl, Alt or Meta, which are the browser's,
 * are left alone; so are all while a dialog is open over the page, whatever has opened it, and the
 * browser itself closes that with Escape. `actOf` says what a key does, null: nothing; it is the one of the time when `of`,
 * the thing that the keys are about, came.
 */
export function useKeys(of: unknown, actOf: (event: KeyboardEvent) => (() => void) | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog:modal") !== null) return;
      const act = actOf(event);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [of]);
}

/** Whether somebody writes or chooses in a field, which needs most keys for itself. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}
