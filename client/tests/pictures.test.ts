// Pictures: the same for the same name, whole in every place and frame, with ids of their own.

import { expect, test } from "vitest";
import { games } from "../src/games";
import { pages } from "../src/games/tomb-raider/pictures/pages";
import { compose, motifOf } from "../src/pictures/compose";
import { doors } from "../src/pictures/doors";
import { drawn, NO_PAGES } from "../src/pictures/drawing";
import { type Frame, picture } from "../src/pictures/frame";
import { MOTIFS, type Motif, OTHERS, WORDS } from "../src/pictures/motifs";
import { PLACES, type Place } from "../src/pictures/places";
import { subjectOf } from "../src/table/any/subjects";

const motifs = Object.keys(MOTIFS) as Motif[];
const places = Object.keys(PLACES) as Place[];
const FRAMES: readonly Frame[] = ["upright", "lying", "square", "sign", "large"];

/** What a picture has wrong: tags that stay open, numbers that are none, ids that are there twice. */
function wrong(svg: string): string[] {
  const open = [...svg.matchAll(/<(?!\/)(\w+)[^>]*?(\/?)>/g)].filter(([, , ends]) => ends === "");
  const close = [...svg.matchAll(/<\/(\w+)>/g)];
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? "");
  const asked = [...svg.matchAll(/(?:url\(#|href="#)([^")]*)/g)].map(([, id]) => id ?? "");
  return [
    ...(open.length === close.length ? [] : ["a tag stays open"]),
    ...(/NaN|undefined|Infinity/.test(svg) ? ["a number is none"] : []),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice`),
    ...ids.filter((id) => !id.startsWith("~")).map((id) => `${id} is not marked`),
    ...asked.filter((id) => !ids.includes(id)).map((id) => `${id} is nowhere`),
  ];
}

test("every motif is whole in every place", () => {
  for (const motif of motifs) {
    for (const place of places) {
      const svg = picture("a card", compose({ name: "a card", place, motif }), "square");
      expect(wrong(svg), `${motif} in ${place}`).toEqual([]);
      expect(svg).toContain(`pal-${PLACES[place].colours}`);
    }
  }
});

test.each([
  ["Tomb Raider", pages],
  ["the doors", doors],
])("every scene of %s is whole in every frame", (_, { scenes }) => {
  for (const [name, scene] of Object.entries(scenes)) {
    for (const frame of FRAMES) expect(wrong(picture(name, scene, frame)), name).toEqual([]);
  }
});

test("what is behind the door of a game is a scene of the house's", () => {
  const names = games.map((game) => game.door?.name ?? "");
  expect(names.filter((name) => !(name in doors.scenes))).toEqual([]);
  expect(Object.keys(doors.scenes).filter((name) => !names.includes(name))).toEqual([]);
});

test("a name has the same picture always, and another name another one", () => {
  const draw = (name: string) => drawn({ name, place: "sea" }, "lying", { ...NO_PAGES });
  expect(draw("one")).toBe(draw("one"));
  expect(draw("one")).not.toBe(draw("two"));
  const kept = { ...NO_PAGES };
  const first = drawn({ name: "one", place: "sea" }, "lying", kept);
  expect(drawn({ name: "one", place: "sea" }, "lying", kept)).toBe(first);
  expect(drawn({ name: "one", place: "sea", motif: "bat" }, "lying", kept)).not.toBe(first);
  expect(drawn({ name: "one", place: "sea" }, "sign", kept)).not.toBe(first);
});

test("danger brings the dark closer", () => {
  // Where it is darker fewer lines are the thinnest.
  const thin = [0, 4, 8, 16].map((danger) => {
    const scene = compose({ name: "x", place: "cave", motif: "skull", danger });
    const line = /<path class="K" d="([^"]*)" stroke-width="0.6"/.exec(picture("x", scene, "square"));
    return line?.[1]?.length ?? 0;
  });
  expect(thin).toEqual([...thin].sort((one, other) => other - one));
  expect(new Set(thin).size).toBe(4);
});

test("the middle is what the card says, else what the game's words say, else the house's", () => {
  const words = [[/wolf/, "bat"]] as const;
  expect(motifOf({ name: "wolf-pack", place: "cave" })).toBe("wolf");
  expect(motifOf({ name: "wolf-pack", place: "cave" }, { words })).toBe("bat");
  expect(motifOf({ name: "wolf-pack", place: "cave", motif: "idol" }, { words })).toBe("idol");
  expect(motifOf({ name: "zzz", place: "cave" }, { others: ["horse"] })).toBe("horse");
  expect(OTHERS).toContain(motifOf({ name: "zzz", place: "cave" }));
});

test("no motif waits for words that another one takes from it", () => {
  const first = WORDS.map(([words, motif]) => {
    const word = /[a-z]{3,}/.exec(words.source)?.[0] ?? "";
    return [motif, motifOf({ name: word, place: "cave" })] as const;
  });
  expect(first.filter(([own, got]) => own !== got)).toEqual([]);
});

test("a scene stands before the rule", () => {
  const subject = { name: "wolves", place: "night" } as const;
  const scene = pages.scenes["wolves"];
  expect(scene).toBeDefined();
  if (scene === undefined) return;
  expect(drawn(subject, "square", pages)).toBe(picture("wolves", scene, "square"));
});

test("a card of any game has one picture in every language", () => {
  const named = subjectOf({ type: "name", kind: "card", key: "red-3" });
  expect(named.name).toBe("red-3");
  const said = subjectOf({ type: "message", id: "card", args: { suit: 1 } });
  expect(subjectOf({ type: "message", id: "card", args: { suit: 1 } })).toEqual(said);
});
