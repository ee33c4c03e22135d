// Answers by their numbers, and hands as fans.

import { expect, test } from "vitest";
import { fits } from "../src/table/fan";
import { keyOf, typed } from "../src/table/numbers";

test("of ten answers each has one digit, the tenth the nought", () => {
  expect([1, 9, 10].map((number) => keyOf(number, 10))).toEqual(["1", "9", "0"]);
  expect(typed("", "7", 10)).toEqual({ number: 7, begun: "" });
  expect(typed("", "0", 10)).toEqual({ number: 10, begun: "" });
  expect(typed("", "0", 9)).toBeNull();
  expect(typed("", "3", 2)).toBeNull();
});

test("of more each is typed as it is numbered; what is clear at once is not waited for", () => {
  expect([1, 10, 29].map((number) => keyOf(number, 29))).toEqual(["1", "10", "29"]);
  expect(typed("", "3", 29)).toEqual({ number: 3, begun: "" });
  expect(typed("", "2", 29)).toEqual({ number: 2, begun: "2" });
  expect(typed("2", "9", 29)).toEqual({ number: 29, begun: "" });
  expect(typed("1", "0", 29)).toEqual({ number: 10, begun: "" });
  expect(typed("", "0", 29)).toBeNull();
});

test("a digit that cannot follow begins anew", () => {
  expect(typed("1", "5", 12)).toEqual({ number: 5, begun: "" });
  expect(typed("1", "1", 12)).toEqual({ number: 11, begun: "" });
});

test("cards are a fan while a strip of each can be read", () => {
  expect(fits(1, 100, 128)).toBe(true);
  expect(fits(8, 755, 128)).toBe(true);
  expect(fits(9, 755, 128)).toBe(false);
});
