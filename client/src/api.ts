// Asking the server over HTTP. Every refusal comes with its reasons as messages.

import type { Fault, Faults } from "./wire";

/** A request was refused, or the server could not be reached (then there are no faults). */
export class ApiError extends Error {
  readonly status: number;
  readonly faults: readonly Fault[];

  constructor(status: number, faults: readonly Fault[]) {
    super(`status ${status}`);
    this.status = status;
    this.faults = faults;
  }
}

export function get<Answer>(path: string): Promise<Answer> {
  return request<Answer>("GET", path, null);
}

export function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  return request<Answer>("POST", path, body);
}

export function patch<Answer>(path: string, body: object): Promise<Answer> {
  return request<Answer>("PATCH", path, body);
}

export function remove(path: string): Promise<void> {
  return request<void>("DELETE", path, null);
}

async function request<Answer>(method: string, path: string, body: object | null) {
  const sent: RequestInit = { method, credentials: "same-origin" };
  if (body !== null) {
    sent.body = JSON.stringify(body);
    sent.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, sent);
  } catch {
    throw new ApiError(0, []);
  }
  if (!response.ok) throw new ApiError(response.status, await faultsOf(response));
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function faultsOf(response: Response): Promise<readonly Fault[]> {
  try {
    return ((await response.json()) as Faults).faults ?? [];
  } catch {
    return [];
  }
}

const once = new Map<string, Promise<unknown>>();

/** What does not change while the page is open: asked for once; after a failure once more. */
export function getOnce<Answer>(path: string): Promise<Answer> {
  let answer = once.get(path);
  if (answer === undefined) {
    answer = get<Answer>(path);
    once.set(path, answer);
    answer.catch(() => once.delete(path));
  }
  return answer as Promise<Answer>;
}
