import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { read, say } from "../text/current";
import type { ChatLine } from "../wire";
import type { Sitting } from "./sitting";

/** What was said, and a line to say something. */
export function Chat({ sitting }: { readonly sitting: Sitting }) {
  const known = sitting.known.value;
  const list = useRef<HTMLOListElement>(null);
  const lines = known?.chat ?? [];
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  if (known === null) return null;
  const channel = known.you.role === "player" ? "table" : "watchers";
  const speak = async (event: Event): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const field = form.elements.namedItem("text") as HTMLInputElement;
    const text = field.value.trim();
    if (text === "") return;
    const reply = await sitting.do({ type: "speak", text, channel });
    // What was typed on meanwhile is not what was said.
    if (reply !== null && field.value.trim() === text) field.value = "";
  };
  return (
    <div class="chat">
      <ol class="chat-lines" ref={list} aria-label={say("page-chat")}>
        {lines.map((line) => (
          <li key={line.number} class={line.person === 0 ? "chat-system" : ""}>
            <Said line={line} />
          </li>
        ))}
        {lines.length === 0 ? <li class="empty">{say("page-chat-none")}</li> : null}
      </ol>
      <form class="inline" onSubmit={speak}>
        <input
          name="text"
          maxLength={500}
          autocomplete="off"
          data-chat
          aria-label={say("page-chat-say")}
          placeholder={say("page-chat-say")}
        />
        <button type="submit" class="bare" aria-label={say("page-chat-send")}>
          <Icon sign="send" />
        </button>
      </form>
    </div>
  );
}

function Said({ line }: { readonly line: ChatLine }) {
  if (line.message !== null) return <>{read(line.message)}</>;
  return (
    <>
      <strong>{line.name}</strong>
      {line.channel === "watchers" ? <span class="tag">{say("page-watchers")}</span> : null}{" "}
      {line.text}
    </>
  );
}
