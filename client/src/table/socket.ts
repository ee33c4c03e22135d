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

/** After so long without a word on a command it is asked whether the server is still there. */
const REPLY = 4_000;
/** So long nothing may be heard while nothing is asked, before that is asked too. */
const QUIET = 25_000;
/** So long the server may be silent after it was asked for anything at all. */
const PATIENCE = 5_000;
/** So long a connection may take until the table says welcome. */
const LONGEST_GREETING = 15_000;
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
  private watch = 0;
  private isProbing = false;
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
    window.addEventListener("offline", this.doubt);
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
      if (this.awaited.size === 1 && !this.isProbing) this.expect(REPLY, this.doubt);
    });
  }

  /** Ask for everything anew; a server that does not answer that is taken for gone. */
  resync(): void {
    this.probe({ type: "resync" });
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.clearTimeout(this.watch);
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.expect(LONGEST_GREETING, this.abandon);
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data) as News);
    });
    socket.addEventListener("close", () => {
      if (this.socket === socket) this.lost();
    });
  }

  private receive(news: News): void {
    this.isProbing = false;
    if (news.type === "welcome") {
      this.tries = 0;
      this.standing.value = "open";
    } else if (news.type === "bye") {
      this.leave(news.again, news.reason);
      return;
    }
    if ("id" in news) this.settle(news);
    else this.hear(news);
    if (!this.isProbing) this.expect(this.awaited.size > 0 ? REPLY : QUIET, this.doubt);
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
    this.isProbing = false;
    window.clearTimeout(this.watch);
    for (const { reject } of this.awaited.values()) reject(new RefusedError([]));
    this.awaited.clear();
    if (this.closed) return;
    this.standing.value = "again";
    this.timer = window.setTimeout(() => this.connect(), backoff(this.tries++, Math.random()));
  }

  /** Ask whether the server is still there; a message of any kind says that it is. */
  private readonly doubt = (): void => {
    // No line is before the first one: the lightest question that there is, and nothing changes.
    if (!this.isProbing) this.probe({ type: "older", before: 0 });
  };

  private probe(wish: Asked): void {
    const socket = this.socket;
    if (socket === null || socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ ...wish, id: this.next++ }));
    this.isProbing = true;
    this.expect(PATIENCE, this.abandon);
  }

  /** Give up a connection that says nothing, and make another one. */
  private readonly abandon = (): void => {
    const socket = this.socket;
    this.lost();
    socket?.close();
  };

  /** Do something if nothing is heard for so long. */
  private expect(patience: number, otherwise: () => void): void {
    window.clearTimeout(this.watch);
    this.watch = window.setTimeout(otherwise, patience);
  }

  /** The network is back, or the reader looks at the page again: do not wait any longer. */
  private readonly hurry = (event: Event): void => {
    if (document.hidden) {
      this.hiddenAt = performance.now();
      return;
    }
    if (this.closed) return;
    if (this.socket === null) {
      window.clearTimeout(this.timer);
      this.connect();
    } else if (event.type === "online") {
      this.doubt(); // the connection may have died with the network that was there before
    } else if (performance.now() - this.hiddenAt > LONG_HIDDEN) {
      this.resync();
    }
  };
}
