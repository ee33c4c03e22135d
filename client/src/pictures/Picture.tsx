// A picture on the page: drawn when it comes into view, so that a long list costs nothing.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Subject } from "./compose";
import type { Pages } from "./drawing";
import type { Frame } from "./frame";
import "./pictures.css";

/** Fetches what a game brings of its own. */
export type Book = () => Promise<Pages>;

/** Stands before every id of a drawing; see `penFor`. */
const MARK = /~/g;
/** So far outside of what is seen a picture is drawn already. */
const AHEAD = "200px";

let pictures = 0;

interface PictureProps {
  readonly subject: Subject;
  readonly frame: Frame;
  readonly book?: Book;
}

/** It says nothing that words beside it do not say: nobody who listens misses it. */
export function Picture({ subject, frame, book }: PictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const text = useSignal("");
  const { name, motif, danger } = subject;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((one) => one.isIntersecting)) return;
        watch.disconnect();
        void fetched(book).then((tools) => {
          if (tools !== null) text.value = draw(subject, frame, ...tools);
        });
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [name, subject.place, motif, danger, frame, book]);
  return (
    <span
      class={`picture picture-${frame}`}
      ref={place}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: text.value }}
    />
  );
}

type Tools = readonly [typeof import("./drawing"), Pages | undefined];

/** Fetch what draws; null where it does not come: then there is an empty frame, and no complaint. */
function fetched(book: Book | undefined): Promise<Tools | null> {
  return Promise.all([import("./drawing"), book?.()]).catch(() => null);
}

function draw(subject: Subject, frame: Frame, { drawn, NO_PAGES }: Tools[0], pages?: Pages) {
  // Two pictures of one subject may be on a page: each has ids of its own.
  pictures += 1;
  const own = `picture-${pictures}-`;
  return drawn(subject, frame, pages ?? NO_PAGES).replace(MARK, own);
}
