// What is built has a line for each statement and each rule, so that a small change of a source
// is a small change of the built page.

import { parseSync, type Plugin } from "vite";

/** Where the statements of a script begin, in blocks of any depth. */
function beginnings(name: string, code: string): readonly number[] {
  const found = new Set<number>();
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) {
      for (const one of node) walk(one);
      return;
    }
    const { type, body } = node as { readonly type?: string; readonly body?: unknown };
    if ((type === "Program" || type === "BlockStatement") && Array.isArray(body)) {
      for (const statement of body as readonly { readonly start: number }[]) {
        found.add(statement.start);
      }
    }
    for (const part of Object.values(node)) walk(part);
  };
  walk(parseSync(name, code).program);
  return [...found].sort((one, other) => one - other);
}

/** A script with a line for each statement. A statement may always begin on a new line. */
export function scriptInLines(name: string, code: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const beginning of beginnings(name, code)) {
    parts.push(code.slice(at, beginning).trimEnd());
    at = beginning;
  }
  parts.push(code.slice(at).trimEnd());
  return `${parts.filter(Boolean).join("\n")}\n`;
}

const TEXT_OR_END = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|}/g;

/** A style sheet with a line for each rule. */
export function styleInLines(code: string): string {
  return code.replace(TEXT_OR_END, (part) => (part === "}" ? "}\n" : part));
}

/** Writes what is built in lines. */
export function inLines(): Plugin {
  return {
    name: "in-lines",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") file.code = scriptInLines(file.fileName, file.code);
          else if (file.fileName.endsWith(".css")) file.source = styleInLines(String(file.source));
        }
      },
    },
  };
}
