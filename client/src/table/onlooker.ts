// Whoever looks at a match that is not played before them: in a replay, or as it was told.

import type { You } from "../wire";

/** Such a reader, who looks through the eyes of a seat and can do nothing there. */
export function youAt(seat: number | null): You {
  return {
    number: 0,
    name: "",
    role: "spectator",
    seat,
    host: false,
    stops: null,
    can_undo: false,
    no_undo: null,
    gave_up: false,
    passed: 0,
    deck: [],
    initiatives: [],
  };
}
