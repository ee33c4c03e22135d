import { Shell } from "../parts/Shell";
import { ToHome } from "../parts/ToHome";
import { say } from "../text/current";

export function NotFound() {
  return (
    <Shell narrow>
      <h1>{say("page-not-found")}</h1>
      <p>{say("page-not-found-more")}</p>
      <ToHome />
    </Shell>
  );
}
