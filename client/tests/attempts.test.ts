import { expect, test } from "vitest";
import { partInWords } from "../src/table/attempts";
import { thingInWords } from "../src/table/things";
import { Catalogue } from "../src/text/catalogue";
import { Reader } from "../src/text/reader";

const TEXTS = `
page-attempt-pass = Pass
page-attempt-play = Play { $thing }
page-attempt-at = Aim at { $seat }
page-attempt-bid =
    { $number ->
        [one] Bid { $number } trick
       *[other] Bid { $number } tricks
    }
page-attempt-take = Take from heap { $thing }
side-left = to the left
card-strike = Strike
`;
const NAMES = new Map([
  ["seat", "Ann"],
  ["card", "a card"],
]);
const reader = new Reader(new Catalogue("en", TEXTS), () => null, ({ kind }) => NAMES.get(kind) ?? null);

const words = (part: string): string =>
  partInWords(part, (number) => (number === "17" ? "Big Strike" : undefined), reader);

test("a number in an attempt is what the verb's words say: a seat, a number, or itself", () => {
  expect(words("at:2")).toBe("Aim at Ann");
  expect(words("bid:1")).toBe("Bid 1 trick");
  expect(words("bid:2")).toBe("Bid 2 tricks");
  expect(words("take:2")).toBe("Take from heap 2");
});

test("anything else is a side, a card as it lies, a card of the catalogue, or a printed one", () => {
  expect(words("play:left")).toBe("Play to the left");
  expect(words("play:strike.17")).toBe("Play Big Strike");
  expect(words("play:strike.4")).toBe("Play Strike");
  expect(words("play:gift.4")).toBe("Play a card");
  expect(words("pass")).toBe("Pass");
  expect(words("unknown:1")).toBe("unknown:1");
});

test("a number that a game did not put into words is no seat", () => {
  expect(thingInWords({ things: [] }, "heap:1", reader)).toBe("heap:1");
  expect(thingInWords({ things: [] }, "12", reader)).toBe("12");
  expect(thingInWords({ things: [] }, "play:strike.4", reader)).toBe("a card");
});
