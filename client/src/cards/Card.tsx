// The one frame of all cards, in the sizes for board (token), hand (small) and reading (full).

import type { ComponentChildren, ComponentType, VNode } from "preact";
import type { CardEntry, Printed } from "../wire";
import type { Reader } from "../text/reader";
import { imageFor } from "./images";
import type { Signs } from "./signs";

/** A figure: its sign, its number as shown, the message id of what it is called. */
export interface Figure {
  readonly sign: string;
  readonly value: string;
  readonly label: string;
  /** The message id of what it is called where there is more room; the label where there is none. */
  readonly name?: string;
}

export interface CardFigures {
  /** Top left: what it costs. */
  readonly cost: Figure | null;
  /** Down the left edge: what it can do, or what it takes to overcome it. */
  readonly edge: readonly Figure[];
  /** Bottom right: life. */
  readonly life: Figure | null;
  /** Top right: what else there is. */
  readonly extra: Figure | null;
}

/** What a game fills the frame with. */
export interface CardParts {
  readonly signs: Signs;
  readonly figuresOf: (card: Printed) => CardFigures;
  /** The words of its rules that no figure and no trait shows already. */
  readonly rulesText: (entry: CardEntry) => CardEntry["text"];
  /** What stands behind the kind: the ids of messages. */
  readonly traitsOf: (card: Printed) => readonly string[];
  /** The middle of a card in full. */
  readonly Picture: ComponentType<PictureProps>;
}

export interface PictureProps {
  readonly entry: CardEntry | undefined;
  readonly kind: string;
}

/** What a frame is drawn from when all that is known of a card is its name and kind. */
export interface Named {
  readonly name: string;
  readonly kind: string;
}

export interface FaceProps {
  readonly entry: CardEntry | undefined;
  readonly named: Named;
  readonly reader: Reader;
}

interface FrameProps extends FaceProps {
  readonly parts: CardParts;
}

/** The kind of a card and its sign. */
function kindOf({ entry, named }: { entry: CardEntry | undefined; named: Named }): string {
  return entry?.printed.kind ?? named.kind;
}

interface CornerProps {
  readonly figure: Figure | null;
  readonly place: string;
  readonly reader: Reader;
  readonly parts: CardParts;
}

function Corner({ figure, place, reader, parts }: CornerProps) {
  if (figure === null) return null;
  return (
    <span class={`card-corner card-${place}`} title={reader.say(figure.label)}>
      <parts.signs.Sign of={figure.sign} size={15} />
      {figure.value && <b>{figure.value}</b>}
      <span class="unseen">{reader.say(figure.label)}</span>
    </span>
  );
}

/** The mark of a card some of which is the project's own; it says so where one points at it. */
function StandIn({ entry, reader, parts }: Omit<FrameProps, "named">) {
  if (!entry?.printed.stand_in) return null;
  return (
    <span class="card-mark" title={reader.say("page-stand-in-long")}>
      <parts.signs.Sign of="stand-in" size={12} />
      <span class="unseen">{reader.say("page-stand-in")}</span>
    </span>
  );
}

/** So many figures fit below each other, and below the cost; more stand in two columns. */
const MOST_BELOW = 3;

/** A card in the hand or in a row: all figures, and as much of the text as there is room for. */
function SmallCard({ entry, named, reader, parts }: FrameProps) {
  const kind = kindOf({ entry, named });
  const image = imageFor(entry);
  if (image !== null) {
    return <img class="card card-small card-image" src={image} alt={named.name} />;
  }
  const figures = entry ? parts.figuresOf(entry.printed) : null;
  return (
    <span class={`card card-small kind-${kind}`}>
      <span class="card-strip">
        <span class="card-name">{named.name}</span>
        <StandIn entry={entry} reader={reader} parts={parts} />
      </span>
      <span class="card-line">
        <parts.signs.Sign of={kind} size={13} />
        {reader.say((entry && parts.traitsOf(entry.printed)[0]) ?? `card-kind-${kind}`)}
      </span>
      <span class="card-body">
        {figures && (
          <span class="card-edge" data-many={figures.edge.length > MOST_BELOW}>
            <Corner figure={figures.cost} place="cost" reader={reader} parts={parts} />
            {figures.edge.map((figure, at) => (
              <Corner key={at} figure={figure} place="test" reader={reader} parts={parts} />
            ))}
          </span>
        )}
        <span class="card-words">
          {entry && parts.rulesText(entry).map((part, at) => <span key={at}>{reader.read(part)} </span>)}
        </span>
      </span>
      {figures && <Corner figure={figures.life} place="life" reader={reader} parts={parts} />}
      {figures && <Corner figure={figures.extra} place="extra" reader={reader} parts={parts} />}
    </span>
  );
}

/** A card on one line: its sign, its name, its figure. */
function TokenCard({ entry, named, reader, parts }: FrameProps) {
  const kind = kindOf({ entry, named });
  const figure = entry ? parts.figuresOf(entry.printed).cost : null;
  return (
    <span class={`card card-token kind-${kind}`}>
      <parts.signs.Sign of={parts.signs.hasSign(kind) ? kind : "unknown"} size={14} />
      <span class="card-name">{named.name}</span>
      <StandIn entry={entry} reader={reader} parts={parts} />
      {figure !== null && (
        <b class="card-figure" title={reader.say(figure.label)}>
          {figure.value}
        </b>
      )}
    </span>
  );
}

/** A card to be read: everything on it; `children` is what changes its values at the moment. */
function WholeCard({
  entry,
  named,
  reader,
  parts,
  children,
}: FrameProps & { children?: ComponentChildren }) {
  const kind = kindOf({ entry, named });
  const image = imageFor(entry);
  const figures = entry ? parts.figuresOf(entry.printed) : null;
  return (
    <article class={`card card-full kind-${kind}`} aria-label={named.name}>
      <header class="card-strip">
        {figures && <Corner figure={figures.cost} place="cost" reader={reader} parts={parts} />}
        <h3 class="card-name">{named.name}</h3>
        {figures && <Corner figure={figures.extra} place="extra" reader={reader} parts={parts} />}
      </header>
      <p class="card-line">
        <parts.signs.Sign of={kind} size={14} />
        <KindLine entry={entry} kind={kind} reader={reader} parts={parts} />
      </p>
      {image === null ? (
        <parts.Picture entry={entry} kind={kind} />
      ) : (
        <img class="card-own-image" src={image} alt="" />
      )}
      {figures && figures.edge.length + (figures.life ? 1 : 0) > 0 && (
        <p class="card-edge">
          {figures.edge.map((figure, at) => (
            <span key={at} class="card-test">
              <parts.signs.Sign of={figure.sign} size={16} />
              {reader.say(figure.name ?? figure.label)} <b>{figure.value}</b>
            </span>
          ))}
          {figures.life && (
            <span class="card-test card-life">
              <parts.signs.Sign of={figures.life.sign} size={16} />
              {reader.say(figures.life.label)} <b>{figures.life.value}</b>
            </span>
          )}
        </p>
      )}
      {entry && (
        <div class="card-words">
          {parts.rulesText(entry).map((part, at) => (
            <p key={at}>{reader.read(part)}</p>
          ))}
        </div>
      )}
      {children}
      {entry && <Foot entry={entry} reader={reader} parts={parts} />}
    </article>
  );
}

/** The kind and the traits. */
function KindLine({ entry, kind, reader, parts }: Omit<FrameProps, "named"> & { readonly kind: string }) {
  const traits = (entry ? parts.traitsOf(entry.printed) : []).map((id) => reader.say(id));
  return <>{[reader.say(`card-kind-${kind}`), ...traits].join(" · ")}</>;
}

function Foot({ entry, reader, parts }: Omit<FrameProps, "named" | "entry"> & { entry: CardEntry }) {
  const { printed } = entry;
  return (
    <footer class="card-foot">
      <span>{printed.number}</span>
      <span>{reader.say(`rarity-${printed.rarity}`)}</span>
      {printed.stand_in && (
        <span class="card-seal" title={reader.say("page-stand-in-long")}>
          <parts.signs.Sign of="stand-in" size={14} /> {reader.say("page-stand-in")}
        </span>
      )}
    </footer>
  );
}

/** The frame in its three sizes. */
export interface Frames {
  readonly SmallCard: (props: FaceProps) => VNode;
  readonly TokenCard: (props: FaceProps) => VNode;
  readonly WholeCard: (props: FaceProps & { children?: ComponentChildren }) => VNode;
}

/** The frame as a game fills it. */
export function framesOf(parts: CardParts): Frames {
  return {
    SmallCard: (props) => <SmallCard {...props} parts={parts} />,
    TokenCard: (props) => <TokenCard {...props} parts={parts} />,
    WholeCard: (props) => <WholeCard {...props} parts={parts} />,
  };
}
