// Parts of the house by themselves, for whoever works on them: /parts#seats=4&shared=2&cards=7

import { useEffect, useState } from "preact/hooks";
import { playerName, say } from "../../text/current";
import { Mats, Playmat } from "../../table/mats/Mats";

/** So many of what the address does not say. */
const USUAL = { seats: 3, shared: 2, cards: 5, watched: 0 };

type Wanted = typeof USUAL;

function wanted(): Wanted {
  const asked = new URLSearchParams(location.hash.slice(1));
  const number = (name: keyof Wanted): number => Number(asked.get(name) ?? USUAL[name]);
  return {
    seats: number("seats"),
    shared: number("shared"),
    cards: number("cards"),
    watched: number("watched"),
  };
}

/** Playmats and shared places with as many seats, places and cards as the address says. */
export function PartsPage() {
  const [{ seats, shared, cards, watched }, want] = useState(wanted);
  useEffect(() => {
    const listen = (): void => want(wanted());
    window.addEventListener("hashchange", listen);
    return () => window.removeEventListener("hashchange", listen);
  }, []);
  const mat = (seat: number) => (
    <Playmat
      key={seat}
      seat={seat}
      name={playerName("", seat)}
      label={playerName("", seat)}
      own={seat === 0 && watched === 0}
      active={seat === 1}
    >
      <Row count={cards} />
    </Playmat>
  );
  const others = numbers(seats).filter((seat) => seat > 0 || watched > 0);
  return (
    <main class="parts-page">
      <Mats
        others={others.map(mat)}
        sharedLabel={say("page-any-table")}
        shared={shared === 0 ? null : numbers(shared).map((at) => <Zone key={at} cards={cards} />)}
        own={watched === 0 ? mat(0) : null}
      />
    </main>
  );
}

function Zone({ cards }: { readonly cards: number }) {
  return (
    <section>
      <Row count={cards} />
    </section>
  );
}

/** The newest first, so that one more moves all others. */
function Row({ count }: { readonly count: number }) {
  return (
    <ul class="mats-row">
      {numbers(count).map((at) => (
        <li key={count - at} class="tag">
          {count - at}
        </li>
      ))}
    </ul>
  );
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}
