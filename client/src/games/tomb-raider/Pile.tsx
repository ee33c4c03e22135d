// Cards that lie in a pile or a row: a count that opens into a list.

import { useState } from "preact/hooks";
import { Sign } from "./cards/signs";
import { Dialog } from "../../parts/Dialog";
import type { Play } from "../../table/contract";
import type { Arg } from "../../wire";
import type { CardView } from "./wire";
import { CardItems } from "./CardControl";

interface PileProps {
  readonly play: Play;
  readonly cards: readonly CardView[];
  readonly title: Arg;
  readonly sign?: string;
  /** Only the sign and the count, where there is little room. */
  readonly short?: boolean;
}

export function Pile({ play, cards, title, sign = "discards", short = false }: PileProps) {
  const [isOpen, open] = useState(false);
  const name = play.reader.value.read(title);
  return (
    <>
      <button
        type="button"
        class={`deck pile${short ? " pile-short" : ""}`}
        aria-haspopup="dialog"
        aria-label={play.reader.value.say("page-tr-pile", { title: name, count: cards.length })}
        title={name}
        onClick={() => open(true)}
      >
        <Sign of={sign} size={16} />
        {!short && <span class="deck-words">{name}</span>}
        <b>{cards.length}</b>
      </button>
      {isOpen && (
        <Dialog title={name} close={() => open(false)}>
          <ul class="pile-cards">
            <CardItems play={play} cards={[...cards].reverse()} size="token" />
          </ul>
        </Dialog>
      )}
    </>
  );
}
