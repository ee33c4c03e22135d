// Playing what one has made: a table with it, against bots or with friends.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useActing } from "../parts/acting";
import { Dialog } from "../parts/Dialog";
import { Trouble } from "../parts/Faults";
import { Select } from "../parts/Select";
import { go } from "../router";
import { say } from "../text/current";
import type { GameEntry, NewTable, Partly, Terms } from "../wire";
import { usualBot } from "./asks";
import { open } from "./openings";

type Chosen = Partly<Terms["chosen"]>;

interface PlayDialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly game: GameEntry;
  readonly chosen: Chosen;
  /** How few and how many may play. */
  readonly seats: readonly [number, number];
  /** For how many seats to begin with. */
  readonly usual: number;
  /** The text of the deck at the first seat; empty: the level's usual one. */
  readonly deckText: () => Promise<string>;
  readonly children?: ComponentChildren;
}

export function PlayDialog(props: PlayDialogProps) {
  const { game, seats } = props;
  const [fewest, most] = seats;
  const count = useSignal(Math.max(fewest, Math.min(most, props.usual)));
  const bot = useSignal(usualBot(game));
  const { busy, error, run } = useActing();
  const play = (): Promise<void> =>
    run(async () => {
      const text = await props.deckText();
      go(`/table/${await open(tableFor(props.chosen, count.value, bot.value, text))}`);
    });
  const counts = Array.from({ length: Math.max(1, most - fewest + 1) }, (_, at) => fewest + at);
  return (
    <Dialog title={props.title} close={props.close}>
      {props.children}
      <Select
        label={say("page-new-seats")}
        value={String(count.value)}
        choices={counts.map((one) => [String(one), say("page-seat-count", { count: one })] as const)}
        choose={(chosen) => {
          count.value = Number(chosen);
        }}
      />
      {count.value > 1 ? (
        <Select
          label={say("decks-others")}
          value={bot.value}
          choices={[
            ...game.bots.map(
              (one) => [one, say("page-a-bot", { level: say(`page-bot-${one}`) })] as const,
            ),
            ["", say("decks-friends")],
          ]}
          choose={(level) => {
            bot.value = level;
          }}
        />
      ) : null}
      <Trouble error={error.value} />
      <p>
        <button type="button" class="main-button" aria-busy={busy.value} onClick={() => void play()}>
          {say("page-new-open")}
        </button>
      </p>
    </Dialog>
  );
}

/** A table with something of one's own at the first seat; against bots it begins at once. */
export function tableFor(chosen: Chosen, seats: number, bot: string, deck: string): NewTable {
  const alone = seats === 1 || bot !== "";
  return {
    terms: { chosen, seats, undo: alone ? "any" : "casual", watching: alone ? "open" : "invited" },
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? "" : bot)),
    deck_texts: deck === "" ? [] : [deck],
    begin: alone,
  };
}
