import { useSignal } from "@preact/signals";
import { Dialog } from "../../../parts/Dialog";
import { go } from "../../../router";
import { read, say } from "../../../text/current";
import type { LevelEntry } from "../wire";
import { FileChoice, textOf } from "../../../pages/FileChoice";
import { own } from "../catalogue";
import { levelAbout } from "./level-words";
import { LibraryPage } from "../../../pages/LibraryPage";
import { freeName, newId } from "../../../pages/own";
import { NoRoom, TooLong } from "../../../pages/Refusals";
import { LONGEST, type OwnLevel, ownLevels } from "./own-levels";
import "../../../pages/decks/decks.css";
import "./levels.css";

/** All levels: those of one's own, and those that come with Gorin to begin from. */
export function LevelsPage() {
  return (
    <LibraryPage
      title={say("levels-page-title")}
      lead={say("levels-page-lead")}
      words={{
        begin: say("levels-page-new"),
        bring: say("levels-page-import"),
        own: say("levels-page-own-levels"),
        shipped: say("levels-page-templates"),
      }}
      things={ownLevels}
      path="/levels/"
      about={aboutOwn}
      shipped={(game) =>
        own(game).levels.map((level) => (
          <li key={level.id}>
            <Template level={level} />
          </li>
        ))
      }
      bringing={(close) => <Import close={close} />}
    />
  );
}

function aboutOwn(level: OwnLevel): string {
  return say("levels-page-lines", { count: level.text.split("\n").length });
}

function Template({ level }: { readonly level: LevelEntry }) {
  return (
    <>
      <a href={`/levels/${level.id}`}>
        <span class="row-title">{read(level.title)}</span>
        <span class="hint">{levelAbout(level)}</span>
      </a>
      {level.variants.length > 1 ? (
        <span class="template-variants">
          {level.variants.map((variant) => (
            <a key={variant.id} href={`/levels/${level.id}?variant=${variant.id}`}>
              {read(variant.title)}
            </a>
          ))}
        </span>
      ) : null}
    </>
  );
}

function Import({ close }: { readonly close: () => void }) {
  const text = useSignal("");
  const tooLong = text.value.length > LONGEST;
  const full = useSignal(false);
  const take = (): void => {
    const title = /^title\s*=\s*"([^"]{1,80})"/m.exec(text.value)?.[1] ?? say("levels-page-new-name");
    const names = ownLevels.all.peek().map((one) => one.name);
    const made = { id: newId(), name: freeName(title, names), text: text.value, changed: Date.now() };
    full.value = !ownLevels.keep(made);
    if (!full.value) go(`/levels/${made.id}`);
  };
  return (
    <Dialog title={say("levels-page-import")} close={close} wide>
      <textarea
        class="list-text"
        rows={12}
        spellcheck={false}
        wrap="off"
        value={text.value}
        aria-label={say("levels-page-text")}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <FileChoice
        accept=".toml,text/plain"
        take={async (file) => {
          text.value = await textOf(file);
        }}
      />
      {tooLong ? <TooLong length={text.value.length} most={LONGEST} /> : null}
      {full.value ? <NoRoom /> : null}
      <div class="dialog-acts">
        <button
          type="button"
          class="main-button"
          disabled={text.value.trim() === "" || tooLong}
          onClick={take}
        >
          {say("levels-page-open")}
        </button>
        <button type="button" onClick={close}>
          {say("page-close")}
        </button>
      </div>
    </Dialog>
  );
}
