import { useEffect } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { say } from "../text/current";
import type { Sitting } from "./sitting";

/** Keys that only look around or belong to the browser. */
const QUIET = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock", "PageUp", "PageDown"]);

/**
 * Says that the reader passes for now, what is asked all the same, and until when. While nothing
 * is asked any key or click ends it; a key or click that answers a question does not.
 */
export function Passing({ sitting }: { readonly sitting: Sitting }) {
  const passing = sitting.known.value?.you.stops?.skip === "turn";
  useEffect(() => {
    if (!passing) return;
    const wake = (event: Event): void => {
      if (event instanceof KeyboardEvent && QUIET.has(event.key)) return;
      if (sitting.play.choices.question.peek() !== null || isOwnAct(event)) return;
      pass(sitting, false);
    };
    document.addEventListener("keydown", wake);
    document.addEventListener("pointerdown", wake);
    return () => {
      document.removeEventListener("keydown", wake);
      document.removeEventListener("pointerdown", wake);
    };
  }, [passing, sitting]);
  if (!passing) return null;
  return (
    <button
      type="button"
      class="passing"
      data-passing
      title={say("page-passing-more")}
      onClick={() => pass(sitting, false)}
    >
      <Icon sign="right" size={16} /> {say("page-passing")}
      <span class="passing-stop">
        <Icon sign="close" size={14} /> {say("page-passing-stop")}
      </span>
    </button>
  );
}

/** Whether the event works the control that passes or stops passing, which acts by itself. */
function isOwnAct(event: Event): boolean {
  const key = event instanceof KeyboardEvent ? event.key : "";
  if (key === "s") return true;
  const on = event.target instanceof Element && event.target.closest("[data-passing]") !== null;
  return on && ["", "Enter", " "].includes(key);
}

/** Pass in every window until this turn ends, or no longer. */
export function pass(sitting: Sitting, on: boolean): void {
  const stops = sitting.known.peek()?.you.stops ?? null;
  if (stops === null) return;
  void sitting.do({ type: "stops", stops: { ...stops, skip: on ? "turn" : "" } });
}
