// A test as a scene: who rolls, the dice as they fell, the total large, what it is held against.

import { useEffect, useRef, useState } from "preact/hooks";
import { Die } from "../../cards/Die";
import { cardOf } from "../../cards/pool";
import { Sign } from "./cards/signs";
import type { Play } from "../../table/contract";
import { Digit } from "../../table/Digit";
import type { Arg, Name } from "../../wire";
import type { ObstacleView, TestView, TombRaiderView } from "./wire";
import { Pips } from "./Cell";
import { CardControl } from "./CardControl";
import { bonusOf } from "./chance";
import { useClearSpot } from "./corners";
import { SeatSeal } from "./Piece";
import { answering, hasView, litFor, mark, viewOf } from "./state";
import { cardName, message, obstacleName, seatName, signed } from "./words";

export function Scene({ play }: { play: Play }) {
  const view = viewOf(play);
  const [first] = hasView(play) ? view.tests : [];
  const occasion = first ? `${first.seat} ${first.ability} ${first.obstacle} ${view.turn}` : "";
  const [isFolded, fold] = useState(false);
  useEffect(() => fold(false), [occasion]);
  const place = useRef<HTMLElement>(null);
  const spot = useClearSpot(place, play, isFolded);
  if (!hasView(play)) return null;
  const hasMore = view.harm.length > 0 || view.announced.length > 0;
  if (!first && !hasMore) return <Choosing play={play} />;
  const reader = play.reader.value;
  const classes = `scene${isFolded ? " scene-folded" : ""}`;
  return (
    <section
      ref={place}
      class={classes}
      data-at={spot}
      aria-label={reader.say("page-tr-scene")}
    >
      <header class="scene-head">
        <h2>{reader.read(first ? titleOf(view, first) : moreOf(view))}</h2>
        <button
          type="button"
          class="scene-fold"
          aria-expanded={!isFolded}
          aria-label={reader.say(isFolded ? "page-tr-unfold" : "page-tr-fold")}
          onClick={() => fold(!isFolded)}
        >
          <Sign of="fold" size={18} />
        </button>
      </header>
      {!isFolded && (
        <>
          {first && <Sides play={play} />}
          <Announced play={play} />
          <Harm play={play} />
        </>
      )}
    </section>
  );
}

/** What goes on without a test: cards are announced, or else only harm is about to be taken. */
function moreOf(view: TombRaiderView): Arg {
  return message(view.announced.length > 0 ? "page-tr-scene-cards" : "page-tr-scene-harm");
}

function titleOf(view: TombRaiderView, test: TestView): Arg {
  const seat = seatName(test.seat);
  const obstacle = obstacleOf(view, test);
  if (test.rival !== null) {
    return message("page-tr-scene-attack", { seat, rival: seatName(test.rival) });
  }
  if (obstacle) return message("page-tr-scene-against", { seat, obstacle: obstacleName(obstacle) });
  if (test.obstacle) {
    return message("page-tr-scene-against", { seat, obstacle: cardName(test.obstacle) });
  }
  const isSearch = test.ability === "search" && !test.target;
  if (isSearch) return message("page-tr-scene-search", { seat });
  return message("page-tr-scene-test", { seat, ability: message(`ability-${test.ability}`) });
}

function obstacleOf(view: TombRaiderView, test: TestView): ObstacleView | undefined {
  const space = view.raiders.find((raider) => raider.seat === test.seat)?.space;
  const place = view.places.find((one) => one.space === space);
  return place?.obstacles.find((one) => one.slug === test.obstacle);
}

function Sides({ play }: { play: Play }) {
  const view = viewOf(play);
  const [first, second] = view.tests;
  if (!first) return null;
  return (
    <div class="scene-sides">
      <Roller play={play} test={first} />
      {(second || aimOf(view, first) > 0) && (
        <>
          <span class="scene-against" aria-hidden="true">
            {second ? <Sign of="fight" size={26} /> : "≥"}
          </span>
          {second ? <Roller play={play} test={second} /> : <Aim play={play} test={first} />}
        </>
      )}
    </div>
  );
}

function Roller({ play, test }: { play: Play; test: TestView }) {
  const reader = play.reader.value;
  const name = reader.read(seatName(test.seat));
  const sum = test.faces.reduce((total, face) => total + face, 0);
  const bonus = addedTo(play, test);
  const isRolled = test.faces.length > 0;
  const faces = isRolled ? test.faces : Array.from({ length: test.dice }, () => 0);
  const made = [
    ...(test.faces.length > 1 ? [test.faces.join(" + ")] : []),
    ...(bonus === 0 ? [] : [reader.say("page-tr-bonus", { bonus: signed(bonus) })]),
    ...(isRolled ? [] : [reader.say("page-tr-dice", { dice: test.dice })]),
  ];
  return (
    <div class="scene-side">
      <p class="scene-who">
        <SeatSeal seat={test.seat} />
        <b>{name}</b>
        <span class={`ability ability-${test.ability}`}>
          <Sign of={test.ability} size={15} /> {reader.say(`ability-${test.ability}`)}
        </span>
      </p>
      <p class="dice" role="img" aria-label={diceInWords(play, test)}>
        {faces.map((face, at) => (
          <Die key={at} face={face} at={at} size={faces.length > 5 ? 26 : 34} />
        ))}
      </p>
      <p class="scene-total" aria-hidden="true">
        {isRolled ? sum + bonus : "?"}
      </p>
      <p class="scene-made">{made.join(" · ")}</p>
    </div>
  );
}

/** The log knows what cards in play add to a roll, the view only what was played for it. */
function addedTo(play: Play, test: TestView): number {
  return bonusOf(play.lines.value, test.seat, test.faces) ?? test.bonus;
}

function diceInWords(play: Play, test: TestView): string {
  const reader = play.reader.value;
  if (!test.faces.length) return reader.say("page-tr-dice", { dice: test.dice });
  const total = test.faces.reduce((sum, face) => sum + face, 0) + addedTo(play, test);
  return reader.say("page-tr-rolled", { faces: test.faces.join(" + "), total });
}

/** What the result is held against: the test's target, in the treasure room that of its search. */
function aimOf(view: TombRaiderView, test: TestView): number {
  if (test.target || test.ability !== "search") return test.target;
  const space = view.raiders.find((raider) => raider.seat === test.seat)?.space;
  return view.places.find((place) => place.space === space)?.target ?? 0;
}

function Aim({ play, test }: { play: Play; test: TestView }) {
  const view = viewOf(play);
  const reader = play.reader.value;
  const obstacle = obstacleOf(view, test);
  return (
    <div class="scene-side scene-aim">
      <p class="scene-who">
        {obstacle && <Sign of={obstacle.kind} size={18} />}
        {!test.target && <Sign of="treasure" size={18} />}
        <b>
          {obstacle
            ? reader.read(obstacleName(obstacle))
            : reader.say(test.target ? "page-tr-target" : "page-tr-figure-treasure")}
        </b>
        {obstacle && obstacle.life > 0 && (
          <Pips life={obstacle.life - obstacle.damage} most={obstacle.life} />
        )}
      </p>
      <p class="scene-total scene-target">{aimOf(view, test)}</p>
      {obstacle && <Failure play={play} test={test} obstacle={obstacle} />}
    </div>
  );
}

/** What failing does, as its card says it. */
function Failure({ play, test, obstacle }: { play: Play; test: TestView; obstacle: ObstacleView }) {
  return <Fails play={play} seat={test.seat} slug={obstacle.slug} isBuiltIn={obstacle.number < 0} />;
}

interface FailsProps {
  readonly play: Play;
  readonly seat: number | null;
  readonly slug: string;
  /** It is printed on the location where the raider of this seat stands. */
  readonly isBuiltIn: boolean;
}

function Fails({ play, seat, slug, isBuiltIn }: FailsProps) {
  const view = viewOf(play);
  const space = view.raiders.find((raider) => raider.seat === seat)?.space;
  const place = view.places.find((one) => one.space === space);
  const card = isBuiltIn ? place?.slug : slug;
  const sentence = cardOf(card ?? "")?.text.find((one) => one.id === "card-failure");
  return sentence ? <p class="scene-made">{play.reader.value.read(sentence)}</p> : null;
}

function Announced({ play }: { play: Play }) {
  const view = viewOf(play);
  const reader = play.reader.value;
  if (!view.announced.length) return null;
  return (
    <ul class="scene-cards">
      {view.announced.map(([seat, slug], at) => (
        <li key={at}>
          <span>{reader.say("page-tr-announced", { seat: seatName(seat) })}</span>
          <CardControl play={play} slug={slug} number={null} size="token" />
        </li>
      ))}
    </ul>
  );
}

function Harm({ play }: { play: Play }) {
  const view = viewOf(play);
  const reader = play.reader.value;
  if (!view.harm.length) return null;
  return (
    <ul class="scene-harm">
      {view.harm.map(([seat, amount], at) => (
        <li key={at}>
          <Sign of="injured" size={18} />
          {reader.say("page-tr-harm", { seat: seatName(seat), amount })}
        </li>
      ))}
    </ul>
  );
}

/** Which ability an obstacle is tested with, when that is asked, and what failing does. */
function Choosing({ play }: { play: Play }) {
  const lit = litFor(play);
  const tests = [...lit.tests];
  const place = useRef<HTMLElement>(null);
  const spot = useClearSpot(place, play, tests.length === 0);
  if (!tests.length) return null;
  const reader = play.reader.value;
  const against = play.choices.question.value?.message.args["obstacle"];
  return (
    <section
      ref={place}
      class="scene scene-choosing"
      data-at={spot}
      aria-label={reader.say("page-tr-scene")}
    >
      <div class="scene-sides">
        {tests.map(([ability, keys]) => (
          <button
            key={ability}
            type="button"
            class={`scene-choice ability-${ability}${mark(play, keys)}`}
            {...answering(play, keys[0])}
          >
            <Sign of={ability} size={20} />
            <span>{reader.read(play.choices.options.value.get(keys[0] ?? "")?.message ?? "")}</span>
            <Digit play={play} answer={keys[0]} />
          </button>
        ))}
      </div>
      {isName(against) && (
        <Fails
          play={play}
          seat={play.you.value.seat}
          slug={against.key}
          isBuiltIn={against.kind === "obstacle"}
        />
      )}
    </section>
  );
}

function isName(arg: Arg | undefined): arg is Name {
  return typeof arg === "object" && "type" in arg && arg.type === "name";
}
