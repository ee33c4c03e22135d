// Below the map: what happened in the last turn, one's own sheet in the box, what the signs mean.

import { useEffect, useState } from "preact/hooks";
import type { PlayProps } from "../../table/contract";
import { isNarrow } from "../../table/beside";
import { OwnSheet } from "./OwnSheet";
import { Report } from "./Report";
import { Signs } from "./Signs";
import { hasView, viewOf } from "./state";
import { tellingOf } from "./telling";

type Shown = "report" | "sheet" | "signs" | "nothing";

export function Dock({ play }: PlayProps) {
  const telling = tellingOf(play);
  const turn = telling.report.value?.turn ?? 0;
  const hasSheet = hasView(play) && viewOf(play).sheet !== null;
  const [wanted, setShown] = useState<Shown>(() => (isNarrow() ? "nothing" : "signs"));
  const shown = wanted === "sheet" && !hasSheet ? "nothing" : wanted;
  // A phone has no room for it beside the map; who asks for it there unfolds it.
  useEffect(() => {
    telling.stop();
    if (turn > 0 && !isNarrow()) setShown("report");
  }, [turn]);
  useEffect(() => {
    if (hasSheet && !isNarrow()) setShown("sheet");
  }, [hasSheet]);
  const reader = play.reader.value;
  const tab = (which: Shown, words: string) => (
    <button
      type="button"
      class="choice"
      aria-expanded={shown === which}
      aria-pressed={shown === which}
      onClick={() => {
        telling.stop();
        setShown(shown === which ? "nothing" : which);
      }}
    >
      {words}
    </button>
  );
  return (
    <div class="cm-dock" data-shown={shown}>
      <div class="cm-tabs">
        {turn > 0 ? tab("report", reader.say("campaign-report", { turn })) : null}
        {hasSheet ? tab("sheet", reader.say("campaign-own-sheet")) : null}
        {tab("signs", reader.say("campaign-signs"))}
      </div>
      {shown === "report" ? <Report play={play} /> : null}
      {shown === "sheet" ? <OwnSheet play={play} /> : null}
      {shown === "signs" ? <Signs play={play} /> : null}
    </div>
  );
}
