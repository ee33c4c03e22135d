// Which page is shown: the path of the address, without loading anything anew.

import { signal } from "@preact/signals";

export const path = signal(location.pathname);

/** Whether another page was shown before. */
let moved = false;

window.addEventListener("popstate", () => {
  moved = true;
  path.value = location.pathname;
});

/**
 * Put the focus where a page begins, once it is drawn: what had it went away with the page before.
 * A page that was opened by its address begins where the browser begins, and a field that already
 * has the focus keeps it.
 */
export function arrive(at: HTMLElement | null): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (moved && lost) at?.focus({ preventScroll: true });
}

/** Go to a page; `replace` it if going back to the present one makes no sense. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  moved = true;
  path.value = location.pathname;
  window.scrollTo(0, 0);
}

/** Follow links within the page by themselves; new tabs and downloads stay the browser's. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target.closest("a") : null;
    if (target === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (target.origin !== location.origin || target.target || target.hasAttribute("download")) {
      return;
    }
    if (target.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(target.pathname + target.search + target.hash);
  });
}

/** The part of the path that stands where `pattern` has a star: "/table/*"; null: no match. */
export function match(pattern: string, at: string): string | null {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return at === pattern || at === `${pattern}/` ? "" : null;
  if (!at.startsWith(before)) return null;
  const rest = at.slice(before.length).replace(/\/$/, "");
  return rest !== "" && !rest.includes("/") ? decodeURIComponent(rest) : null;
}
