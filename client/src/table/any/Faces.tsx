// Cards as any game has them: a name, what is true of it now, and what it does.

import type { ComponentChildren } from "preact";
import { useSignal } from "@preact/signals";
import { useContext, useEffect, useRef } from "preact/hooks";
import { peeking } from "../../cards/peeking";
import { softened } from "../../cards/soft";
import { Icon } from "../../parts/Icon";
import { Picture } from "../../pictures/Picture";
import type { Reader } from "../../text/reader";
import type { Face } from "../../wire";
import type { PeekProps, Play } from "../contract";
import { Digit } from "../Digit";
import { draftingOf } from "../drafting";
import { thingInWords } from "../things";
import {
  answering,
  answerText,
  draftText,
  drawingOf,
  findFace,
  markOf,
  openAmong,
  touchableAmong,
  touching,
} from "./drawn";
import { Picturing } from "./picturing";
import { faceInWords, faceName } from "./words";

/** In the hand, on one line, or upright on the board. */
export type Size = "small" | "token" | "tile";

interface FaceItemProps {
  readonly play: Play;
  readonly face: Face;
  readonly size: Size;
  /** How a game draws it; missing: its name and what is true of it. */
  readonly children?: ComponentChildren;
}

/** A card as an item of a list; where several answers concern it, they stand below it. */
export function FaceItem({ play, face, size, children }: FaceItemProps) {
  const keys = openAmong(play, face.answers);
  const several = keys.length > 1;
  return (
    <li class={`any-face any-face-${size}`}>
      <FaceControl play={play} face={face} size={size} answer={several ? undefined : keys[0]}>
        {children}
      </FaceControl>
      {!several ? null : size === "tile" ? (
        <Several play={play} keys={keys} face={face} />
      ) : (
        <Answers play={play} keys={keys} />
      )}
    </li>
  );
}

interface FaceControlProps extends FaceItemProps {
  readonly answer: string | undefined;
}

function FaceControl({ play, face, size, answer, children }: FaceControlProps) {
  const reader = play.reader.value;
  const said = faceInWords(face, reader);
  const touch = answer === undefined ? touchableAmong(play, face.answers)[0] : undefined;
  const draft = face.answers.map((key) => draftText(play, key)).find(Boolean) ?? "";
  const does = touch === undefined ? "" : draft || reader.say("page-draft-touch");
  const text = answer === undefined ? does : answerText(play, answer);
  const canBeRead = face.text.length > 0 || face.notes.length > 0;
  const shown = canBeRead ? { slug: face.id, card: null } : null;
  return (
    <button
      type="button"
      class={`card-control card-control-${size}${markOf(play, face.answers)}`}
      data-face={face.id}
      aria-label={text ? reader.say("page-any-lit", { thing: said, answer: text }) : said}
      {...peeking(play, shown, answer === undefined && touch === undefined)}
      {...(answer === undefined ? {} : answering(play, answer))}
      {...(touch === undefined ? {} : touching(play, touch))}
    >
      {children ??
        (size === "small" ? (
          <SmallFace face={face} reader={reader} />
        ) : (
          <TokenFace face={face} reader={reader} />
        ))}
      {draft === "" ? null : <span class="any-draft">{draft}</span>}
      <Digit play={play} answer={answer} />
    </button>
  );
}

interface DrawnFaceProps {
  readonly face: Face;
  readonly reader: Reader;
}

/** A card on one line: its name and what is true of it. */
function TokenFace({ face, reader }: DrawnFaceProps) {
  return (
    <span class="card card-token any-token" data-down={face.name === null}>
      <span class="card-name">{softened(faceName(face, reader))}</span>
      <Notes face={face} reader={reader} />
    </span>
  );
}

/** A card in the hand: what it is is there to be read whole, and of what it does what has room. */
function SmallFace({ face, reader }: DrawnFaceProps) {
  const [kind, ...does] = face.text;
  return (
    <span class="card card-small any-small" data-down={face.name === null}>
      <span class="card-strip">
        <span class="card-name">{softened(faceName(face, reader))}</span>
      </span>
      <span class="card-line">
        <Notes face={face} reader={reader} />
      </span>
      <FacePicture face={face} />
      {kind === undefined ? null : <span class="any-kind">{reader.read(kind)}</span>}
      <span class="card-body">
        {does.map((line, at) => (
          <span key={at} class="any-text">
            {reader.read(line)}
          </span>
        ))}
      </span>
    </span>
  );
}

/** What it shows; nothing while it lies face down. */
export function FacePicture({ face }: { readonly face: Face }) {
  const found = useContext(Picturing)(face);
  if (found === null) return null;
  const book = found.book === undefined ? {} : { book: found.book };
  return <Picture subject={found.subject} frame="lying" {...book} />;
}

function Notes({ face, reader }: DrawnFaceProps) {
  return (
    <>
      {face.notes.map((note, at) => (
        <span key={at} class="any-note">
          {reader.read(note)}
        </span>
      ))}
    </>
  );
}

interface SeveralProps extends AnswersProps {
  readonly face: Face;
}

/** Several answers of one tile: how many there are, and a touch away all of them in words. */
function Several({ play, keys, face }: SeveralProps) {
  const opened = useSignal<DOMRect | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  const serial = play.choices.question.value?.serial ?? 0;
  useEffect(() => {
    opened.value = null;
  }, [serial]);
  useEffect(() => {
    if (opened.value === null) return undefined;
    const leave = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      if (!(event instanceof KeyboardEvent) && place.current?.contains(event.target as Node)) return;
      opened.value = null;
    };
    document.addEventListener("pointerdown", leave, true);
    document.addEventListener("keydown", leave, true);
    return () => {
      document.removeEventListener("pointerdown", leave, true);
      document.removeEventListener("keydown", leave, true);
    };
  }, [opened.value]);
  const words = play.reader.value.say("page-any-several", {
    thing: faceName(face, play.reader.value),
    count: keys.length,
  });
  return (
    <span class="several" ref={place}>
      <button
        type="button"
        class="several-open"
        aria-expanded={opened.value !== null}
        aria-label={words}
        title={words}
        onClick={(event) => {
          const box = event.currentTarget.closest("li")?.getBoundingClientRect() ?? null;
          opened.value = opened.value === null ? box : null;
        }}
      >
        {keys.length} <Icon sign="down" size={12} />
      </button>
      {opened.value === null ? null : (
        <span class="several-answers" style={placeOver(opened.value)}>
          <Answers play={play} keys={keys} />
        </span>
      )}
    </span>
  );
}

/** How wide the answers of a tile are. */
const SEVERAL = 250;

/** Beside a tile, within the page: above it in the lower half, else below. */
function placeOver(box: DOMRect): Record<string, string> {
  const left = Math.max(8, Math.min(box.left, window.innerWidth - SEVERAL - 8));
  const isLow = box.top > window.innerHeight / 2;
  return isLow
    ? { left: `${left}px`, bottom: `${window.innerHeight - box.top + 4}px` }
    : { left: `${left}px`, top: `${box.bottom + 4}px` };
}

interface AnswersProps {
  readonly play: Play;
  readonly keys: readonly string[];
}

/** The answers that concern a place, each in its own words. */
export function Answers({ play, keys }: AnswersProps) {
  const open = openAmong(play, keys);
  const named = keys.filter((key) => draftText(play, key) || touchableAmong(play, [key]).length);
  if (open.length + named.length === 0) return null;
  return (
    <span class="any-answers">
      {open.map((key) => (
        <button
          key={key}
          type="button"
          class={`any-answer${markOf(play, [key])}`}
          {...answering(play, key)}
        >
          <Digit play={play} answer={key} />
          {answerText(play, key)}
        </button>
      ))}
      {named.map((key) => (
        <Named key={key} play={play} named={key} />
      ))}
    </span>
  );
}

interface NamedProps {
  readonly play: Play;
  readonly named: string;
}

/** A thing that an answer may name, with what the draft says of it. */
function Named({ play, named }: NamedProps) {
  const asked = draftingOf(play).asked.value;
  if (asked === null) return null;
  const draft = draftText(play, named);
  const words = thingInWords(asked, named, play.reader.value);
  const isOpen = touchableAmong(play, [named]).length > 0;
  return (
    <button
      type="button"
      class={`any-answer any-named${markOf(play, [named])}`}
      aria-disabled={!isOpen}
      {...(isOpen ? touching(play, named) : {})}
    >
      {words}
      {draft === "" ? null : <span class="any-draft">{draft}</span>}
    </button>
  );
}

/** A card to be read: its name, where it lies, what it does, what is true of it now. */
export function FullFace({ play, peek }: PeekProps) {
  const drawing = drawingOf(play.view.value);
  const found = drawing === null ? null : findFace(drawing, peek.slug);
  if (found === null) return null;
  const { face, zone } = found;
  const reader = play.reader.value;
  return (
    <article class="card card-full">
      <header class="card-strip">
        <h3 class="card-name">{faceName(face, reader)}</h3>
      </header>
      <p class="card-line">{reader.read(zone.label)}</p>
      <FacePicture face={face} />
      <div class="card-words">
        {face.text.map((line, at) => (
          <p key={at}>{reader.read(line)}</p>
        ))}
      </div>
      {face.notes.length === 0 ? null : (
        <section class="card-now">
          <h4>{reader.say("page-any-now")}</h4>
          <ul>
            {face.notes.map((note, at) => (
              <li key={at}>{reader.read(note)}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
