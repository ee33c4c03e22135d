import type { Signal } from "@preact/signals";
import { OwnImages } from "../cards/OwnImages";
import { Dialog } from "../parts/Dialog";
import { ChoiceRow, SettingsDialog } from "../parts/SettingsDialog";
import { useLoaded } from "../parts/loaded";
import { useWish } from "../parts/wish";
import { catalogue } from "../store";
import { read, reader, say } from "../text/current";
import type { QuestionView, Stops } from "../wire";
import type { GameTable } from "./contract";
import { HelpDialog } from "./HelpDialog";
import { PassedDialog } from "./Passed";
import { ACT, type Sheet } from "./sheets";
import type { Sitting } from "./sitting";
import { InitiativeList, Unasked } from "./Unasked";
import { WhyNot } from "./WhyNot";

interface DialogsProps {
  readonly sitting: Sitting;
  readonly sheet: Signal<Sheet | null>;
  readonly game: GameTable | null;
}

export function Dialogs({ sitting, sheet, game }: DialogsProps) {
  const close = (): void => {
    sheet.value = null;
  };
  if (sheet.value?.startsWith(ACT)) {
    return <Unasked sitting={sitting} kind={sheet.value.slice(ACT.length)} close={close} />;
  }
  switch (sheet.value) {
    case "settings":
      return (
        <SettingsDialog close={close}>
          <StopsRows sitting={sitting} />
          {reader.value === null ? null : <OwnImages reader={reader.value} />}
        </SettingsDialog>
      );
    case "stops":
      return (
        <Dialog title={say("page-stops-open")} close={close}>
          <StopsRows sitting={sitting} />
        </Dialog>
      );
    case "passed":
      return <PassedDialog sitting={sitting} sheet={sheet} close={close} />;
    case "help":
      return <HelpDialog sitting={sitting} game={game} close={close} />;
    case "why":
      return <WhyNot sitting={sitting} close={close} />;
    case "concede":
      return <Concede sitting={sitting} close={close} />;
    case "acts":
      return (
        <InitiativeList
          sitting={sitting}
          close={close}
          open={(kind) => (sheet.value = `${ACT}${kind}`)}
        />
      );
    case "words":
      return (
        <Dialog title={say("page-in-words")} close={close} wide>
          <ul class="in-words">
            {(game?.inWords?.(sitting.play) ?? []).map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </Dialog>
      );
    default:
      return null;
  }
}

interface SheetProps {
  readonly sitting: Sitting;
  readonly close: () => void;
}

/** What the reader wants to be asked and what not. */
function StopsRows({ sitting }: { readonly sitting: Sitting }) {
  const held = sitting.known.value?.you.stops ?? null;
  return held === null ? null : <StopChoices sitting={sitting} held={held} />;
}

function StopChoices({ sitting, held }: { readonly sitting: Sitting; readonly held: Stops }) {
  const [stops, ask] = useWish(held, (wish) => sitting.do({ type: "stops", stops: wish }));
  const change = (part: Partial<Stops>): void => ask({ ...stops, ...part });
  const { value: games } = useLoaded("catalogue", catalogue).value;
  const game = games?.games.find((one) => one.id === sitting.known.value?.table.game);
  const asked = sitting.play.choices.question.value;
  return (
    <>
      <ChoiceRow
        label={say("page-stops")}
        hint={say("page-stops-hint")}
        value={stops.stops}
        choices={(["useful", "all"] as const).map((one) => [one, say(`page-stops-${one}`)])}
        choose={(value) => change({ stops: value })}
      />
      {game?.settings.map((setting) => (
        <ChoiceRow
          key={setting.id}
          label={read(setting.label)}
          {...(setting.hint === null ? {} : { hint: read(setting.hint) })}
          value={stops.choices[setting.id] ?? setting.values[0]?.[0] ?? ""}
          choices={setting.values.map(([value, told]) => [value, read(told)] as const)}
          choose={(value) => change({ choices: { ...stops.choices, [setting.id]: value } })}
        />
      ))}
      {game?.passes === false ? null : (
        <CardWishes
          cards={stops.cards}
          asked={asked}
          change={(cards) => change({ cards })}
        />
      )}
    </>
  );
}

interface CardWishesProps {
  readonly cards: Stops["cards"];
  readonly asked: QuestionView | null;
  readonly change: (cards: Stops["cards"]) => void;
}

const CARD_WISHES = ["usual", "always", "never"] as const;

/** Which cards the reader wants to be asked about: those of the window, and those with a wish. */
function CardWishes({ cards, asked, change }: CardWishesProps) {
  const slugs = [...new Set([...playable(asked), ...Object.keys(cards)])];
  if (slugs.length === 0) return null;
  const choose = (slug: string, wish: string): void => {
    const others = Object.entries(cards).filter(([each]) => each !== slug);
    change(Object.fromEntries(wish === "usual" ? others : [...others, [slug, wish]]) as typeof cards);
  };
  return (
    <fieldset class="card-wishes">
      <legend>{say("page-stops-cards")}</legend>
      <p class="hint">{say("page-stops-cards-hint")}</p>
      {slugs.map((slug) => (
        <ChoiceRow
          key={slug}
          label={read({ type: "name", kind: "card", key: slug })}
          value={cards[slug] ?? "usual"}
          choices={CARD_WISHES.map((wish) => [wish, say(`page-stops-card-${wish}`)])}
          choose={(wish) => choose(slug, wish)}
        />
      ))}
    </fieldset>
  );
}

/** The cards that can be played in a window, by their slugs. */
function playable(asked: QuestionView | null): string[] {
  if (!asked?.options.some((option) => option.key === "pass")) return [];
  return asked.options.flatMap((option) =>
    (option.about ?? []).flatMap((target) => (target.type === "CardTarget" ? [target.slug] : [])),
  );
}

/** What giving up does: with two players, or alone, the match is over at once. */
function concedeWords(sitting: Sitting): string {
  const known = sitting.known.value;
  const others = known?.table.seats.filter((one) => one.seat !== known.you.seat) ?? [];
  if (others.length === 0) return say("page-concede-sure-alone");
  const [other] = others;
  if (others.length > 1 || other === undefined) return say("page-concede-sure");
  const seat = { type: "name", kind: "seat", key: String(other.seat) } as const;
  return say("page-concede-sure-two", { seat });
}

function Concede({ sitting, close }: SheetProps) {
  return (
    <Dialog title={say("page-concede")} close={close}>
      <p>{concedeWords(sitting)}</p>
      <div class="inline">
        <button
          type="button"
          class="main-button"
          onClick={() => {
            close();
            void sitting.do({ type: "act", kind: "concede" });
          }}
        >
          {say("page-concede")}
        </button>
        <button type="button" onClick={close}>
          {say("page-concede-not")}
        </button>
      </div>
    </Dialog>
  );
}
