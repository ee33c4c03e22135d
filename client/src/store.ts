// What the whole page knows: who the reader is, what can be played.

import { computed, signal } from "@preact/signals";
import { get, getOnce, patch } from "./api";
import type { Catalogue, Hello } from "./wire";
import { PROTOCOL } from "./wire";

export const hello = signal<Hello | null>(null);

/** What the reader logs in with; empty for a guest. */
export const account = computed(() => hello.value?.account ?? "");

/** How often the server has been asked who the reader is: they may be somebody else afterwards. */
export const greeted = signal(0);

/** Ask who the reader is; the first time this makes them a guest of the server. */
export async function greet(): Promise<void> {
  const answer = await get<Hello>("/api/hello");
  hello.value = answer;
  greeted.value += 1;
  // An old page cannot talk to a new server: load the new one, but only once.
  if (answer.protocol !== PROTOCOL && sessionStorage.getItem("gorin.reloaded") === null) {
    sessionStorage.setItem("gorin.reloaded", "yes");
    location.reload();
  }
}

export async function rename(name: string): Promise<void> {
  await patch("/api/me", { name });
  const before = hello.peek();
  if (before !== null) hello.value = { ...before, you: { ...before.you, name } };
}

export function catalogue(): Promise<Catalogue> {
  return getOnce<Catalogue>("/api/catalogue");
}
