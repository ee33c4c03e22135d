// Words beside the signs above the board, as many as there is room for.

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Which buttons have words: all, those that are used most, none. */
const WORDS = ["all", "some", "none"] as const;

/** Give the buttons of a line as many words as it has room for beside its title. */
export function useWords(line: RefObject<HTMLElement | null>): void {
  const fit = (): void => {
    const element = line.current;
    if (element === null) return;
    element.dataset["fitting"] = ""; // the title keeps its width meanwhile
    for (const words of WORDS) {
      element.dataset["words"] = words;
      if (element.scrollWidth <= element.clientWidth) break;
    }
    delete element.dataset["fitting"];
  };
  useLayoutEffect(fit);
  useLayoutEffect(() => {
    window.addEventListener("resize", fit);
    return () => window.removeEventListener("resize", fit);
  }, []);
}
