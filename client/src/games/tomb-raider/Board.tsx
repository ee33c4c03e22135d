// The board: the map, beside it decks and what chance gave, over it the scene of a test.

import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { loadImages, watchImageKey } from "../../cards/own-images";
import { loadCards } from "../../cards/pool";
import type { PlayProps } from "../../table/contract";
import "../../cards/cards.css";
import "./cards/kinds.css";
import "./board.css";
import "./scene.css";
import { DeathTold } from "./Death";
import { Legend } from "./Legend";
import { MapView } from "./MapView";
import { Scene } from "./Scene";
import { isSheetOpen } from "./series";
import { SeriesPanel } from "./SeriesPanel";
import { hasAims, SidePanel } from "./SidePanel";
import { hasView, viewOf } from "./state";
import { Zoom } from "./Zoom";

export function Board({ play }: PlayProps) {
  const asked = useRef("");
  useSignalEffect(() => {
    const game = play.table.value.game;
    if (asked.current === game) return;
    asked.current = game;
    void loadCards(game);
  });
  useEffect(() => {
    void loadImages();
    return watchImageKey();
  }, []);
  const [zoom, setZoom] = useState(1);
  if (!hasView(play)) return <div class="tr-board tr-board-empty" />;
  const view = viewOf(play);
  const isCovered = isSheetOpen(view);
  const kind = isCovered ? " tr-board-sheet" : hasAims(play) ? " tr-board-aims" : "";
  return (
    <div class={`tr-board${kind}`}>
      <div class="tr-middle">
        {isCovered ? null : <MapView play={play} zoom={zoom} />}
        {isCovered ? null : <Scene play={play} />}
        {isCovered ? null : <DeathTold play={play} />}
        <SeriesPanel play={play} />
      </div>
      {isCovered ? null : (
        <SidePanel play={play}>
          <div class="map-tools">
            <Zoom play={play} zoom={zoom} onZoom={setZoom} />
            <Legend play={play} />
          </div>
        </SidePanel>
      )}
    </div>
  );
}
