import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { type ApiError, post } from "../api";
import { Trouble } from "../parts/Faults";
import { asApiError } from "../parts/loaded";
import { Shell } from "../parts/Shell";
import { go } from "../router";
import { greet } from "../store";
import { say } from "../text/current";

/** A resume link makes this browser the same person as the one that made the link. */
export function Resume({ token }: { readonly token: string }) {
  const error = useSignal<ApiError | null>(null);
  useEffect(() => {
    post(`/api/resume/${encodeURIComponent(token)}`)
      .then(greet)
      .then(
        () => go("/", true),
        (reason: unknown) => {
          error.value = asApiError(reason);
        },
      );
  }, [token]);
  return (
    <Shell narrow>
      <h1>{say("page-resume")}</h1>
      {error.value === null ? <p>{say("page-loading")}</p> : <Trouble error={error.value} />}
    </Shell>
  );
}
