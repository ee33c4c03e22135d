// Images of the reader's own cards: files of a folder, kept in this browser and sent nowhere.

import { images, showsImages } from "./images";

const DATABASE = "gorin-images";
const STORE = "images";
const IMAGE = /^image\/(png|jpeg|webp|gif|avif)$/;

/** The name a file is found by: "Cards/062 Pit Trap.jpg" is "062-pit-trap". */
export function keyOfFile(name: string): string {
  const bare = name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
  const plain = bare.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/['’]/g, "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** All names by which a file's card may be asked for: its slug, its number, or both in one. */
export function keysOfFile(name: string): readonly string[] {
  const key = keyOfFile(name);
  const [, number, rest] = /^(\d{1,3}[a-z]?)(?:-(.+))?$/.exec(key) ?? [];
  if (number === undefined) return [key];
  const padded = number.replace(/^\d+/, (digits) => digits.padStart(3, "0"));
  return rest ? [padded, rest] : [padded];
}

/** Keep the images among some files, in place of those kept before; returns how many they are. */
export async function keepImages(files: Iterable<File>): Promise<number> {
  const kept = [...files].filter((file) => IMAGE.test(file.type));
  const database = await open();
  const change = database.transaction(STORE, "readwrite");
  const store = change.objectStore(STORE);
  store.clear();
  for (const file of kept) store.put(file, file.webkitRelativePath || file.name);
  await done(change);
  database.close();
  await loadImages();
  return kept.length;
}

export async function forgetImages(): Promise<void> {
  await keepImages([]);
}

/** Read what is kept; nothing where the browser keeps nothing. */
export async function loadImages(): Promise<void> {
  try {
    const database = await open();
    const read = database.transaction(STORE).objectStore(STORE);
    const [names, blobs] = await Promise.all([
      answer(read.getAllKeys()),
      answer(read.getAll() as IDBRequest<Blob[]>),
    ]);
    database.close();
    show(names.map(String), blobs);
  } catch {
    images.value = new Map();
  }
}

function show(names: readonly string[], blobs: readonly Blob[]): void {
  for (const address of new Set(images.peek().values())) URL.revokeObjectURL(address);
  const found = new Map<string, string>();
  names.forEach((name, at) => {
    const blob = blobs[at];
    if (blob === undefined) return;
    const address = URL.createObjectURL(blob);
    for (const key of keysOfFile(name)) found.set(key, address);
  });
  images.value = found;
}

/** The key i shows the drawn cards, and the images again. */
export function watchImageKey(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { target } = event;
    const types = target instanceof HTMLElement && target.matches("input, textarea, select");
    if (event.key !== "i" || types || event.ctrlKey || event.metaKey || event.altKey) return;
    showsImages.value = !showsImages.value;
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answer(request);
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onerror = () => reject(change.error);
    change.onabort = () => reject(change.error);
  });
}
