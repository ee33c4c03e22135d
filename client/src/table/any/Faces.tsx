// Cards as any game has them: a name, what is true of it now, and what it does.

import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { peeking } from "../../cards/peeking";
import { softened } from "../../cards/soft";
import { Picture } from "../../pictures/Picture";
import type { Reader } from "../../text/reader";
import type { Face } from "../../wire";
import { type CardMenu, useCardMenu } from "../CardMenu";
import type { Peek, PeekProps, Play } from "../contract";
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

/** A card as an item of a list; where it takes more than a click, its answers are behind that. */
export function FaceItem({ play, face, size, children }: FaceItemProps) {
  const keys = openAmong(play, face.answers);
  const menu = useCardMenu(play, keys, faceName(face, play.reader.value));
  return (
    <li class={`any-face any-face-${size}`}>
      <FaceControl play={play} face={face} size={size} keys={keys} menu={menu}>
        {children}
      </FaceControl>
      {menu?.list}
    </li>
  );
}

interface FaceControlProps extends FaceItemProps {
  readonly keys: readonly string[];
  readonly menu: CardMenu | null;
}

function FaceControl({ play, face, size, keys, menu, children }: FaceControlProps) {
  const reader = play.reader.value;
  const said = faceInWords(face, reader);
  const [answer] = keys;
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
      aria-label={
        keys.length > 1
          ? reader.say("page-any-several", { thing: said, count: keys.length })
          : text
            ? reader.say("page-any-lit", { thing: said, answer: text })
            : said
      }
      {...peeking(play, shown, answer === undefined && touch === undefined)}
      {...(answer === undefined || menu !== null ? {} : answering(play, answer))}
      {...(touch === undefined ? {} : touching(play, touch))}
      {...menu?.control}
    >
      {children ??
        (size === "small" ? (
          <SmallFace face={face} reader={reader} />
        ) : (
          <TokenFace face={face} reader={reader} />
        ))}
      {draft === "" ? null : <span class="any-draft">{draft}</span>}
      {menu?.sign ?? <Digit play={play} answer={answer} />}
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

/** A card as it lay before or will lie, without what is true of it there. */
function faceElsewhere(peek: Peek): Face | null {
  for (const view of peek.elsewhere ?? []) {
    const drawing = drawingOf(view);
    const found = drawing === null ? null : findFace(drawing, peek.slug);
    if (found !== null) return { ...found.face, notes: [] };
  }
  return null;
}

/** A card of which nothing is known but its name. */
function named({ slug, name }: Peek): Face {
  const called = name ?? ({ type: "name", kind: "card", key: slug } as const);
  return { id: slug, name: called, text: [], notes: [], answers: [] };
}

/** A card to be read: its name, where it lies, what it does, what is true of it now. */
export function FullFace({ play, peek }: PeekProps) {
  const drawing = drawingOf(play.view.value);
  if (drawing === null) return null;
  // What lies nowhere, such as an event that is being played, has a name and a picture.
  const { face, zone } = findFace(drawing, peek.slug) ?? {
    face: faceElsewhere(peek) ?? named(peek),
    zone: null,
  };
  const reader = play.reader.value;
  return (
    <article class="card card-full">
      <header class="card-strip">
        <h3 class="card-name">{faceName(face, reader)}</h3>
      </header>
      {zone === null ? null : <p class="card-line">{reader.read(zone.label)}</p>}
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
