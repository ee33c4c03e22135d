// Words beside the signs above the board, as many as there is room for.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";

/** Give the buttons of a line as many words as it has room for beside its title, the first ranks first. */
export function useWords(line: RefObject<HTMLElement | null>): void {
  const fit = (): void => {
    const element = line.current;
    if (element === null) return;
    element.dataset["fitting"] = ""; // the title keeps its width meanwhile
    const words = [...element.querySelectorAll<HTMLElement>("[data-rank] .tool-words")];
    for (const one of words) one.removeAttribute("data-unsaid");
    for (const one of words.sort((one, other) => rankOf(other) - rankOf(one))) {
      if (fits(element)) break;
      one.dataset["unsaid"] = "";
    }
    delete element.dataset["fitting"];
  };
  useLayoutEffect(fit);
  useEffect(() => {
    // Letters may come later than the line, and are as wide as they are.
    document.fonts.addEventListener("loadingdone", fit);
    return () => document.fonts.removeEventListener("loadingdone", fit);
  }, []);
  // The line is not there before the table is known.
  useLayoutEffect(() => {
    window.addEventListener("resize", fit);
    // What may be done comes and goes, and is called otherwise, without the line being drawn anew.
    const observer = new MutationObserver(fit);
    const element = line.current;
    if (element !== null) {
      observer.observe(element, { childList: true, subtree: true, characterData: true });
    }
    return () => {
      window.removeEventListener("resize", fit);
      observer.disconnect();
    };
  });
}

/** Whether all of a line stands within its edges, none of it in its padding. */
function fits(line: HTMLElement): boolean {
  const { right } = line.getBoundingClientRect();
  const edge = right - Number.parseFloat(getComputedStyle(line).paddingRight);
  return [...line.children].every((one) => one.getBoundingClientRect().right <= edge + 0.5);
}

function rankOf(words: HTMLElement): number {
  return Number(words.closest<HTMLElement>("[data-rank]")?.dataset["rank"]);
}
