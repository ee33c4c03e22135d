// Where a card in full stands on the page.

const PEEK_WIDTH = 320;
const PEEK_GAP = 10;
/** On a narrower page the style sheet says where it stands. */
const NARROW = 900;

/** Whether the page is a phone's, where the ledger is a drawer. */
export function isNarrow(): boolean {
  return window.innerWidth < NARROW;
}

/**
 * Where a card in full stands: beside what was pointed at, never over it, and above the question.
 * The card moves up within that place as far as it has to; one too high for it reaches further down.
 */
export function placeBeside(
  beside: DOMRect | null,
  question: DOMRect | undefined = document.querySelector(".question")?.getBoundingClientRect(),
): Record<string, string> {
  const { innerWidth: width, innerHeight: height } = window;
  if (beside === null || width < NARROW) return {};
  const right = beside.right + PEEK_GAP;
  const fits = right + PEEK_WIDTH < width;
  const left = fits ? right : Math.max(PEEK_GAP, beside.left - PEEK_GAP - PEEK_WIDTH);
  const isLow = beside.top + beside.height / 2 > height / 2;
  const over =
    question !== undefined &&
    question.top > height / 3 &&
    left < question.right &&
    left + PEEK_WIDTH > question.left;
  const foot = Math.min(
    height - PEEK_GAP,
    over ? question.top - PEEK_GAP : Infinity,
    isLow ? beside.bottom : Infinity,
  );
  return {
    top: `${PEEK_GAP}px`,
    right: "auto",
    bottom: `${height - foot}px`,
    left: `${left}px`,
    "grid-template-rows": `${isLow ? "1fr" : `minmax(0, ${beside.top - PEEK_GAP}px)`} auto`,
  };
}
