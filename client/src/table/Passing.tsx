import { useEffect } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { say } from "../text/current";
import type { Stops } from "../wire";
import type { Sitting } from "./sitting";

/** Keys that only look around or belong to the browser. */
const QUIET = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock", "PageUp", "PageDown"]);

/** Until when somebody passes in every window. */
export type Until = Stops["skip"];

/**
 * Says that the reader passes for now, what is asked all the same, and until when. While nothing
 * is asked any key or click ends passing this turn; a key or click that answers a question does
 * not. Passing until something concerns the reader goes on until then, however long.
 */
export function Passing({ sitting }: { readonly sitting: Sitting }) {
  const until = sitting.known.value?.you.stops?.skip ?? "";
  useEffect(() => {
    if (until !== "turn") return;
    const wake = (event: Event): void => {
      if (event instanceof KeyboardEvent && QUIET.has(event.key)) return;
      if (sitting.play.choices.question.peek() !== null || isOwnAct(event)) return;
      pass(sitting, "");
    };
    document.addEventListener("keydown", wake);
    document.addEventListener("pointerdown", wake);
    return () => {
      document.removeEventListener("keydown", wake);
      document.removeEventListener("pointerdown", wake);
    };
  }, [until, sitting]);
  if (until === "") return null;
  const words = until === "turn" ? "page-passing" : "page-passing-concern";
  return (
    <button
      type="button"
      class="passing"
      data-passing
      title={say(until === "turn" ? "page-passing-more" : "page-skip-concern-more")}
      onClick={() => pass(sitting, "")}
    >
      <Icon sign="right" size={16} /> {say(words)}
      <span class="passing-stop">
        <Icon sign="close" size={14} /> {say("page-passing-stop")}
      </span>
    </button>
  );
}

/** Whether the event works the control that passes or stops passing, which acts by itself. */
function isOwnAct(event: Event): boolean {
  const key = event instanceof KeyboardEvent ? event.key : "";
  if (key === "s" || key === "d") return true;
  const on = event.target instanceof Element && event.target.closest("[data-passing]") !== null;
  return on && ["", "Enter", " "].includes(key);
}

/** Pass in every window until then, or no longer. */
export function pass(sitting: Sitting, until: Until): void {
  const stops = sitting.known.peek()?.you.stops ?? null;
  if (stops === null) return;
  void sitting.do({ type: "stops", stops: { ...stops, skip: until } });
}

/** Pass in every window until then, or no longer if the reader does so already. */
export function togglePassing(sitting: Sitting, until: Until): void {
  pass(sitting, sitting.known.peek()?.you.stops?.skip === until ? "" : until);
}
