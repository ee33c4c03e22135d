// The connection to a table when the server falls silent.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

const heard = new Map<string, (event: Event) => void>();
vi.stubGlobal("window", {
  addEventListener: (name: string, listen: (event: Event) => void) => heard.set(name, listen),
  removeEventListener: (name: string) => heard.delete(name),
  setTimeout: (act: () => void, wait: number) => setTimeout(act, wait),
  clearTimeout: (timer: number) => clearTimeout(timer),
});
vi.stubGlobal("document", {
  hidden: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** A socket that keeps what is sent, and says what the test lets it say. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  readonly sent: { type: string; id: number }[] = [];
  private readonly listeners = new Map<string, (event: unknown) => void>();

  constructor() {
    Line.all.push(this);
  }

  addEventListener(name: string, listen: (event: unknown) => void): void {
    this.listeners.set(name, listen);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: number });
  }

  close(): void {
    this.readyState = 3;
  }

  welcome(): void {
    this.readyState = Line.OPEN;
    this.say({ type: "welcome" });
  }

  say(news: object): void {
    this.listeners.get("message")?.({ data: JSON.stringify(news) });
  }

  get types(): string[] {
    return this.sent.map((wish) => wish.type);
  }
}
vi.stubGlobal("WebSocket", Line);

const { TableSocket } = await import("../src/table/socket");

function connected() {
  const socket = new TableSocket("ws://here", () => undefined);
  const line = Line.all[0]!;
  line.welcome();
  return { socket, line };
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
});

afterEach(() => {
  vi.useRealTimers();
});

test("an answer without a reply is doubted, then the connection is made again", async () => {
  const { socket, line } = connected();
  const asked = socket.ask({ type: "stand" });
  const refused = expect(asked).rejects.toThrow("no connection");
  vi.advanceTimersByTime(3_900);
  expect(line.types).toEqual(["stand"]);
  vi.advanceTimersByTime(200);
  expect(line.types).toEqual(["stand", "older"]);
  expect(socket.standing.value).toBe("open");
  vi.advanceTimersByTime(5_000);
  expect(socket.standing.value).toBe("again");
  await refused;
  vi.advanceTimersByTime(400);
  expect(Line.all.length).toBe(2);
  Line.all[1]!.welcome();
  expect(socket.standing.value).toBe("open");
  expect(Line.all[1]!.sent, "nothing is sent a second time").toEqual([]);
  socket.close();
});

test("a slow server that says anything is not given up", async () => {
  const { socket, line } = connected();
  const asked = socket.ask({ type: "stand" });
  for (let time = 0; time < 10; time++) {
    vi.advanceTimersByTime(4_100);
    line.say({ type: "update" });
  }
  expect(socket.standing.value).toBe("open");
  line.say({ type: "done", id: line.sent[0]!.id });
  expect((await asked).type).toBe("done");
  socket.close();
});

test("whoever only waits asks now and then", () => {
  const { socket, line } = connected();
  for (let time = 0; time < 4; time++) {
    vi.advanceTimersByTime(25_000);
    expect(line.types.length).toBe(time + 1);
    line.say({ type: "older-lines", id: line.sent.at(-1)!.id, first: 0, lines: [] });
  }
  vi.advanceTimersByTime(30_000);
  expect(socket.standing.value).toBe("again");
  socket.close();
});

test("a network that goes is doubted at once", () => {
  const { socket, line } = connected();
  heard.get("offline")?.(new Event("offline"));
  expect(line.types).toEqual(["older"]);
  vi.advanceTimersByTime(5_000);
  expect(socket.standing.value).toBe("again");
  socket.close();
});

test("a connection that is never greeted is tried again", () => {
  const socket = new TableSocket("ws://here", () => undefined);
  vi.advanceTimersByTime(15_500);
  expect(Line.all.length).toBe(2);
  expect(Line.all[0]!.readyState).toBe(3);
  socket.close();
});
