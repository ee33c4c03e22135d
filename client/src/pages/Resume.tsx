import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { type ApiError, get, post } from "../api";
import { Trouble } from "../parts/Faults";
import { asApiError } from "../parts/loaded";
import { Shell } from "../parts/Shell";
import { go } from "../router";
import { greet, hello } from "../store";
import { say } from "../text/current";
import type { Me, Resuming } from "../wire";

/** A resume link makes this browser the same person as the one that made it, if they want that. */
export function Resume({ token }: { readonly token: string }) {
  const path = `/api/resume/${encodeURIComponent(token)}`;
  const found = useSignal<Resuming | null>(null);
  const error = useSignal<ApiError | null>(null);
  const failed = (reason: unknown): void => {
    error.value = asApiError(reason);
  };
  useEffect(() => {
    get<Resuming>(path).then((answer) => {
      if (answer.is_you) go("/", true);
      else found.value = answer;
    }, failed);
  }, [token]);
  const you = hello.value?.you.name ?? "";
  const become = (): void => {
    error.value = null;
    post<Me>(path, { leaving: you })
      .then(greet)
      .then(() => go("/", true), failed);
  };
  return (
    <Shell narrow>
      <h1>{say("page-resume")}</h1>
      {found.value === null ? null : (
        <>
          <p>{say("page-resume-whose", { name: found.value.name, you })}</p>
          <p class="hint">{say("page-resume-more")}</p>
          <p class="buttons">
            <button type="button" class="primary" onClick={become}>
              {say("page-resume-become", { name: found.value.name })}
            </button>{" "}
            <a class="button" href="/">
              {say("page-resume-stay", { you })}
            </a>
          </p>
        </>
      )}
      {error.value !== null ? <Trouble error={error.value} /> : null}
      {found.value === null && error.value === null ? <p>{say("page-loading")}</p> : null}
    </Shell>
  );
}
