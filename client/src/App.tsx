import { computed } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import type { OwnPageProps } from "./game";
import { gamePages } from "./listed";
import { Home } from "./pages/Home";
import { NotFound } from "./pages/NotFound";
import { later } from "./parts/Later";
import { OfGame } from "./parts/OfGame";
import { match, path } from "./router";
import { reader } from "./text/current";

const NewTable = later(() => import("./pages/NewTable").then((page) => page.NewTable));
const TablePage = later(() => import("./table/TablePage").then((page) => page.TablePage));
const Invited = later(() => import("./pages/Invited").then((page) => page.InvitedPage));
const Resume = later(() => import("./pages/Resume").then((page) => page.Resume));
const Watch = later(() => import("./pages/Watch").then((page) => page.Watch));
const Stats = later(() => import("./pages/stats/StatsPage").then((page) => page.StatsPage));
const Replay = later(() => import("./pages/replay/ReplayPage").then((page) => page.ReplayPage));
const Learn = later(() => import("./pages/Learn").then((page) => page.Learn));
const Parts = later(() => import("./pages/parts/PartsPage").then((page) => page.PartsPage));
const You = later(() => import("./pages/you/YouPage").then((page) => page.YouPage));

interface Own {
  readonly game: string;
  readonly pattern: string;
  readonly Page: ComponentType<OwnPageProps>;
}

/** The pages that games have of their own. */
const gamesOwn = computed<readonly Own[]>(() =>
  gamePages.value.flatMap(({ id: game, pages = {} }) =>
    Object.entries(pages).map(([pattern, way]) => ({ game, pattern, Page: later(way) })),
  ),
);

/** The page that the address names. */
export function App(): VNode {
  // Reading it here draws everything anew when the language changes.
  void reader.value;
  const at = path.value;
  if (match("/", at) !== null) return <Home />;
  if (match("/new", at) !== null) return <NewTable />;
  if (match("/watch", at) !== null) return <Watch />;
  if (match("/learn", at) !== null) return <Learn />;
  if (match("/parts", at) !== null) return <Parts />;
  if (match("/me", at) !== null) return <You />;
  const table = match("/table/*", at);
  if (table !== null) return <TablePage key={table} id={table} />;
  if (match("/stats", at) !== null) return <Stats />;
  const replay = match("/replay/*", at);
  if (replay !== null) return <Replay key={replay} id={replay} />;
  const invitation = match("/invite/*", at);
  if (invitation !== null) return <Invited key={invitation} token={invitation} />;
  const resume = match("/resume/*", at);
  if (resume !== null) return <Resume key={resume} token={resume} />;
  for (const { game, pattern, Page } of gamesOwn.value) {
    const id = match(pattern, at);
    if (id === null) continue;
    return (
      <OfGame game={game}>
        <Page id={id} />
      </OfGame>
    );
  }
  return <NotFound />;
}
