// A death on the board: the figure lies where it fell until it is back, and a sentence says why.

import { useEffect, useRef, useState } from "preact/hooks";
import { settings } from "../../settings";
import type { Play } from "../../table/contract";
import { Sign } from "./cards/signs";
import { useClearSpot } from "./corners";
import { type Death, deathInWords, deathOf, isDeath, lyingOf, seatOfLine } from "./deaths";
import { figureSize, figureSpot, type Layout } from "./geometry";
import { Figure, SeatSeal } from "./Piece";
import { useIsNews } from "./news";
import { hasView, litFor, seatOf, viewOf } from "./state";

/**
 * The deaths of raiders that are not back yet. While something is being shown, only what was told
 * counts: what is drawn may be the end of it already.
 */
export function lying(play: Play): readonly Death[] {
  const now = play.happening.value?.at ?? Number.POSITIVE_INFINITY;
  const lines = play.lines.value.filter(({ at }) => at <= now);
  return viewOf(play).raiders.flatMap(({ seat, gone }) => {
    const death = gone ? null : lyingOf(lines, seat);
    return death === null ? [] : [death];
  });
}

/** The figures that lie on the map. */
export function Fallen({ play, layout }: { play: Play; layout: Layout }) {
  const deaths = lying(play).filter(({ space }) => space !== "");
  const size = figureSize(layout);
  return (
    <>
      {deaths.map((death) => {
        const others = deaths.filter(({ space }) => space === death.space);
        const spot = figureSpot(layout, death.space, others.indexOf(death), others.length);
        const said = play.reader.value.read(deathInWords(death));
        return (
          <span
            key={death.at}
            class="fallen"
            role="img"
            aria-label={said}
            title={said}
            style={{ transform: `translate(${spot.x - size * 0.9}px, ${spot.y - size}px)` }}
          >
            <Figure seat={death.seat} size={size} />
            <span class="fallen-sign">
              <Sign of="dead" size={Math.max(14, Math.round(size * 0.5))} />
            </span>
          </span>
        );
      })}
    </>
  );
}

/** The last death that is still news: it was just told, or the own raider is not back yet. */
function newsOf(play: Play): Death | null {
  const { lines, told, happening } = play;
  const own = lying(play).find(({ seat }) => seat === seatOf(play));
  if (own !== undefined) return own;
  const last = told.value.at(-1)?.at ?? -1;
  const from = happening.value === null ? (told.value[0]?.at ?? last + 1) : last + 1;
  const now = happening.value?.at ?? last;
  const line = lines.value.findLast((one) => isDeath(one) && one.at >= from && one.at <= now);
  return line === undefined ? null : deathOf(lines.value, seatOfLine(line));
}

/** So long a death stands on the board at least. */
const STAY = 2600;

/** The last death that is news, and for a while after it. */
function useNews(play: Play): Death | null {
  const [kept, keep] = useState<Death | null>(null);
  const timer = useRef(0);
  const news = hasView(play) ? newsOf(play) : null;
  useEffect(() => {
    if (news === null || settings.peek().pace === 0) return;
    keep(news);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => keep(null), STAY);
  }, [news?.at ?? -1]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return news ?? kept;
}

/** Who died, where, and why, over the map; nothing can be pressed there. */
export function DeathTold({ play }: { play: Play }) {
  const place = useRef<HTMLElement>(null);
  const death = useNews(play);
  const spot = useClearSpot(place, play, death === null);
  const isNews = useIsNews(play, death?.at ?? -1);
  if (death === null || !isNews || play.table.value.stage !== "playing") return null;
  if (viewOf(play).tests.length > 0 || litFor(play).tests.size > 0) return null;
  const reader = play.reader.value;
  const isOwn = death.seat === seatOf(play);
  return (
    <section
      ref={place}
      key={death.at}
      class="scene scene-death"
      data-at={spot}
      aria-label={reader.read(deathInWords(death))}
    >
      <h2>
        <Sign of="dead" size={22} /> <SeatSeal seat={death.seat} />
        {reader.read(deathInWords(death))}
      </h2>
      {death.causes.length === 0 ? null : (
        <p class="scene-cause">{death.causes.map((cause) => reader.read(cause)).join(" ")}</p>
      )}
      {isOwn ? <p class="scene-then">{reader.say("page-tr-death-then")}</p> : null}
    </section>
  );
}
