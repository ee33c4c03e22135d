// The account, for those who want one. Who plays as a guest is told in a sentence what it is for.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { get, patch, post } from "../../api";
import { AskForm, type AskedField } from "../../parts/AskForm";
import { useLoaded } from "../../parts/loaded";
import { account, greet, greeted, hello } from "../../store";
import { say } from "../../text/current";
import type { ChangePassword, Fault, Login, Tables } from "../../wire";
import { apart, keep, leaveNothing, logOut } from "../keeping/keeping";
import { Keeping } from "../keeping/KeptWhere";

interface ToldProps {
  /** What has just happened, in a sentence. */
  readonly told: Signal<string>;
}

export function Account({ told }: ToldProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = account.value;
  const before = useRef(name);
  useEffect(() => {
    // What had the focus is gone with the guest's form, or with the account.
    if (before.current !== name) heading.current?.focus();
    before.current = name;
  }, [name]);
  return (
    <section class="block">
      <h2 ref={heading} tabIndex={-1}>
        {say("you-account")}
      </h2>
      {name === "" ? <Guest told={told} /> : <LoggedIn told={told} />}
    </section>
  );
}

// -- guests --------------------------------------------------------------------------------------

type Way = "" | "open" | "log-in";

function Guest({ told }: ToldProps) {
  const way = useSignal<Way>("");
  const buttons = useRef<HTMLDivElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (way.value !== "") returns.current = true;
    else if (returns.current) buttons.current?.querySelector("button")?.focus();
  }, [way.value]);
  const back = (
    <button type="button" onClick={() => (way.value = "")}>
      {say("you-back")}
    </button>
  );
  return (
    <>
      <p>{say("you-account-why")}</p>
      {way.value === "open" ? (
        <>
          <p class="hint">{say("you-open-more")}</p>
          <AskForm
            key="open"
            begins
            fields={[
              { ...nameField(), hint: say("you-account-name-more") },
              { ...newPassword("password", "you-password"), hint: say("you-password-more") },
            ]}
            verb={say("you-open")}
            placeOf={placeOf}
            send={async (values) => {
              await post("/api/account", login(values));
              await enter();
              told.value = say("you-opened", { account: account.value });
            }}
          >
            {back}
          </AskForm>
        </>
      ) : null}
      {way.value === "log-in" ? (
        <>
          <p class="hint">{say("you-log-in-more")}</p>
          <GuestStays />
          <AskForm
            key="log-in"
            begins
            fields={[nameField(), oldPassword("you-password")]}
            verb={say("you-log-in")}
            placeOf={placeOf}
            send={async (values) => {
              await post("/api/login", login(values));
              await enter();
              told.value = say("you-logged-in", { account: account.value });
            }}
          >
            {back}
          </AskForm>
        </>
      ) : null}
      {way.value === "" ? (
        <div class="inline" ref={buttons}>
          <button type="button" onClick={() => (way.value = "open")}>
            {say("you-open")}
          </button>
          <button type="button" onClick={() => (way.value = "log-in")}>
            {say("you-log-in")}
          </button>
        </div>
      ) : null}
    </>
  );
}

/** Be greeted by the account's name, with what it keeps. */
async function enter(): Promise<void> {
  await greet();
  await keep();
}

/** Whoever logs in is somebody else afterwards: the tables of the guest are not theirs. */
function GuestStays() {
  const { value } = useLoaded(String(greeted.value), () => get<Tables>("/api/me/tables"));
  const count = value.value?.tables.length ?? 0;
  if (count === 0) return null;
  return (
    <p class="notice">{say("you-guest-stays", { count, name: hello.value?.you.name ?? "" })}</p>
  );
}

// -- with an account -----------------------------------------------------------------------------

function LoggedIn({ told }: ToldProps) {
  const name = account.value;
  const leaving = useSignal(false);
  const leave = async (): Promise<void> => {
    if (leaving.peek()) return;
    leaving.value = true;
    try {
      await logOut();
      told.value = say("you-logged-out");
    } catch {
      told.value = say("page-no-answer");
    }
    leaving.value = false;
  };
  return (
    <>
      <p>{say("you-account-here", { account: name })}</p>
      <Keeping />
      <div>
        <button type="button" aria-busy={leaving.value} onClick={() => void leave()}>
          {say("you-log-out")}
        </button>
        <p class="hint">{say("you-log-out-more")}</p>
      </div>
      <Folded title={say("you-change")} about={say("you-change-more")} folds={told}>
        {(fold) => (
          <AskForm
            account={name}
            fields={[
              oldPassword("you-password-now"),
              { ...newPassword("wanted", "you-password-new"), hint: say("you-password-more") },
            ]}
            verb={say("you-change")}
            placeOf={placeInChange}
            send={async (values) => {
              const body: ChangePassword = {
                password: values["password"] ?? "",
                wanted: values["wanted"] ?? "",
              };
              await patch("/api/account", body);
              fold(say("you-changed"));
            }}
          />
        )}
      </Folded>
      <Folded title={say("you-close")} about={say("you-close-more")} folds={told}>
        {(fold) => (
          <AskForm
            account={name}
            fields={[oldPassword("you-password")]}
            verb={say("you-close")}
            placeOf={placeOf}
            send={async (values) => {
              const body: Login = { name, password: values["password"] ?? "" };
              await apart(async () => {
                await post("/api/account/close", body);
                leaveNothing();
                fold(say("you-closed"));
                await greet();
              });
            }}
          />
        )}
      </Folded>
    </>
  );
}

interface FoldedProps {
  readonly title: string;
  readonly about: string;
  readonly folds: Signal<string>;
  /** What is done folds the form away and is told. */
  readonly children: (fold: (words: string) => void) => preact.VNode;
}

/** A form that is seldom needed. */
function Folded({ title, about, folds, children }: FoldedProps) {
  const place = useRef<HTMLDetailsElement>(null);
  const round = useSignal(0);
  const fold = (words: string): void => {
    folds.value = words;
    round.value += 1; // nothing that was typed stays
    if (place.current === null) return;
    place.current.open = false;
    place.current.querySelector("summary")?.focus();
  };
  return (
    <details class="folded" ref={place}>
      <summary>{title}</summary>
      <div key={round.value} class="folded-inside">
        <p class="hint">{about}</p>
        {children(fold)}
      </div>
    </details>
  );
}

// -- fields --------------------------------------------------------------------------------------

function nameField(): AskedField {
  return { name: "name", label: say("you-account-name"), autocomplete: "username" };
}

function oldPassword(label: string): AskedField {
  return { name: "password", label: say(label), autocomplete: "current-password" };
}

function newPassword(name: string, label: string): AskedField {
  return { name, label: say(label), autocomplete: "new-password" };
}

function login(values: Readonly<Record<string, string>>): Login {
  return { name: values["name"] ?? "", password: values["password"] ?? "" };
}

/** Which field a fault is about: by its place, or by what it says. */
function placeOf({ place, message }: Fault): string {
  if (message.id === "web-account-taken") return "name";
  return message.id === "web-login-wrong" ? "password" : place;
}

/** The server knows one password by its place: it is the new one whose length may be wrong. */
function placeInChange(fault: Fault): string {
  return fault.message.id === "web-password-length" ? "wanted" : placeOf(fault);
}
