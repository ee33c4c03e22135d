import { say } from "../text/current";

/** The way back to the first page, below what a page that leads nowhere says. */
export function ToHome() {
  return (
    <p>
      <a class="button" href="/">
        {say("page-to-home")}
      </a>
    </p>
  );
}
