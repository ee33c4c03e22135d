// A card that can be read, and chosen while an answer names it.

import { rulesText } from "./cards/figures";
import { SmallCard, TokenCard } from "./cards/frames";
import { cardOf } from "../../cards/pool";
import { peeking } from "../../cards/peeking";
import { useCardMenu } from "../../table/CardMenu";
import type { Play } from "../../table/contract";
import { Digit } from "../../table/Digit";
import type { CardView } from "./wire";
import { answering, answerText, mark } from "./state";
import type { Lit } from "./targets";
import { cardName } from "./words";

interface CardControlProps {
  readonly play: Play;
  readonly slug: string;
  readonly number: number | null;
  /** What is known of its kind from the view, if its page has not come. */
  readonly kind?: string;
  /** As a card, on a line, or on a line with the beginning of its text below it. */
  readonly size: "small" | "token" | "told";
  /** The answers that name it. */
  readonly keys?: readonly string[] | undefined;
  readonly tabIndex?: number;
}

export function CardControl(props: CardControlProps) {
  const { play, slug, number, kind = "action", size, keys, tabIndex } = props;
  const reader = play.reader.value;
  const name = reader.read(cardName(slug));
  const entry = cardOf(slug);
  const answer = answerText(play, keys?.[0]);
  const Face = size === "small" ? SmallCard : TokenCard;
  const shown = entry?.printed.kind ?? kind;
  const said = `${name}, ${reader.say(`card-kind-${shown}`)}`;
  const menu = useCardMenu(play, keys ?? [], name);
  return (
    <>
      <button
        type="button"
        class={`card-control card-control-${size}${mark(play, keys)}`}
        tabIndex={tabIndex ?? 0}
        aria-label={answer ? reader.say("page-tr-lit", { thing: said, answer }) : said}
        {...(menu === null ? answering(play, keys?.[0]) : {})}
        {...peeking(play, { slug, card: number }, !keys?.length)}
        {...menu?.control}
      >
        <Face entry={entry} named={{ name, kind: shown }} reader={reader} />
        {size === "told" && entry ? (
          <span class="card-control-words">{rulesText(entry).map((part) => reader.read(part)).join(" ")}</span>
        ) : null}
        {menu?.sign ?? <Digit play={play} answer={keys?.[0]} />}
      </button>
      {menu?.list}
    </>
  );
}

interface CardItemsProps {
  readonly play: Play;
  readonly cards: readonly CardView[];
  readonly size: CardControlProps["size"];
  /** What answers name; without it the cards can only be read. */
  readonly lit?: Lit;
}

/** Cards of the view as the items of a list. */
export function CardItems({ play, cards, size, lit }: CardItemsProps) {
  return (
    <>
      {cards.map(({ number, slug, kind }) => (
        <li key={number}>
          <CardControl
            play={play}
            slug={slug}
            number={number}
            kind={kind}
            size={size}
            keys={lit?.cards.get(number)}
          />
        </li>
      ))}
    </>
  );
}
