import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/sheet.css";
import "./styles/shell.css";
import "./styles/opening.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./App";
import { games } from "./games";
import { gamePages } from "./listed";
import { followLinks } from "./router";
import { applySettings } from "./settings";
import { account, greet } from "./store";
import { prepareText } from "./text/current";

const root = document.getElementById("gorin");

async function start(place: HTMLElement): Promise<void> {
  gamePages.value = games;
  applySettings();
  followLinks();
  // Without words nothing can be said; without a greeting the page still shows and says why not.
  const [words] = await Promise.allSettled([prepareText(), greet()]);
  if (words.status === "rejected") {
    // No language is there yet, so this says it in all of them by a sign.
    place.textContent = "Gorin ⟳";
    window.setTimeout(() => location.reload(), 3000);
    return;
  }
  render(<App />, place);
  effect(() => {
    if (account.value === "") return;
    // Without a connection nothing can be kept; the next page tries again.
    import("./pages/keeping/keeping").then((keeping) => keeping.begin()).catch(() => undefined);
  });
}

if (root !== null) void start(root);
