import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { arrive } from "../router";
import { hello } from "../store";
import { say } from "../text/current";
import { Icon } from "./Icon";
import { LanguageChoice } from "./LanguageChoice";
import { Seal } from "./Seal";
import { SettingsDialog } from "./SettingsDialog";

interface ShellProps {
  readonly children: ComponentChildren;
  readonly narrow?: boolean;
  /** The page needs all the room there is. */
  readonly wide?: boolean;
  /** What the page shows is still on its way. */
  readonly busy?: boolean;
}

/** What stands around every page but the table. */
export function Shell({ children, narrow = false, wide = false, busy = false }: ShellProps) {
  const setting = useSignal(false);
  const name = hello.value?.you.name ?? "";
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = "Gorin";
    arrive(main.current);
  }, []);
  return (
    <div class={wide ? "shell shell-wide" : "shell"}>
      <a class="skip" href="#main" onClick={toMain}>
        {say("page-skip")}
      </a>
      <header class="shell-head">
        <a class="wordmark" href="/" aria-label={say("page-home")}>
          <Seal /> <span>Gorin</span>
        </a>
        <span class="stretch" />
        <a
          class="button bare you-link"
          href="/me"
          aria-label={say("you-head", { name })}
          title={say("you-head", { name })}
        >
          <Icon sign="person" /> <span class="you-name">{name}</span>
        </a>
        <LanguageChoice />
        <button
          type="button"
          class="bare"
          aria-label={say("page-settings")}
          title={say("page-settings")}
          onClick={() => {
            setting.value = true;
          }}
        >
          <Icon sign="settings" />
        </button>
      </header>
      <main id="main" ref={main} class={narrow ? "narrow" : ""} aria-busy={busy} tabIndex={-1}>
        {children}
      </main>
      {setting.value ? (
        <SettingsDialog
          close={() => {
            setting.value = false;
          }}
        />
      ) : null}
    </div>
  );
}

function toMain(event: Event): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
