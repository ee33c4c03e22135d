// The one frame of all cards, in the sizes for board (token), hand (small) and reading (full).

import type { ComponentChildren } from "preact";
import type { CardEntry } from "../wire";
import type { Reader } from "../text/reader";
import { type Figure, figuresOf, rulesText, traitsOf } from "./figures";
import { imageFor } from "./images";
import { Picture } from "./Picture";
import { hasSign, Sign } from "./signs";

/** What a frame is drawn from when all that is known of a card is its name and kind. */
export interface Named {
  readonly name: string;
  readonly kind: string;
}

interface FaceProps {
  readonly entry: CardEntry | undefined;
  readonly named: Named;
  readonly reader: Reader;
}

/** The kind of a card and its sign. */
function kindOf({ entry, named }: { entry: CardEntry | undefined; named: Named }): string {
  return entry?.printed.kind ?? named.kind;
}

interface CornerProps {
  readonly figure: Figure | null;
  readonly place: string;
  readonly reader: Reader;
}

function Corner({ figure, place, reader }: CornerProps) {
  if (figure === null) return null;
  return (
    <span class={`card-corner card-${place}`} title={reader.say(figure.label)}>
      <Sign of={figure.sign} size={15} />
      {figure.value && <b>{figure.value}</b>}
      <span class="unseen">{reader.say(figure.label)}</span>
    </span>
  );
}

/** A card in the hand or in a row: all figures, and as much of the text as there is room for. */
export function SmallCard({ entry, named, reader }: FaceProps) {
  const kind = kindOf({ entry, named });
  const image = imageFor(entry);
  if (image !== null) {
    return <img class="card card-small card-image" src={image} alt={named.name} />;
  }
  const figures = entry ? figuresOf(entry.printed) : null;
  return (
    <span class={`card card-small kind-${kind}`}>
      <span class="card-strip">
        <span class="card-name">{named.name}</span>
      </span>
      <span class="card-line">
        <Sign of={kind} size={13} />
        {reader.say((entry && traitsOf(entry.printed)[0]) ?? `card-kind-${kind}`)}
      </span>
      <span class="card-body">
        {figures && (
          <span class="card-edge">
            <Corner figure={figures.cost} place="cost" reader={reader} />
            {figures.edge.map((figure, at) => (
              <Corner key={at} figure={figure} place="test" reader={reader} />
            ))}
          </span>
        )}
        <span class="card-words">
          {entry && rulesText(entry).map((part, at) => <span key={at}>{reader.read(part)} </span>)}
        </span>
      </span>
      {figures && <Corner figure={figures.life} place="life" reader={reader} />}
      {figures && <Corner figure={figures.extra} place="extra" reader={reader} />}
    </span>
  );
}

/** A card on one line: its sign, its name, its figure. */
export function TokenCard({ entry, named, reader }: FaceProps) {
  const kind = kindOf({ entry, named });
  const figure = entry ? figuresOf(entry.printed).cost : null;
  return (
    <span class={`card card-token kind-${kind}`}>
      <Sign of={hasSign(kind) ? kind : "unknown"} size={14} />
      <span class="card-name">{named.name}</span>
      {figure !== null && (
        <b class="card-figure" title={reader.say(figure.label)}>
          {figure.value}
        </b>
      )}
    </span>
  );
}

/** A card to be read: everything on it; `children` is what changes its values at the moment. */
export function WholeCard({
  entry,
  named,
  reader,
  children,
}: FaceProps & { children?: ComponentChildren }) {
  const kind = kindOf({ entry, named });
  const image = imageFor(entry);
  const figures = entry ? figuresOf(entry.printed) : null;
  return (
    <article class={`card card-full kind-${kind}`} aria-label={named.name}>
      <header class="card-strip">
        {figures && <Corner figure={figures.cost} place="cost" reader={reader} />}
        <h3 class="card-name">{named.name}</h3>
        {figures && <Corner figure={figures.extra} place="extra" reader={reader} />}
      </header>
      <p class="card-line">
        <Sign of={kind} size={14} />
        <KindLine entry={entry} kind={kind} reader={reader} />
      </p>
      {image === null ? (
        <Picture entry={entry} kind={kind} />
      ) : (
        <img class="card-own-image" src={image} alt="" />
      )}
      {figures && figures.edge.length + (figures.life ? 1 : 0) > 0 && (
        <p class="card-edge">
          {figures.edge.map((figure, at) => (
            <span key={at} class="card-test">
              <Sign of={figure.sign} size={16} />
              {reader.say(`ability-${figure.sign}`)} <b>{figure.value}</b>
            </span>
          ))}
          {figures.life && (
            <span class="card-test card-life">
              <Sign of="life" size={16} />
              {reader.say(figures.life.label)} <b>{figures.life.value}</b>
            </span>
          )}
        </p>
      )}
      {entry && (
        <div class="card-words">
          {rulesText(entry).map((part, at) => (
            <p key={at}>{reader.read(part)}</p>
          ))}
        </div>
      )}
      {children}
      {entry && <Foot entry={entry} reader={reader} />}
    </article>
  );
}

/** The kind and the traits. */
function KindLine({ entry, kind, reader }: Omit<FaceProps, "named"> & { readonly kind: string }) {
  const traits = (entry ? traitsOf(entry.printed) : []).map((id) => reader.say(id));
  return <>{[reader.say(`card-kind-${kind}`), ...traits].join(" · ")}</>;
}

function Foot({ entry, reader }: { entry: CardEntry; reader: Reader }) {
  const { printed } = entry;
  return (
    <footer class="card-foot">
      <span>{printed.number}</span>
      <span>{reader.say(`rarity-${printed.rarity}`)}</span>
      {printed.stand_in && (
        <span class="card-seal" title={reader.say("page-tr-stand-in-long")}>
          <Sign of="stand-in" size={14} /> {reader.say("page-tr-stand-in")}
        </span>
      )}
    </footer>
  );
}
