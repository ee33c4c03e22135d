// What happened in the last turn: a list below the map, each line of which shows it there.

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import type { PlayProps } from "../../table/contract";
import type { Deed } from "./report";
import { tellingOf } from "./telling";

const SIGNS: Readonly<Record<Deed["kind"], string>> = {
  appears: "↑",
  march: "→",
  cross: "⇄",
  battle: "⚔",
  result: "⚔",
  taken: "⚑",
  points: "Σ",
  note: "·",
};

export function Report({ play }: PlayProps) {
  const list = useRef<HTMLOListElement>(null);
  const telling = tellingOf(play);
  const report = telling.report.value;
  const isLive = telling.isLive.value;
  const at = isLive ? telling.scene.value.deeds.length - 1 : telling.at.value;
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>("[aria-current=true]");
    if (list.current) list.current.scrollTop = now ? now.offsetTop - now.offsetHeight : 0;
  }, [at]);
  if (report === null) return null;
  const reader = play.reader.value;
  const shown = isLive ? telling.scene.value.deeds : report.deeds;
  const moved = report.deeds.some((deed) => deed.kind === "march");
  return (
    <div class="cm-report">
      <ol ref={list} tabIndex={-1}>
        {shown.map((deed, index) => (
          <li key={deed.line.at} data-kind={deed.kind} aria-current={index === at}>
            <button type="button" class="bare" onClick={() => telling.show(index)}>
              <span aria-hidden="true">{SIGNS[deed.kind]}</span>
              <span>{reader.read(deed.line.message)}</span>
            </button>
          </li>
        ))}
        {moved || !report.isWhole ? null : <li>{reader.say("campaign-report-nothing")}</li>}
      </ol>
      {isLive ? (
        <span class="hint">{reader.say("campaign-report-skip")}</span>
      ) : (
        <span class="cm-report-ways">
          <button type="button" class="choice" onClick={() => telling.again()}>
            <Icon sign="play" size={14} /> {reader.say("campaign-report-again")}
          </button>
          {at === null ? null : (
            <button type="button" class="choice" onClick={() => telling.stop()}>
              {reader.say("campaign-report-now")}
            </button>
          )}
        </span>
      )}
    </div>
  );
}
