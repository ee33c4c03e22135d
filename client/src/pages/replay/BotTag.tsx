import { Icon } from "../../parts/Icon";
import { say } from "../../text/current";
import { botOf, type Sitter } from "./steps";

/** Says of what level the bot is that played a seat. */
export function BotTag({ seat }: { readonly seat: Sitter }) {
  const level = botOf(seat);
  if (level === "") return null;
  const words = say(`page-bot-${level}`);
  return (
    <span class="tag" title={words}>
      <Icon sign="bot" size={14} /> <span class="tag-words">{words}</span>
    </span>
  );
}
