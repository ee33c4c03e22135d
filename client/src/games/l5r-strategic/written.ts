// What the reader has handed in, line by line, as long as it lies in the box.

import type { Reader } from "../../text/reader";
import type { Message } from "../../wire";
import { clanName, placeName } from "./state";
import type { CampaignOrder, CampaignSheet } from "./wire";

/** A line of a sheet: the army that it is about, if it is about one, and what it says. */
export interface Written {
  readonly army: { readonly clan: string; readonly number: number } | null;
  readonly said: readonly Message[];
}

export function written(sheet: CampaignSheet): readonly Written[] {
  const lines: readonly Written[] = [
    ...sheet.orders.map((order) => ({ army: armyOf(order.army), said: ordersOf(order) })),
    ...sheet.commands.map(([army, place]) => ({
      army: armyOf(army),
      said: [message("campaign-commanded", { place: placeName(place) })],
    })),
    ...(["allies", "breaks", "permits"] as const).flatMap((part) =>
      sheet[part].length === 0 ? [] : [ofClan(`campaign-sheet-${part}`, { clans: sheet[part].map(clanName) })],
    ),
    ...(sheet.carries ? [ofClan("campaign-sheet-carries")] : []),
  ];
  return lines.length > 0 ? lines : [ofClan("campaign-sheet-empty")];
}

/** The sheet in words: a line for each army and for all the rest. */
export function writtenInWords(sheet: CampaignSheet, reader: Reader): readonly string[] {
  return written(sheet).map(({ army, said }) => {
    const words = said.map((each) => reader.read(each)).join("; ");
    return army === null ? words : `${reader.read(nameOf(army))}: ${words}`;
  });
}

function ordersOf({ to, appears, then, means }: CampaignOrder): readonly Message[] {
  const way = (id: string, place: string): readonly Message[] =>
    place === "" ? [] : [message(`campaign-sheet-${id}`, { place: placeName(place) })];
  return [
    ...way(appears ? "appears" : "to", to),
    ...way("on", then),
    ...means.map((kind) => message(`campaign-means-${kind}`)),
  ];
}

export function nameOf({ clan, number }: { readonly clan: string; readonly number: number }): Message {
  return message("campaign-army", { clan: clanName(clan), number });
}

function armyOf(name: string) {
  const at = name.lastIndexOf("-");
  return { clan: name.slice(0, at), number: Number(name.slice(at + 1)) };
}

function ofClan(id: string, args: Message["args"] = {}): Written {
  return { army: null, said: [message(id, args)] };
}

function message(id: string, args: Message["args"] = {}): Message {
  return { type: "message", id, args };
}
