import { Shell } from "../parts/Shell";
import { say } from "../text/current";

export function NotFound() {
  return (
    <Shell narrow>
      <h1>{say("page-not-found")}</h1>
      <p>{say("page-not-found-more")}</p>
      <p>
        <a class="button" href="/">
          {say("page-to-home")}
        </a>
      </p>
    </Shell>
  );
}
