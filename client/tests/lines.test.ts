// What is built, in lines: nothing of it changes but where lines end.

import { describe, expect, test } from "vitest";
import { scriptInLines, styleInLines } from "../making/lines";

describe("a script in lines", () => {
  const script = 'import{a}from"./a.js";function f(e){let t=a(e,()=>{e.x=`{;\n}`;return 1});return t}export{f};';

  test("has a line for each statement, in functions too", () => {
    expect(scriptInLines("f.js", script).split("\n")).toEqual([
      'import{a}from"./a.js";',
      "function f(e){",
      "let t=a(e,()=>{",
      "e.x=`{;",
      "}`;",
      "return 1});",
      "return t}",
      "export{f};",
      "",
    ]);
  });

  test("differs in one line when one statement does", () => {
    const before = scriptInLines("f.js", script).split("\n");
    const after = scriptInLines("f.js", script.replace("return 1", "return 2")).split("\n");
    expect(after.filter((line, at) => line !== before[at])).toEqual(["return 2});"]);
  });
});

test("a style sheet has a line for each rule, and its texts stay whole", () => {
  expect(styleInLines('a{b:"}"}c::after{content:\'}"\'}')).toBe('a{b:"}"}\nc::after{content:\'}"\'}\n');
});
