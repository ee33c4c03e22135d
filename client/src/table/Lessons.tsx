import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Clause } from "../parts/Clause";
import { Icon } from "../parts/Icon";
import { MoreBelow } from "../parts/MoreBelow";
import { set, settings } from "../settings";
import { read, reader, say } from "../text/current";
import type { Sitting } from "./sitting";

/** What a tutorial has to say at this moment, above the question; it can be folded away. */
export function Lessons({ sitting }: { readonly sitting: Sitting }) {
  const match = sitting.known.value?.match;
  const folded = useSignal(-1);
  const list = useRef<HTMLDivElement>(null);
  const lessons = match?.lessons ?? [];
  const number = match?.number ?? 0;
  if (lessons.length === 0) return null;
  const show = (): void => {
    folded.value = -1;
    set({ lessons: true });
  };
  if (folded.value === number || !settings.value.lessons) {
    return (
      <button type="button" class="lesson-again" onClick={show}>
        <Icon sign="learn" size={16} /> {say("page-lesson-again")}
      </button>
    );
  }
  return (
    <section class="lessons" aria-label={say("page-lesson")}>
      <button
        type="button"
        class="bare lesson-shut"
        aria-label={say("page-lesson-shut")}
        onClick={() => (folded.value = number)}
      >
        <Icon sign="close" size={16} />
      </button>
      <div class="lessons-list" ref={list}>
        {lessons.map((lesson, index) => (
          <div key={index} class="lesson">
            <Icon sign="learn" />
            <div>
              {lesson.title === null ? null : <h2>{reader.value?.title(lesson.title.id)}</h2>}
              {lesson.messages.map((message, at) => (
                <p key={at}>{read(message)}</p>
              ))}
              {lesson.clauses.map((clause) => (
                <Clause key={clause} id={clause} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <button type="button" class="bare lesson-off" onClick={() => set({ lessons: false })}>
        {say("page-lesson-off")}
      </button>
      <MoreBelow list={list} items="h2, p, .clause" isText words={() => say("page-lesson-more")} />
    </section>
  );
}
