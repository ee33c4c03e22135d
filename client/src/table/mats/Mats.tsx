// A table of playmats, for games whose seats each have a place of their own and share others.

import "./mats.css";
import type { ComponentChildren } from "preact";
import { Icon } from "../../parts/Icon";
import { say } from "../../text/current";

interface MatsProps {
  /** The playmats of the others, in the order in which they act after the reader. */
  readonly others: ComponentChildren;
  /** What belongs to nobody: piles, markets, a stack. */
  readonly shared?: ComponentChildren;
  /** What the shared places are called as a whole. */
  readonly sharedLabel: string;
  /** The reader's own playmat; nothing for those who watch. */
  readonly own?: ComponentChildren;
}

/** The others above, what is shared in the middle, the reader's own playmat below. */
export function Mats({ others, shared = null, sharedLabel, own = null }: MatsProps) {
  return (
    <div class="mats">
      <div class="mats-others" role="group" aria-label={say("page-players")}>
        {others}
      </div>
      {shared === null ? null : (
        <div class="mats-shared" role="group" aria-label={sharedLabel}>
          {shared}
        </div>
      )}
      {own === null ? null : <div class="mats-own">{own}</div>}
    </div>
  );
}

interface PlaymatProps {
  readonly seat: number;
  readonly name: string;
  /** The seat with its figures, for whoever hears the page. */
  readonly label: string;
  readonly own: boolean;
  readonly active: boolean;
  /** Whether it is unfolded, of a mat that can be; and what unfolds it. */
  readonly opened?: boolean | undefined;
  readonly toggle?: (() => void) | undefined;
  /** Further classes: whether it can be chosen, and whose drawing it is. */
  readonly marks?: string;
  /** Its figures and its places for cards. */
  readonly children: ComponentChildren;
}

/** The place of a seat: its name, whether it is its turn, its figures, its zones. */
export function Playmat(props: PlaymatProps) {
  const { seat, name, label, own, active, opened, toggle, marks = "", children } = props;
  return (
    <article
      class={`playmat ${marks}`}
      data-seat={seat}
      data-own={own}
      data-active={active}
      data-opened={opened}
      aria-label={label}
    >
      <header class="playmat-head">
        <h3>{toggle === undefined ? name : <MatName {...{ name, opened, toggle }} />}</h3>
        {own ? <span class="playmat-own">{say("page-you")}</span> : null}
        {active ? (
          <span class="playmat-turn">
            <Icon sign="right" size={14} /> {say("page-any-turn")}
          </span>
        ) : null}
      </header>
      {children}
    </article>
  );
}

type MatNameProps = Pick<PlaymatProps, "name" | "opened" | "toggle">;

/** The name unfolds the mat, and folds it again. */
export function MatName({ name, opened = false, toggle }: MatNameProps) {
  return (
    <button
      type="button"
      class="bare playmat-name"
      aria-expanded={opened}
      title={say(opened ? "page-any-fold" : "page-any-unfold", { seat: name })}
      onClick={toggle}
    >
      <Icon sign={opened ? "up" : "down"} size={14} />
      {name}
    </button>
  );
}
