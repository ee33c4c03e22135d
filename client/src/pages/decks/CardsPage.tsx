// The cards of a game: searched, and read one by one.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hide } from "../../cards/peeking";
import { cardOf, loadCards } from "../../cards/pool";
import { Shell } from "../../parts/Shell";
import { say } from "../../text/current";
import type { Building } from "./deck";
import { Peeked, peeks, WholeCard } from "./Facts";
import { Search } from "./Search";
import "./decks.css";

export function CardsPage({ building }: { readonly building: Building }) {
  const shown = useSignal("");
  useEffect(() => {
    void loadCards(building.game);
    return () => hide(peeks);
  }, []);
  const entry = cardOf(shown.value);
  return (
    <Shell wide>
      <div class="builder" data-pane="both">
        <header class="builder-head">
          <h1>{say("builder-cards")}</h1>
          <a class="button" href={building.path}>
            {say("builder-title")}
          </a>
        </header>
        <Search
          building={building}
          count={null}
          choose={(slug) => {
            hide(peeks);
            shown.value = slug;
          }}
          remove={() => undefined}
        />
        <section class="deck-pane" aria-live="polite" aria-label={say("builder-card")}>
          {entry === undefined ? (
            <p class="empty">{say("builder-choose-card")}</p>
          ) : (
            <WholeCard building={building} entry={entry} />
          )}
        </section>
      </div>
      <Peeked building={building} />
    </Shell>
  );
}
