import { getOnce } from "../../../api";
import { useLoaded } from "../../../parts/loaded";
import { language, read, say } from "../../../text/current";
import type { SearchFields } from "../../../wire";

const EXAMPLES = [
  ["pit trap", "name"],
  ["t:obstacle danger<=5", "both"],
  ["t:trap or t:hazard", "or"],
  ["t:discovery -is:alone", "not"],
  ["t:obstacle tests:fight target<9", "tests"],
  ['o:"draw"', "text"],
  ["t:raider move>=3 order:move direction:desc", "order"],
] as const;

/** How cards are searched: examples to try, and all fields. */
export function SearchHelp({ use }: { readonly use: (example: string) => void }) {
  const spoken = language.value;
  const { value } = useLoaded(spoken, () =>
    getOnce<SearchFields>(`/api/search/tomb-raider/fields?language=${spoken}`),
  );
  return (
    <div class="search-help">
      <dl class="search-examples">
        {EXAMPLES.map(([example, id]) => (
          <div key={id}>
            <dt>
              <button type="button" onClick={() => use(example)}>
                <code>{example}</code>
              </button>
            </dt>
            <dd>{say(`decks-example-${id}`)}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">{say("decks-help-keys")}</p>
      <details>
        <summary>{say("decks-fields")}</summary>
        <dl class="search-fields">
          {(value.value?.fields ?? []).map((field) => (
            <div key={field.name}>
              <dt>
                <code>{field.name}</code>
                {field.others.length > 0 ? <span class="hint"> {field.others.join(", ")}</span> : null}
              </dt>
              <dd>
                {read(field.about)}
                {field.choices.length > 0 ? (
                  <span class="hint">
                    {" "}
                    {field.choices.map((choice) => choice.key).join(" · ")}
                  </span>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
