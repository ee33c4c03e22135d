// Mending a pasted list: a name that nobody knows gives way to another one.

/**
 * A text with another name in one of its lines (counted from 1): what was `asked` there becomes
 * `name`, written as the line's form wants it.
 */
export function replaceName(text: string, line: number, asked: string, name: string): string {
  const lines = text.split("\n");
  const before = lines[line - 1];
  if (before === undefined || asked === "") return text;
  lines[line - 1] = renamed(before, asked, name);
  return lines.join("\n");
}

function renamed(line: string, asked: string, name: string): string {
  const inXml = line.trimStart().startsWith("<");
  const quoted = JSON.stringify(asked);
  if (!inXml && line.includes(quoted)) return line.replace(quoted, () => JSON.stringify(name));
  if (line.trimStart().startsWith(`${asked} =`) || line.trimStart().startsWith(`${asked}=`)) {
    return line.replace(asked, () => JSON.stringify(name));
  }
  const wanted = inXml ? escaped(asked) : asked;
  // The last place: in "2 2" the first one is the count.
  const at = line.lastIndexOf(wanted);
  if (at >= 0) {
    return line.slice(0, at) + (inXml ? escaped(name) : name) + line.slice(at + wanted.length);
  }
  // The line says it with other spaces or signs: the count stays, the rest is the name.
  const count = /^\s*(\d+\s*x?|x\s*\d+)\s+/i.exec(line)?.[0] ?? "";
  return count + name;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The names that a message offers in place of the one that nobody knows. */
export function namesNear(args: Readonly<Record<string, unknown>>): readonly string[] {
  const near = args["near"];
  if (typeof near === "string") return [near];
  return Array.isArray(near) ? near.filter((name) => typeof name === "string") : [];
}

