import { chooseLanguage, language, say } from "../text/current";
import { knownLanguage, LANGUAGES, OWN_NAMES, TAGS } from "../text/languages";

/** Every language in its own words; one click changes the whole page. */
export function LanguageChoice() {
  return (
    <label class="language">
      <span class="unseen">{say("page-language")}</span>
      <select
        value={language.value}
        onChange={(event) => {
          const chosen = knownLanguage(event.currentTarget.value);
          if (chosen !== null) void chooseLanguage(chosen);
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={TAGS[one]}>
            {OWN_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
