// What one has made and what comes with Gorin, to be opened, copied, or thrown away.

import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { reader, say } from "../text/current";
import { KeptSign, KeptWhere } from "./keeping/KeptWhere";
import type { Kept, Shelf } from "./own";
import { freeName, newId } from "./own";

interface OwnRowsProps<Thing extends Kept> {
  readonly things: Shelf<Thing>;
  /** Where a thing is opened: "/decks/". */
  readonly path: string;
  readonly about: (thing: Thing) => string;
}

export function OwnRows<Thing extends Kept>({ things, path, about }: OwnRowsProps<Thing>) {
  const gone = useSignal<Thing | null>(null);
  const all = things.all.value;
  const copy = (thing: Thing): void => {
    const name = freeName(
      thing.name,
      all.map((one) => one.name),
    );
    things.keep({ ...thing, id: newId(), name, changed: Date.now() });
  };
  const remove = (thing: Thing): void => {
    things.remove(thing.id);
    gone.value = thing;
  };
  return (
    <>
      <div aria-live="polite">
        {gone.value === null ? null : (
          <p class="undo-line">
            {say("own-gone", { name: gone.value.name })}{" "}
            <button
              type="button"
              onClick={() => {
                if (gone.value !== null) things.keep(gone.value);
                gone.value = null;
              }}
            >
              <Icon sign="undo" size={18} /> {say("own-bring-back")}
            </button>
          </p>
        )}
      </div>
      {all.length === 0 ? <p class="empty">{say("own-none")}</p> : null}
      <ul class="own-rows">
        {all.map((thing) => (
          <li key={thing.id}>
            <a href={path + thing.id}>
              <span class="row-title">{thing.name}</span>
              <span class="hint">
                {about(thing)} · {dated(thing.changed)}
              </span>
              <KeptSign thing={thing} />
            </a>
            <button
              type="button"
              class="bare"
              title={say("own-copy")}
              aria-label={say("own-copy-named", { name: thing.name })}
              onClick={() => copy(thing)}
            >
              <Icon sign="copy" />
            </button>
            <button
              type="button"
              class="bare"
              title={say("own-remove")}
              aria-label={say("own-remove-named", { name: thing.name })}
              onClick={() => remove(thing)}
            >
              <Icon sign="close" />
            </button>
          </li>
        ))}
      </ul>
      <KeptWhere />
    </>
  );
}

function dated(time: number): string {
  return new Date(time).toLocaleDateString(reader.value?.language, {
    year: "numeric",
    month: "short",
    day: "numeric",
  });
}
