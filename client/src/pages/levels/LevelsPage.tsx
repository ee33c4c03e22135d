import { useSignal } from "@preact/signals";
import { Dialog } from "../../parts/Dialog";
import { Trouble } from "../../parts/Faults";
import { useLoaded } from "../../parts/loaded";
import { Shell } from "../../parts/Shell";
import { go } from "../../router";
import { catalogue } from "../../store";
import { read, say } from "../../text/current";
import type { LevelEntry } from "../../wire";
import { OwnRows } from "../Library";
import { usualGame } from "../openings";
import { freeName, newId } from "../own";
import { LONGEST, type OwnLevel, ownLevels } from "./own-levels";
import "../decks/decks.css";
import "./levels.css";

/** All levels: those of one's own, and those that come with Gorin to begin from. */
export function LevelsPage() {
  const { value, error } = useLoaded("catalogue", catalogue);
  const importing = useSignal(false);
  const game = value.value === null ? null : usualGame(value.value);
  return (
    <Shell>
      <section class="intro library-intro">
        <h1>{say("levels-page-title")}</h1>
        <p class="lead">{say("levels-page-lead")}</p>
      </section>
      <div class="inline">
        <a class="main-button" href="/levels/new">
          {say("levels-page-new")}
        </a>
        <button
          type="button"
          onClick={() => {
            importing.value = true;
          }}
        >
          {say("levels-page-import")}
        </button>
      </div>
      <section class="block">
        <h2>{say("levels-page-own-levels")}</h2>
        <OwnRows things={ownLevels} path="/levels/" about={aboutOwn} />
      </section>
      <Trouble error={error.value} />
      {game === null ? null : (
        <section class="block">
          <h2>{say("levels-page-templates")}</h2>
          <ul class="own-rows">
            {game.levels.map((level) => (
              <li key={level.id}>
                <Template level={level} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {importing.value ? (
        <Import
          close={() => {
            importing.value = false;
          }}
        />
      ) : null}
    </Shell>
  );
}

function aboutOwn(level: OwnLevel): string {
  return say("levels-page-lines", { count: level.text.split("\n").length });
}

function Template({ level }: { readonly level: LevelEntry }) {
  const about = say("levels-page-about", {
    fewest: level.solo ? 1 : level.fewest_seats,
    most: level.most_seats,
    power: level.power,
    width: level.width,
    depth: level.depth,
  });
  return (
    <>
      <a href={`/levels/${level.id}`}>
        <span class="row-title">{read(level.title)}</span>
        <span class="hint">{about}</span>
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
      <label class="button file-choice">
        <span>{say("decks-import-file")}</span>
        <input
          type="file"
          class="unseen"
          accept=".toml,text/plain"
          onChange={async (event) => {
            const file = event.currentTarget.files?.[0];
            if (file) text.value = (await file.slice(0, 2_000_000).text()).replace(/^\ufeff/, "");
          }}
        />
      </label>
      {tooLong ? (
        <p class="faults" role="alert">
          {say("decks-too-long", { length: text.value.length, most: LONGEST })}
        </p>
      ) : null}
      {full.value ? (
        <p class="faults" role="alert">
          {say("decks-no-room")}
        </p>
      ) : null}
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
