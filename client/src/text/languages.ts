// Which language to read in: what the reader chose here before, else what the browser asks for.

export const LANGUAGES = ["en", "pt-BR", "es", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

export const ENGLISH: Language = "en";

/** Every language in its own words: these are the same whatever is being read. */
export const OWN_NAMES: { readonly [language in Language]: string } = {
  en: "English",
  "pt-BR": "Português",
  es: "Español",
  zh: "中文",
};

/** What the `lang` attribute says; browsers choose the faces of Chinese by the script. */
export const TAGS: { readonly [language in Language]: string } = {
  en: "en",
  "pt-BR": "pt-BR",
  es: "es",
  zh: "zh-Hans",
};

const BY_FIRST_PART: { readonly [part: string]: Language } = {
  en: "en",
  pt: "pt-BR",
  es: "es",
  zh: "zh",
};

/** The catalogue's language for a tag such as "pt-PT" or "zh-Hans-CN", if there is one. */
export function knownLanguage(tag: string): Language | null {
  const [first] = tag.trim().toLowerCase().split(/[-_.@]/);
  return BY_FIRST_PART[first ?? ""] ?? null;
}

/** The language to begin with. `chosen` is what was chosen before, `wanted` the browser's list. */
export function pickLanguage(chosen: string | null, wanted: readonly string[]): Language {
  for (const tag of chosen === null ? wanted : [chosen, ...wanted]) {
    const language = knownLanguage(tag);
    if (language !== null) return language;
  }
  return ENGLISH;
}
