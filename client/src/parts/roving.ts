// A group of controls that is one stop of the Tab key: arrows move within it.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { isWriting } from "./keys";

const ITEMS = "button, [data-rove]";

/**
 * Make the controls inside an element one stop of the Tab key.
 *
 * The control that had the focus last keeps the stop. When the control with the focus goes away,
 * the focus stays with the group, never with the page's beginning.
 */
export function useRoving(group: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (group.current) settle(group.current);
  });
  useEffect(() => {
    const element = group.current;
    if (element === null) return;
    const onKey = (event: KeyboardEvent): void => move(element, event);
    const onFocus = (event: FocusEvent): void => {
      if (event.target instanceof HTMLElement && event.target !== element) {
        settle(element, event.target);
      }
    };
    element.addEventListener("keydown", onKey);
    element.addEventListener("focusin", onFocus);
    return () => {
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("focusin", onFocus);
    };
  }, []);
}

function items(group: HTMLElement): readonly HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(ITEMS)].filter(
    (item) => item.closest("[data-own-tabs]") === null && !item.matches("[disabled], [hidden]"),
  );
}

function settle(group: HTMLElement, current?: HTMLElement): void {
  const all = items(group);
  const stop = all.find((item) => item === (current ?? document.activeElement));
  const kept = stop ?? all.find((item) => item.tabIndex === 0 && item.dataset["stop"] === "");
  // In a list that grows at its end, such as a log, one comes in at the newest.
  const grows = group.dataset["grows"] === "" && stop === undefined;
  const chosen = grows ? all.at(-1) : (kept ?? all[0]);
  for (const item of all) {
    // Written only where it changes: a log has many items, and settles with every line.
    const index = item === chosen ? 0 : -1;
    if (item.tabIndex !== index || !item.hasAttribute("tabindex")) item.tabIndex = index;
    if (item === chosen) item.dataset["stop"] = "";
    else if ("stop" in item.dataset) delete item.dataset["stop"];
  }
}

const STEPS: { readonly [key: string]: number } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function move(group: HTMLElement, event: KeyboardEvent): void {
  if (isWriting(event.target)) return;
  const all = items(group);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  let to: number;
  if (step !== undefined) to = at < 0 ? 0 : (at + step + all.length) % all.length;
  else if (event.key === "Home") to = 0;
  else if (event.key === "End") to = all.length - 1;
  else return;
  all[to]?.focus();
  event.preventDefault();
}
