// A match as it was told, as a drawing of a game sees it: nothing can be chosen, nothing moves.

import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { motion } from "../../settings";
import { reader } from "../../text/current";
import type { Reader } from "../../text/reader";
import type { LogLine, TableView, ToldMatch } from "../../wire";
import type { Peek, Play } from "../contract";
import { youAt } from "../onlooker";
import { NO_CHOICES } from "../open-hands";

export function playOf(told: ToldMatch, lines: Signal<readonly LogLine[]>): Play {
  return {
    table: signal(tableOf(told)),
    you: signal(youAt(told.seat)),
    view: signal(told.view),
    previous: signal(null),
    choices: NO_CHOICES,
    asked: signal([]),
    reader: reader as ReadonlySignal<Reader>, // nothing is drawn before there is one
    lines,
    told: signal([]),
    happening: signal(null),
    peek: signal<Peek | null>(null),
    motion,
  };
}

/** What is drawn of any game asks a table for its seats and its game, and for nothing else. */
function tableOf({ game, title, seats }: ToldMatch): TableView {
  const drawn: Partial<TableView> = {
    game,
    stage: "over",
    seats: seats.map(({ name, bot }, seat) => ({
      seat,
      name,
      person: null,
      bot,
      deck: "",
      present: true,
      away: 0,
      clock: null,
      running: false,
      casts: false,
      again: false,
      ready: false,
    })),
  };
  if (title !== null) drawn.title = title;
  return drawn as TableView;
}
