// The order sheet: a row for each army, what Daimyos and Karos write, and what becomes of it.

import { useState } from "preact/hooks";
import type { FormProps, Play } from "../../table/contract";
import { isNarrow } from "../../table/beside";
import { nowhereIn, PartInput } from "../../table/DomainInput";
import { filled, type FormDraft } from "../../table/drafts";
import { draftingOf } from "../../table/drafting";
import "./sheet.css";
import { ArmySign } from "./ArmySign";
import {
  claimed,
  endOf,
  isForeign,
  marchOf,
  mayWish,
  ordered,
  rideOf,
  type Way,
  type Wish,
  wished,
  wishing,
} from "./orders";
import { armyName, clanName, PROVINCES, placeName, seatAt, viewOf, worth } from "./state";
import type { CampaignArmy, CampaignView } from "./wire";

/** What is written of armies: it stands in their rows. */
const OF_ARMIES = ["orders", "again", "rides", "conquests", "liberations", "attacks", "concessions"];
/** What few write in few turns is folded away. */
const FOLDED = ["allies", "breaks", "permits"];

export function SheetForm({ play, draft, change, name }: FormProps) {
  const [folded, setFolded] = useState(isNarrow);
  const reader = play.reader.value;
  const view = viewOf(play);
  const own = seatAt(view, play.you.value.seat);
  const armies = view.armies.filter((army) => own?.armies.includes(army.name));
  const open = armies.filter((army) => marchOf(draft, army.name) !== null);
  const count = open.filter((army) => marchOf(draft, army.name)?.to).length;
  const rest = draft.domain.parts.map(([part]) => part).filter((part) => !OF_ARMIES.includes(part));
  const part = (key: string) => (
    <Part key={key} part={key} draft={draft} change={change} name={name} />
  );
  const isFolded = folded && armies.length > 0;
  const folding = rest.filter((key) => FOLDED.includes(key));
  return (
    <div class="cm-sheet form-part" data-folded={isFolded}>
      {armies.length === 0 ? null : (
        <button
          type="button"
          class="choice cm-fold"
          aria-expanded={!isFolded}
          onClick={() => setFolded(!folded)}
        >
          {reader.say(isFolded ? "campaign-sheet-unfold" : "campaign-sheet-fold")}
        </button>
      )}
      {isFolded && count > 0 ? (
        <p class="cm-written">
          {open.map((army) => (
            <InShort key={army.name} play={play} draft={draft} army={army} />
          ))}
        </p>
      ) : null}
      {open.length === 0 ? null : <p class="hint cm-how">{reader.say("campaign-sheet-how")}</p>}
      <ul class="cm-orders">
        {armies.map((army) => (
          <Row key={army.name} play={play} army={army} draft={draft} change={change} name={name} />
        ))}
      </ul>
      {rest.filter((key) => !FOLDED.includes(key)).map(part)}
      {folding.length === 0 ? null : (
        <details class="cm-others" open={armies.length === 0}>
          <summary>{reader.say("campaign-sheet-others")}</summary>
          {folding.map(part)}
        </details>
      )}
      {open.length === 0 ? null : (
        <p class="cm-count">
          {count < open.length
            ? reader.say("campaign-sheet-count", { count, all: open.length })
            : reader.say("campaign-sheet-full", { all: open.length })}
        </p>
      )}
      <p class="hint cm-until">
        {reader.say(view.minutes > 0 ? "campaign-sheet-until-time" : "campaign-sheet-until-all")}
      </p>
    </div>
  );
}

interface InShortProps {
  readonly play: Play;
  readonly draft: FormDraft;
  readonly army: CampaignArmy;
}

/** What is written of an army, by its sign; nothing if nothing is. */
function InShort({ play, draft, army }: InShortProps) {
  const reader = play.reader.value;
  if (!marchOf(draft, army.name)?.to) return null;
  const end = endOf(draft, viewOf(play), army.name);
  const place = placeName(end);
  const words = wished(draft, "conquests", army.name)
    ? reader.say("campaign-sheet-conquer", { place, points: worth(army.clan, end) })
    : reader.read(place);
  return (
    <span>
      <ArmySign army={army} /> <span class="cm-hidden">{reader.read(armyName(army))}</span> → {words}
    </span>
  );
}

interface PartProps extends Pick<FormProps, "draft" | "change" | "name"> {
  readonly part: string;
}

function Part({ part, draft, change, name }: PartProps) {
  const at = draft.domain.parts.findIndex(([key]) => key === part);
  const found = draft.parts[at];
  if (found === undefined) return null;
  const label = name(part);
  return (
    <div class="form-part" data-type={found.type} role="group" aria-label={label}>
      <span class="form-part-label">{label}</span>
      <PartInput
        draft={found}
        change={(changed) => change(filled(draft, at, changed))}
        name={name}
        label={label}
        nowhere={nowhereIn(part)}
      />
    </div>
  );
}

interface RowProps extends Pick<FormProps, "play" | "draft" | "change" | "name"> {
  readonly army: CampaignArmy;
}

/** An army: where it goes, and what it means to do there. */
function Row({ play, army, draft, change, name }: RowProps) {
  const reader = play.reader.value;
  const view = viewOf(play);
  const march = marchOf(draft, army.name);
  const ride = rideOf(draft, army.name);
  const send = (way: Way, to: string): void => {
    change(claimed(draft, ordered(draft, army.name, way, to), view, army.clan));
  };
  const said = armyName(army);
  const held = draftingOf(play).mark(`army:${army.name}`)?.type === "held";
  return (
    <li class={`cm-order cm-clan-${army.clan}${held ? " held" : ""}`}>
      <span class="cm-piece">
        <ArmySign army={army} />
      </span>
      <div class="cm-order-lines">
        {march === null ? (
          <span>{reader.say("campaign-sheet-in-battle", { place: placeName(army.place) })}</span>
        ) : (
          <select
            aria-label={reader.say("campaign-sheet-goes", { army: said })}
            value={march.to}
            onChange={(event) => send(march, event.currentTarget.value)}
          >
            <option value="">{reader.read(nowhere(army))}</option>
            {march.open.map((key) => (
              <option key={key} value={key}>
                → {name(key)}
              </option>
            ))}
          </select>
        )}
        {ride === null ? null : (
          <select
            aria-label={reader.say("campaign-sheet-rides", { army: said })}
            value={ride.to}
            onChange={(event) => send(ride, event.currentTarget.value)}
          >
            <option value="">{reader.say("campaign-sheet-no-ride")}</option>
            {ride.open.map((key) => (
              <option key={key} value={key}>
                ⇢ {name(key)}
              </option>
            ))}
          </select>
        )}
        <Claims play={play} army={army} draft={draft} change={change} />
      </div>
    </li>
  );
}

/** What it is called that an army is sent nowhere. */
function nowhere(army: CampaignArmy) {
  if (army.place !== "") {
    const args = { place: placeName(army.place) };
    return { type: "message", id: "campaign-sheet-stays", args } as const;
  }
  const id = army.target === "" ? "campaign-sheet-no-return" : "campaign-sheet-as-ordered";
  return { type: "message", id, args: {} } as const;
}

function Claims({ play, army, draft, change }: Omit<RowProps, "name">) {
  const reader = play.reader.value;
  const view = viewOf(play);
  const end = endOf(draft, view, army.name);
  const place = placeName(end);
  const first = PROVINCES.get(end)?.clan ?? "";
  const holder = view.holders[end];
  const isOpen = army.place !== "" && isForeign(view, army.clan, end);
  const frees = isOpen && first !== "" && first !== army.clan && first !== holder;
  const words: readonly (readonly [Wish, boolean, string])[] = [
    [
      "conquests",
      isOpen,
      reader.say("campaign-sheet-conquer", { place, points: worth(army.clan, end) }),
    ],
    [
      "liberations",
      frees,
      frees ? reader.say("campaign-sheet-liberate", { place, clan: clanName(first) }) : "",
    ],
    ["attacks", true, reader.say("campaign-sheet-attack", { place: placeName(army.place) })],
    ["concessions", true, reader.say("campaign-sheet-concede")],
  ];
  const shown = words.filter(([wish, is]) => is && mayWish(draft, wish, army.name));
  const foes = isOpen ? foesAt(view, army.clan, end) : [];
  const isUnclear = (["conquests", "liberations"] as const).every((wish) =>
    wished(draft, wish, army.name),
  );
  return (
    <>
      {shown.length === 0 ? null : (
        <span class="cm-claims">
          {shown.map(([wish, , text]) => {
            const is = wished(draft, wish, army.name);
            return (
              <label key={wish} class="cm-claim">
                <input
                  type="checkbox"
                  checked={is}
                  onChange={() => change(wishing(draft, wish, army.name, !is))}
                />
                <span>{text}</span>
              </label>
            );
          })}
        </span>
      )}
      {isUnclear ? <span class="hint">{reader.say("campaign-sheet-unclear")}</span> : null}
      {foes.length === 0 || end === army.place ? null : (
        <span class="hint">
          {reader.say("campaign-sheet-enemy", { armies: foes.map(armyName) })}
        </span>
      )}
    </>
  );
}

/** The armies in a province that would fight one of a clan. */
function foesAt(view: CampaignView, clan: string, place: string): readonly CampaignArmy[] {
  return view.armies.filter(
    (army) =>
      army.place === place &&
      army.clan !== clan &&
      !view.allies.some((pair) => pair.includes(clan) && pair.includes(army.clan)),
  );
}

