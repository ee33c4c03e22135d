import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../text/current";
import { Icon } from "./Icon";

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

/** A sheet over the page. Escape closes it; the focus goes back to where it was before. */
export function Dialog({ title, close, children, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={wide ? "sheet sheet-wide" : "sheet"}
      aria-label={title}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div class="sheet-inside">
        <header class="sheet-head">
          <h2>{title}</h2>
          <button type="button" class="bare" aria-label={say("page-close")} onClick={close}>
            <Icon sign="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
