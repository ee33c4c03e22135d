// The connection to a table: it comes back by itself, and every command has its reply.

import { signal } from "@preact/signals";
import type { Fault, Message, News, Wish } from "../wire";

/** A command without the number that the socket gives it. */
export type Asked = Wish extends infer One ? (One extends Wish ? Omit<One, "id"> : never) : never;

/** What answers a command. */
export type Reply = Exclude<News, { type: "welcome" | "update" | "bye" | "failed" }>;

/** How the connection stands: "gone" when coming back makes no sense. */
export type Standing = "connecting" | "open" | "again" | "gone";

/** A command was refused; without faults the connection broke before the reply came. */
export class RefusedError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map((fault) => fault.message.id).join(", ") || "no connection");
    this.faults = faults;
  }
}

interface Awaited {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: RefusedError) => void;
}

/** So long the server may be silent after it was asked for everything. */
const PATIENCE = 6_000;
/** After the page was hidden for so long, the connection may be dead without anybody knowing. */
const LONG_HIDDEN = 30_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** How long to wait before attempt `tries`, so that not all clients come back at once. */
export function backoff(tries: number, random: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10));
  return most / 2 + (most / 2) * random;
}

export class TableSocket {
  readonly standing = signal<Standing>("connecting");
  /** Why the server ended the connection for good, if it did. */
  readonly reason = signal<Message | null>(null);

  private readonly address: string;
  private readonly hear: (news: News) => void;
  private socket: WebSocket | null = null;
  private timer = 0;
  private probe = 0;
  private hiddenAt = 0;
  private tries = 0;
  private next = 1;
  private closed = false;
  private readonly awaited = new Map<number, Awaited>();

  constructor(address: string, hear: (news: News) => void) {
    this.address = address;
    this.hear = hear;
    this.connect();
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Send a command; the promise is kept when the server has made it durable. */
  ask(wish: Asked): Promise<Reply> {
    const socket = this.socket;
    if (socket === null || socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new RefusedError([]));
    }
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.awaited.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...wish, id }));
    });
  }

  /** Ask for everything anew; a server that does not answer that is taken for gone. */
  resync(): void {
    const socket = this.socket;
    if (socket === null || socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: "resync", id: this.next++ }));
    window.clearTimeout(this.probe);
    this.probe = window.setTimeout(() => {
      if (this.socket === socket) this.lost();
      socket.close();
    }, PATIENCE);
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.clearTimeout(this.probe);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data) as News);
    });
    socket.addEventListener("close", () => {
      if (this.socket === socket) this.lost();
    });
  }

  private receive(news: News): void {
    window.clearTimeout(this.probe);
    if (news.type === "welcome") {
      this.tries = 0;
      this.standing.value = "open";
    } else if (news.type === "bye") {
      this.leave(news.again, news.reason);
      return;
    }
    if ("id" in news) this.settle(news);
    else this.hear(news);
  }

  private settle(news: Exclude<News, { type: "welcome" | "update" | "bye" }>): void {
    const awaited = this.awaited.get(news.id);
    this.awaited.delete(news.id);
    if (news.type === "failed") awaited?.reject(new RefusedError(news.faults));
    else awaited?.resolve(news);
  }

  private leave(again: boolean, reason: Message): void {
    if (again) return; // the server closes the connection, and then it is tried again
    this.reason.value = reason;
    this.standing.value = "gone";
    this.close();
  }

  private lost(): void {
    this.socket = null;
    window.clearTimeout(this.probe);
    for (const { reject } of this.awaited.values()) reject(new RefusedError([]));
    this.awaited.clear();
    if (this.closed) return;
    this.standing.value = "again";
    this.timer = window.setTimeout(() => this.connect(), backoff(this.tries++, Math.random()));
  }

  /** The network is back, or the reader looks at the page again: do not wait any longer. */
  private readonly hurry = (): void => {
    if (document.hidden) {
      this.hiddenAt = performance.now();
      return;
    }
    if (this.closed) return;
    if (this.socket === null) {
      window.clearTimeout(this.timer);
      this.connect();
    } else if (performance.now() - this.hiddenAt > LONG_HIDDEN) {
      this.resync();
    }
  };
}
