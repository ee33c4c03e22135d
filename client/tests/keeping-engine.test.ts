// Keeping things with an account, before a server that is played here.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { type KeepFile, type OwnFile, PROTOCOL } from "../src/wire";

interface Refusing {
  /** The name of what the server does not take. */
  name: string;
  status: number;
}

const kept = new Map<string, string>();
vi.stubGlobal("location", { pathname: "/", origin: "http://here" });
vi.stubGlobal("window", globalThis);
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { addEventListener: () => undefined, visibilityState: "visible" });
vi.stubGlobal("localStorage", {
  get length() {
    return kept.size;
  },
  key: (at: number) => [...kept.keys()][at] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
vi.stubGlobal("navigator", { languages: ["en"] });

let files: Record<string, OwnFile[]> = {};
let asked: string[] = [];
let refusing: Refusing = { name: "", status: 0 };
let during = (): void => undefined;
let account = "Ana";
let time = 0;

vi.stubGlobal("fetch", (path: string, { method = "GET", body }: RequestInit = {}) => {
  asked.push(`${method} ${path}`);
  return Promise.resolve(answer(path, method, body));
});

function answer(path: string, method: string, body: RequestInit["body"]): Response {
  const told = (found: object, status = 200): Response => new Response(JSON.stringify(found), { status });
  if (path === "/api/hello") return told({ protocol: PROTOCOL, account, you: { name: "A", settings: {} } });
  if (path === "/api/me/leave") {
    account = "";
    return new Response(null, { status: 204 });
  }
  const [, kind = "", id] = /^\/api\/me\/(decks|levels)(?:\/(.+))?$/.exec(path) ?? [];
  const before = files[kind] ?? [];
  if (account === "") return told({ faults: [] }, 403);
  if (method === "GET") return told({ files: before });
  if (method === "DELETE") {
    files[kind] = before.filter((file) => file.id !== id);
    return new Response(null, { status: 204 });
  }
  const sent = JSON.parse(String(body)) as Required<KeepFile>;
  if (sent.name === refusing.name) return told({ faults: [] }, refusing.status);
  const made: OwnFile = { ...sent, updated: ++time };
  files[kind] = [...before.filter((file) => file.id !== sent.id), made];
  during();
  return told(made);
}

const { greet } = await import("../src/store");
const { ownLevels } = await import("../src/games/tomb-raider/levels/own-levels");
const keeping = await import("../src/pages/keeping/keeping");
const { games } = await import("../src/games");
const { gamePages } = await import("../src/listed");
gamePages.value = games;

function level(id: string, changed: number, text = id) {
  return { id: `own-${id}`, name: id, text, changed };
}

function there(): string[] {
  return (files["levels"] ?? []).map((file) => `${file.id} ${file.text}`).sort();
}

function here(): string[] {
  return ownLevels.all.value.map((one) => `${one.id.slice(4)} ${one.text}`).sort();
}

beforeEach(async () => {
  files = {};
  refusing = { name: "", status: 0 };
  during = () => undefined;
  account = "Ana";
  keeping.leaveNothing();
  for (const one of ownLevels.all.value) ownLevels.remove(one.id);
  await greet();
  asked = [];
});

describe("what a browser keeps with an account", () => {
  test("is there afterwards, and what was there is here", async () => {
    ownLevels.keep(level("a", 1));
    files["levels"] = [{ id: "b", game: "tomb-raider", name: "b", text: "b", updated: 5 }];
    await keeping.keep();
    expect(there()).toEqual(["a a", "b b"]);
    expect(here()).toEqual(["a a", "b b"]);
    expect(ownLevels.all.value.every(keeping.isKept)).toBe(true);
    asked = [];
    await keeping.keep();
    // Each game asks for what it keeps: two have decks.
    expect(asked.toSorted()).toEqual(["GET /api/me/decks", "GET /api/me/decks", "GET /api/me/levels"]);
  });

  test("does not stop at one thing that the account does not take", async () => {
    refusing = { name: "bad", status: 400 };
    for (const id of ["a", "bad", "c"]) ownLevels.keep(level(id, 1));
    await keeping.keep();
    expect(there()).toEqual(["a a", "c c"]);
    expect([...keeping.refused.value.keys()]).toEqual(["own-bad"]);
    expect(keeping.failure.value).toBeNull();
    expect(keeping.unkept.value).toBe(1);
  });

  test("is told to have failed when the server has trouble, and is kept the next time", async () => {
    refusing = { name: "a", status: 503 };
    ownLevels.keep(level("a", 1));
    await keeping.keep();
    expect(keeping.failure.value?.status).toBe(503);
    refusing = { name: "", status: 0 };
    await keeping.keep();
    expect(keeping.failure.value).toBeNull();
    expect(there()).toEqual(["a a"]);
  });

  test("is still to be kept if it was changed while it was sent", async () => {
    ownLevels.keep(level("a", 1));
    during = () => ownLevels.keep(level("a", 2, "later"));
    await keeping.keep();
    expect(here()).toEqual(["a later"]);
    expect(keeping.unkept.value).toBe(1);
    during = () => undefined;
    await keeping.keep();
    expect(there()).toEqual(["a later"]);
  });

  test("is deleted there when it is deleted here", async () => {
    ownLevels.keep(level("a", 1));
    await keeping.keep();
    ownLevels.remove("own-a");
    await keeping.keep();
    expect(there()).toEqual([]);
  });

  test("leaves the browser with whoever logs out; what is not kept stays", async () => {
    refusing = { name: "bad", status: 400 };
    for (const id of ["a", "bad"]) ownLevels.keep(level(id, 1));
    await keeping.keep();
    await keeping.logOut();
    expect(here()).toEqual(["bad bad"]);
    expect(there()).toEqual(["a a"]);
    expect(keeping.unkept.value).toBeNull();
  });

  test("stays here when the account is gone from this browser by another way", async () => {
    ownLevels.keep(level("a", 1));
    await keeping.keep();
    account = "";
    await keeping.keep();
    expect(here()).toEqual(["a a"]);
    expect(keeping.unkept.value).toBeNull();
  });

  test("is left alone while the reader goes, and goes only when it is done", async () => {
    ownLevels.keep(level("a", 1));
    const running = keeping.keep();
    const going = keeping.apart(async () => {
      expect(asked).toContain("POST /api/me/levels");
      asked = [];
      void keeping.keep();
      await Promise.resolve();
      account = "";
      await greet();
    });
    await Promise.all([running, going, keeping.keep()]);
    expect(asked).toEqual(["GET /api/hello"]);
    expect(keeping.failure.value).toBeNull();
  });

  test("goes on after a going that failed, and whoever asked for it is told", async () => {
    const going = keeping.apart(() => Promise.reject(new Error("no server")));
    await expect(going).rejects.toThrow("no server");
    ownLevels.keep(level("a", 1));
    await keeping.keep();
    expect(there()).toEqual(["a a"]);
  });

  test("goes to another account too if that one logs in next", async () => {
    ownLevels.keep(level("a", 1));
    await keeping.keep();
    account = "Bo";
    files = {};
    await greet();
    await keeping.keep();
    expect(there()).toEqual(["a a"]);
    expect(here()).toEqual(["a a"]);
  });
});
