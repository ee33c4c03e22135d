import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { endFor, outcomeInWords } from "../src/table/ended";
import { Catalogue } from "../src/text/catalogue";
import { LANGUAGES, type Language } from "../src/text/languages";
import { Reader } from "../src/text/reader";

const NAMES = ["Ann", "Ben", "Cai"];

function reader(language: Language): Reader {
  const texts = ["common.ftl", "page.ftl"].map((name) =>
    readFileSync(new URL(`../../src/gorin/text/${language}/${name}`, import.meta.url), "utf8"),
  );
  const all = new Catalogue(language, [...texts, "most-points = ..."].join("\n"));
  return new Reader(all, () => null, ({ key }) => NAMES[Number(key)] ?? null);
}

const english = reader("en");

function words(own: number | null, ...winners: readonly number[]): string {
  return outcomeInWords(own, { winners: [...winners], reason: "most-points", clause: "" }, english);
}

test("a win is told as whose it is, and a shared one as with whom", () => {
  expect(endFor(0, [0])).toBe("won");
  expect(words(0, 0)).toBe("Ann wins: ...");
  expect(endFor(0, [0, 1])).toBe("shared");
  expect(words(0, 0, 1)).toBe("You share the win with Ben: ...");
  expect(words(1, 0, 1, 2)).toBe("You share the win with Ann and Cai: ...");
});

test("whoever lost or watched hears who won, and all hear that nobody did", () => {
  expect(endFor(2, [0, 1])).toBe("lost");
  expect(words(2, 0, 1)).toBe("Ann and Ben win: ...");
  expect(endFor(null, [0, 1])).toBeNull();
  expect(words(null, 0, 1)).toBe("Ann and Ben win: ...");
  expect(endFor(0, [])).toBeNull();
  expect(words(0)).toBe("Nobody wins: ...");
});

test.each(LANGUAGES)("in %s a shared win names the others", (language) => {
  const outcome = { winners: [0, 1], reason: "most-points", clause: "" };
  const said = outcomeInWords(0, outcome, reader(language));
  expect(said).toContain("Ben");
  expect(said).not.toContain("Ann");
  expect(reader(language).has("page-end-shared")).toBe(true);
});
