import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../parts/Icon";
import { read, say } from "../text/current";
import type { Division, Domain, Ordering, QuestionView, Range, Subset } from "../wire";
import { asData, divided, inOrder, isEnough, leastParts, left, moved, toggled, within } from "./domains";
import type { Sitting } from "./sitting";

interface InputProps<Kind> {
  readonly domain: Kind;
  readonly answer: (value: unknown) => void;
}

interface DomainInputProps {
  readonly sitting: Sitting;
  readonly asked: QuestionView;
  readonly domain: Domain;
}

/** An answer that is not one of a list: a number, some of several things, an order, a division. */
export function DomainInput({ sitting, asked, domain }: DomainInputProps) {
  const answer = (value: unknown): void => void sitting.answer(asked, value);
  switch (domain.type) {
    case "Range":
      return <RangeInput domain={domain} answer={answer} />;
    case "Subset":
      return <SubsetInput domain={domain} answer={answer} />;
    case "Ordering":
      return <OrderingInput domain={domain} answer={answer} />;
    case "Division":
      return <DivisionInput domain={domain} answer={answer} />;
    default:
      return <TextInput answer={answer} />;
  }
}

/** The words for a key: a seat, a card by its name where it is known, else the key itself. */
function keyInWords(key: string): string {
  const slug = (key.split(":").at(-1) ?? key).replace(/\.-?\d+$/, "");
  const kind = /^\d+$/.test(slug) ? "seat" : "card";
  return read({ type: "name", kind, key: slug });
}

interface FormProps {
  readonly send: () => void;
  readonly ready?: boolean;
  readonly children: ComponentChildren;
}

function Form({ send, ready = true, children }: FormProps) {
  return (
    <form
      class="domain"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) send();
      }}
    >
      {children}
      <button type="submit" class="main-button" aria-disabled={!ready}>
        {say("page-answer")}
      </button>
    </form>
  );
}

function RangeInput({ domain, answer }: InputProps<Range>) {
  const value = useSignal(domain.low);
  const kept = (number: number): number => within(domain, number);
  return (
    <Form send={() => answer(value.value)}>
      <span class="stepper">
        <button
          type="button"
          aria-label={say("page-less")}
          onClick={() => (value.value = kept(value.value - 1))}
        >
          −
        </button>
        <input
          type="number"
          min={domain.low}
          max={domain.high}
          value={value.value}
          aria-label={say("page-range", { low: domain.low, high: domain.high })}
          onInput={(event) => {
            const number = event.currentTarget.valueAsNumber;
            if (Number.isInteger(number)) value.value = kept(number);
          }}
        />
        <button
          type="button"
          aria-label={say("page-more")}
          onClick={() => (value.value = kept(value.value + 1))}
        >
          +
        </button>
      </span>
      <span class="hint">{say("page-range", { low: domain.low, high: domain.high })}</span>
    </Form>
  );
}

function SubsetInput({ domain, answer }: InputProps<Subset>) {
  const chosen = useSignal<readonly string[]>([]);
  const count = chosen.value.length;
  const toggle = (key: string): void => {
    chosen.value = toggled(domain, chosen.value, key);
  };
  return (
    <Form
      ready={isEnough(domain, chosen.value)}
      send={() => answer(inOrder(domain, chosen.value))}
    >
      <span class="hint">
        {say("page-subset", { count, least: domain.at_least, most: domain.at_most })}
      </span>
      {domain.keys.map((key) => (
        <button
          key={key}
          type="button"
          class="choice"
          aria-pressed={chosen.value.includes(key)}
          onClick={() => toggle(key)}
        >
          {keyInWords(key)}
        </button>
      ))}
    </Form>
  );
}

function OrderingInput({ domain, answer }: InputProps<Ordering>) {
  const order = useSignal<readonly string[]>(domain.keys);
  const last = order.value.length - 1;
  const move = (from: number, to: number): void => {
    order.value = moved(order.value, from, to);
  };
  return (
    <Form send={() => answer(order.value)}>
      <ol class="ordering">
        {order.value.map((key, at) => (
          <li key={key}>
            <span>{keyInWords(key)}</span>
            <button
              type="button"
              class="bare"
              aria-label={say("page-earlier", { thing: keyInWords(key) })}
              aria-disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <Icon sign="up" />
            </button>
            <button
              type="button"
              class="bare"
              aria-label={say("page-later", { thing: keyInWords(key) })}
              aria-disabled={at === last}
              onClick={() => move(at, at + 1)}
            >
              <Icon sign="down" />
            </button>
          </li>
        ))}
      </ol>
    </Form>
  );
}

function DivisionInput({ domain, answer }: InputProps<Division>) {
  const parts = useSignal<readonly number[]>(leastParts(domain));
  const rest = left(domain, parts.value);
  return (
    <Form ready={rest === 0} send={() => answer(parts.value)}>
      <span class="hint">{say("page-division", { left: rest })}</span>
      {domain.keys.map((key, at) => (
        <label key={key} class="division">
          <span>{keyInWords(key)}</span>
          <input
            type="number"
            min={domain.at_least}
            max={domain.total}
            value={parts.value[at]}
            onInput={(event) => {
              const number = event.currentTarget.valueAsNumber;
              if (!Number.isFinite(number)) return;
              parts.value = divided(domain, parts.value, at, number);
              event.currentTarget.value = String(parts.value[at]);
            }}
          />
        </label>
      ))}
    </Form>
  );
}

/** What somebody reports from outside: plain text, or data where it reads as such. */
function TextInput({ answer }: Pick<InputProps<unknown>, "answer">) {
  const text = useSignal("");
  return (
    <Form send={() => answer(asData(text.value))}>
      <input
        class="report"
        value={text.value}
        aria-label={say("page-report")}
        placeholder={say("page-report")}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
    </Form>
  );
}
