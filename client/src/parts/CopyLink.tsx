import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { say } from "../text/current";
import { Icon } from "./Icon";

interface CopyLinkProps {
  readonly link: string;
  readonly label: string;
  readonly children?: ComponentChildren;
}

/** A link to hand on: copied by a button, or scanned from what stands beside it. */
export function CopyLink({ link, label, children }: CopyLinkProps) {
  const copied = useSignal(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    copied.value = true;
  };
  return (
    <div class="invitation">
      {children}
      <div class="invitation-link">
        <input
          readOnly
          value={link}
          aria-label={label}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={() => void copy().catch(() => undefined)}>
          <Icon sign={copied.value ? "check" : "copy"} />
          {say(copied.value ? "page-copied" : "page-copy")}
        </button>
      </div>
    </div>
  );
}
