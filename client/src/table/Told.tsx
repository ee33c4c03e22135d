import { peeking } from "../cards/peeking";
import { reader } from "../text/current";
import type { LogLine, Name } from "../wire";
import type { Play } from "./contract";

/** A line with its cards apart: pointing at one, or its key, shows it. */
export function Told({ line, play }: { readonly line: LogLine; readonly play: Play }) {
  const stretches = reader.value?.stretches(line.message) ?? [];
  return (
    <span>
      {stretches.map((part, index) =>
        typeof part === "string" ? (
          part
        ) : (
          <Named key={index} name={part.name} text={part.text} play={play} />
        ),
      )}
    </span>
  );
}

interface NamedProps {
  readonly name: Name;
  readonly text: string;
  readonly play: Play;
}

function Named({ name, text, play }: NamedProps) {
  if (name.kind !== "card" && name.kind !== "obstacle") return <b class="log-name">{text}</b>;
  return (
    <button
      type="button"
      class="log-card"
      {...peeking(play, { slug: name.key, card: null }, true)}
    >
      {text}
    </button>
  );
}
