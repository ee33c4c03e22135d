import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { say } from "../text/current";

type Way<Props> = () => Promise<ComponentType<Props>>;

/** A component that is fetched when it is first shown. */
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
    return <p class="loading">{say(failed.value ? "page-no-answer" : "page-loading")}</p>;
  };
}
