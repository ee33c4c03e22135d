// The page about the reader: name, other devices, account, games, and what is kept of them.

import { useSignal } from "@preact/signals";
import { Shell } from "../../parts/Shell";
import { greeted } from "../../store";
import { say } from "../../text/current";
import { OwnName } from "../OwnName";
import { OwnTables } from "../OwnTables";
import { Account } from "./Account";
import { OwnData } from "./OwnData";
import { OtherDevice } from "./OtherDevice";
import "./you.css";

export function YouPage() {
  const told = useSignal("");
  // Whoever is greeted anew may be somebody else.
  const person = greeted.value;
  return (
    <Shell narrow>
      <h1>{say("you-title")}</h1>
      <p class="you-told" role="status">
        {told.value}
      </p>
      <OwnName key={`name ${person}`} />
      <Account told={told} />
      <OtherDevice key={`device ${person}`} />
      <OwnTables />
      <p>
        <a href="/stats">{say("decks-home-games")}</a>
      </p>
      <OwnData told={told} />
    </Shell>
  );
}
