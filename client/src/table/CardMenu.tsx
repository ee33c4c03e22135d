// The answers of one card, each in its own words, a click or Enter away from the card.

import "./card-menu.css";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { hide } from "../cards/peeking";
import { Icon } from "../parts/Icon";
import type { Play } from "./contract";
import { Digit } from "./Digit";
import { pointing } from "./pointing";

/** What a card gets whose answers are behind a click: handlers for it, a sign on it, the list. */
export interface CardMenu {
  readonly control: {
    readonly "data-offers": string;
    readonly "aria-expanded": boolean;
    readonly onClick: (event: MouseEvent) => void;
  };
  readonly sign: VNode;
  /** Drawn beside the card, never within it; null while it is shut. */
  readonly list: VNode | null;
}

/** Whether a click on a card asks which of its answers is meant, or whether it is. */
export function isAsked(play: Play, keys: readonly string[]): boolean {
  return keys.length > 1 || keys.some((key) => play.choices.givesUp(key));
}

/**
 * The menu of a card, null where a click may answer at once: with several answers there is a choice
 * between them, and what gives up a card cannot be taken back. `thing`: what the card is called.
 */
export function useCardMenu(
  play: Play,
  keys: readonly string[],
  thing: string,
): CardMenu | null {
  const opened = useSignal<Opened | null>(null);
  const serial = play.choices.question.value?.serial ?? 0;
  const asks = isAsked(play, keys);
  useEffect(() => {
    opened.value = null;
  }, [serial, asks]);
  if (!asks) return null;
  const shut = (): void => {
    opened.value = null;
  };
  return {
    control: {
      "data-offers": keys.join(" "),
      "aria-expanded": opened.value !== null,
      onClick: (event) => {
        event.stopPropagation();
        // The second click of a double click was meant for the question before.
        if (event.detail > 1) return;
        hide(play); // it would lie over the answers
        const card = event.currentTarget as HTMLElement;
        opened.value = opened.peek() === null ? { card, byKey: event.detail === 0 } : null;
      },
    },
    sign: (
      <span class="menu-sign" aria-hidden="true">
        {keys.length > 1 ? keys.length : null}
        <Icon sign="down" size={12} />
      </span>
    ),
    list:
      opened.value === null ? null : (
        <List play={play} keys={keys} thing={thing} opened={opened.value} shut={shut} />
      ),
  };
}

interface Opened {
  readonly card: HTMLElement;
  /** By a key: then the first answer has the focus. */
  readonly byKey: boolean;
}

interface ListProps {
  readonly play: Play;
  readonly keys: readonly string[];
  readonly thing: string;
  readonly opened: Opened;
  readonly shut: () => void;
}

function List({ play, keys, thing, opened: { card, byKey }, shut }: ListProps) {
  const list = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // Above everything: no scrolled hand cuts it off.
    list.current?.showPopover();
    if (byKey) list.current?.querySelector("button")?.focus();
  }, []);
  useEffect(() => {
    const isOwn = (event: Event): boolean =>
      event.target instanceof Node &&
      (list.current?.contains(event.target) === true || card.contains(event.target));
    const leave = (event: Event): void => {
      if (!isOwn(event)) shut();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      if (list.current?.contains(document.activeElement)) card.focus();
      shut();
    };
    document.addEventListener("pointerdown", leave, true);
    document.addEventListener("focusin", leave, true);
    document.addEventListener("keydown", escape, true);
    window.addEventListener("resize", shut);
    return () => {
      document.removeEventListener("pointerdown", leave, true);
      document.removeEventListener("focusin", leave, true);
      document.removeEventListener("keydown", escape, true);
      window.removeEventListener("resize", shut);
    };
  }, []);
  const { choices } = play;
  return (
    <span
      class="card-menu"
      ref={list}
      popover="manual"
      role="group"
      aria-label={play.reader.value.say("page-any-several", { thing, count: keys.length })}
      style={placeAt(card.getBoundingClientRect())}
    >
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          class="card-menu-answer"
          data-answers={key}
          data-lit={choices.preview.value === key}
          {...pointing(choices.preview, key)}
          onClick={(event) => {
            event.stopPropagation();
            if (event.detail > 1) return;
            shut();
            choices.choose(key);
          }}
        >
          <Digit play={play} answer={key} />
          <span>{wordsOf(play, key)}</span>
        </button>
      ))}
    </span>
  );
}

function wordsOf(play: Play, key: string): string {
  const option = play.choices.open.value.get(key);
  return option === undefined ? "" : play.reader.value.read(option.message);
}

/** How wide the list is, and how far it keeps from the card and from the edges of the page. */
const WIDTH = 260;
const GAP = 6;

/** Above a card in the lower half of the page, else below it; so long as there is room. */
export function placeAt(
  card: Pick<DOMRect, "left" | "top" | "bottom">,
  page: { readonly innerWidth: number; readonly innerHeight: number } = window,
): Record<string, string> {
  const left = Math.max(GAP, Math.min(card.left, page.innerWidth - WIDTH - GAP));
  const isLow = card.top > page.innerHeight / 2;
  const room = isLow ? card.top : page.innerHeight - card.bottom;
  return {
    left: `${left}px`,
    width: `${WIDTH}px`,
    "max-height": `${room - 2 * GAP}px`,
    ...(isLow
      ? { bottom: `${page.innerHeight - card.top + GAP}px` }
      : { top: `${card.bottom + GAP}px` }),
  };
}
