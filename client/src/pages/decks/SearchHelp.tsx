// How to search: examples, all fields, and what is wrong with a search.

import { getOnce } from "../../api";
import { useLoaded } from "../../parts/loaded";
import { language, read, say } from "../../text/current";
import type { SearchFault, SearchFields } from "../../wire";
import type { Building } from "./deck";
import { namesNear } from "./mending";
import { marked, mended } from "./query";

interface HelpProps {
  readonly building: Building;
  readonly use: (example: string) => void;
}

/** How cards are searched: examples that a click tries, and all fields. */
export function Help({ building, use }: HelpProps) {
  const spoken = language.value;
  const path = `/api/search/${encodeURIComponent(building.game)}/fields?language=${spoken}`;
  const { value } = useLoaded(path, () => getOnce<SearchFields>(path));
  return (
    <div class="search-help">
      <div class="search-examples">
        {building.examples.map(([text, about]) => (
          <div key={text}>
            <button type="button" onClick={() => use(text)}>
              <code>{text}</code>
            </button>
            <span>{say(about)}</span>
          </div>
        ))}
      </div>
      <p class="hint">{say("builder-help-keys")}</p>
      <details>
        <summary>{say("builder-fields")}</summary>
        <div class="search-fields">
          {(value.value?.fields ?? []).map((field) => (
            <div key={field.name}>
              <code>{[field.name, ...field.others].join(", ")}</code>
              <span>
                {read(field.about)}
                {field.choices.length > 0 ? (
                  <span class="hint"> {field.choices.map(({ key }) => key).join(" · ")}</span>
                ) : null}
              </span>
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}

interface SearchFaultsProps {
  readonly query: string;
  readonly faults: readonly SearchFault[];
  readonly mend: (query: string) => void;
}

/** A search with what is wrong marked, and the words that mend it. */
export function SearchFaults({ query, faults, mend }: SearchFaultsProps) {
  return (
    <div class="faults search-faults">
      <p class="search-echo" aria-hidden="true">
        {marked(query, faults).map((part, at) =>
          part.wrong ? <mark key={at}>{part.text}</mark> : part.text,
        )}
      </p>
      <ul>
        {faults.map((fault, at) => (
          <li key={at}>
            {read(fault.message)}
            {namesNear(fault.message.args).map((word) => (
              <button
                key={word}
                type="button"
                class="mend"
                onClick={() => mend(mended(query, fault, word))}
              >
                {word}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
