import type { ApiError } from "../api";
import { Trouble } from "../parts/Faults";
import { Shell } from "../parts/Shell";
import { say } from "../text/current";

interface FetchingProps {
  readonly title: string;
  readonly error: ApiError | null;
  /** The page of all things of the kind, and what its link says. */
  readonly path: string;
  readonly back: string;
}

/** In place of something of the reader's while it is fetched, or when it cannot be had. */
export function Fetching({ title, error, path, back }: FetchingProps) {
  return (
    <Shell>
      <h1>{title}</h1>
      {error === null ? <p class="loading">{say("page-loading")}</p> : null}
      <Trouble error={error} />
      <p>
        <a href={path}>{back}</a>
      </p>
    </Shell>
  );
}
