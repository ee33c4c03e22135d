import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { say } from "../text/current";
import { Shell } from "./Shell";
import { ToHome } from "./ToHome";

type Way<Props> = () => Promise<ComponentType<Props>>;

/** A page that is fetched when it is first shown. */
export function later<Props extends object>(way: Way<Props>): ComponentType<Props> {
  const found = signal<ComponentType<Props> | null>(null);
  const failed = signal(false);
  let asked = false;
  const fetchIt = (): void => {
    asked = true;
    way().then(
      (component) => {
        found.value = component;
      },
      () => {
        failed.value = true;
      },
    );
  };
  return function Later(props: Props) {
    if (!asked) fetchIt();
    const Component = found.value;
    if (Component !== null) return <Component {...props} />;
    return (
      <Shell narrow busy={!failed.value}>
        <p class="loading" role="status">
          {say(failed.value ? "page-no-answer" : "page-loading")}
        </p>
        {failed.value ? <ToHome /> : null}
      </Shell>
    );
  };
}
