// Small functions: waiting before connecting again, addresses, languages, answers about cards.

import { describe, expect, test, vi } from "vitest";
import type { OptionView } from "../src/wire";

vi.stubGlobal("location", { pathname: "/", origin: "http://here" });
vi.stubGlobal("window", { addEventListener: () => undefined });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });

const { backoff } = await import("../src/table/socket");
const { match } = await import("../src/router");
const { knownLanguage, pickLanguage } = await import("../src/text/languages");
const { choiceFor } = await import("../src/table/any/reading");
const { fromTo } = await import("../src/games/tomb-raider/levels/level-words");

describe("waiting before connecting again", () => {
  test("grows with every try, but not for ever", () => {
    const waits = [0, 1, 2, 3, 20].map((tries) => backoff(tries, 1));
    expect(waits).toEqual([400, 800, 1600, 3200, 15000]);
  });

  test("differs between clients by at most half", () => {
    expect(backoff(3, 0)).toBe(1600);
    expect(backoff(3, 1)).toBe(3200);
  });
});

describe("an address", () => {
  test.each([
    ["/", "/", ""],
    ["/watch", "/watch/", ""],
    ["/watch", "/watch/more", null],
    ["/table/*", "/table/k3Yh", "k3Yh"],
    ["/table/*", "/table/k3Yh/", "k3Yh"],
    ["/table/*", "/table/", null],
    ["/table/*", "/table/a/b", null],
    ["/invite/*", "/invite/a%20b", "a b"],
  ])("%s matches %s as %s", (pattern, at, expected) => {
    expect(match(pattern, at)).toBe(expected);
  });
});

describe("the language", () => {
  test.each([
    ["pt-PT", "pt-BR"],
    ["zh-Hant-TW", "zh"],
    ["ES_es", "es"],
    ["de", null],
  ])("of the tag %s is %s", (tag, expected) => {
    expect(knownLanguage(tag)).toBe(expected);
  });

  test("is what was chosen before, then the first that the browser asks for and we have", () => {
    expect(pickLanguage("zh", ["es"])).toBe("zh");
    expect(pickLanguage(null, ["de", "pt-PT", "en"])).toBe("pt-BR");
    expect(pickLanguage(null, ["de", "fr"])).toBe("en");
  });
});

describe("the answer about a card", () => {
  const about = (key: string, slug: string, number: number | null): OptionView => ({
    key,
    message: { type: "message", id: key, args: {} },
    about: [{ type: "CardTarget", slug, number }],
  });
  const pass: OptionView = { ...about("pass", "", null), about: [] };
  const options = [pass, about("a", "rope", 24), about("b", "save-point", 27), about("c", "bats", -203)];

  test("is found by its slug and number", () => {
    expect(choiceFor({ slug: "rope", number: 24 }, options)).toBe("a");
    expect(choiceFor({ slug: "bats", number: -203 }, options)).toBe("c");
  });

  test("is found by its slug alone where no particular card is meant", () => {
    expect(choiceFor({ slug: "idol", number: 3 }, [pass, about("d", "idol", null)])).toBe("d");
  });

  test("is none for another card of the same name", () => {
    expect(choiceFor({ slug: "rope", number: 25 }, options)).toBeNull();
  });

  test("is none where two answers are about one card", () => {
    const both = [about("a", "rope", 24), about("b", "rope", 24)];
    expect(choiceFor({ slug: "rope", number: 24 }, both)).toBeNull();
  });
});

test("a range of one number is that number", () => {
  expect(fromTo(2, 2)).toBe("2");
  expect(fromTo(1, 6)).toBe("1–6");
});
