import type { Reader } from "../../text/reader";
import type { Drawing } from "../../wire";
import { Counters } from "./Figures";

interface HeadlineProps {
  readonly drawing: Drawing;
  readonly reader: Reader;
}

/** Where the match stands, with what is counted of the table. */
export function Headline({ drawing, reader }: HeadlineProps) {
  return (
    <div class="any-headline">
      {drawing.headline.map((line, at) => (
        <strong key={at}>{reader.read(line)}</strong>
      ))}
      <Counters counters={drawing.counters} reader={reader} />
    </div>
  );
}
