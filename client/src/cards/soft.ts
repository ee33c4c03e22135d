// Where a long word of a name may go on in the next line, with a hyphen.

const SOFT = "\u00ad";
/** Shorter words have room on the smallest card. */
const LONG = /\p{L}{8,}/gu;
const VOWEL = "aeiouyàáâãéêíóôõú";
const CONSONANT = "bcdfghjklmnpqrstvwxzçñ";
/** Before the last of several consonants, or the one between two vowels. */
const BREAKS = new RegExp(
  `(?<=[${VOWEL}][${CONSONANT}]{1,3})(?=[${CONSONANT}][${VOWEL}])|(?<=[${VOWEL}])(?=[${CONSONANT}][${VOWEL}])`,
  "giu",
);
/** So many letters stay on either line. */
const LEAST = 3;

/**
 * Return a name whose long words can be broken, by soft hyphens: not every browser knows where a
 * language breaks its words, and without one a narrow card breaks them anywhere.
 */
export function softened(name: string): string {
  return name.replace(LONG, (word) => {
    let last = 0;
    return word.replace(BREAKS, (_, at: number) => {
      if (at - last < LEAST || word.length - at < LEAST) return "";
      last = at;
      return SOFT;
    });
  });
}
