// Below the map: what happened in the last turn, or what the signs of the map mean.

import { useEffect, useState } from "preact/hooks";
import type { PlayProps } from "../../table/contract";
import { isNarrow } from "../../table/drawing";
import { Report } from "./Report";
import { Signs } from "./Signs";
import { tellingOf } from "./telling";

type Shown = "report" | "signs" | "nothing";

export function Dock({ play }: PlayProps) {
  const telling = tellingOf(play);
  const turn = telling.report.value?.turn ?? 0;
  const [shown, setShown] = useState<Shown>(() => (isNarrow() ? "nothing" : "signs"));
  // A phone has no room for it beside the map; who asks for it there unfolds it.
  useEffect(() => {
    telling.stop();
    if (turn > 0 && !isNarrow()) setShown("report");
  }, [turn]);
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
        {tab("signs", reader.say("campaign-signs"))}
      </div>
      {shown === "report" ? <Report play={play} /> : null}
      {shown === "signs" ? <Signs play={play} /> : null}
    </div>
  );
}
