import { useSignal } from "@preact/signals";
import { type ApiError, get, post } from "../api";
import { Trouble } from "../parts/Faults";
import { Icon } from "../parts/Icon";
import { asApiError, useLoaded } from "../parts/loaded";
import { Shell } from "../parts/Shell";
import { ToHome } from "../parts/ToHome";
import { go } from "../router";
import { greet, hello } from "../store";
import { read, say } from "../text/current";
import type { Enter, Invited, Role } from "../wire";

/** Somebody opened an invitation: what it is to, and a name to go by there. */
export function InvitedPage({ token }: { readonly token: string }) {
  const path = `/api/invitations/${encodeURIComponent(token)}`;
  const { value, error } = useLoaded(token, () => get<Invited>(path));
  const invited = value.value;
  return (
    <Shell narrow>
      {invited === null ? (
        <>
          <h1>{say("page-invited")}</h1>
          {error.value === null ? <p class="loading">{say("page-loading")}</p> : null}
          <Trouble error={error.value} />
          {error.value?.faults.length ? <p>{say("page-invited-broken")}</p> : null}
        </>
      ) : (
        <>
          <h1>{say("page-invited-to", { host: invited.host })}</h1>
          <p class="lead">
            {say("page-invited-game", {
              game: say(`game-${invited.game}`),
              title: read(invited.title),
            })}
          </p>
          <Accept token={token} invited={invited} />
        </>
      )}
      <ToHome />
    </Shell>
  );
}

interface AcceptProps {
  readonly token: string;
  readonly invited: Invited;
}

function Accept({ token, invited }: AcceptProps) {
  if (invited.here) {
    return (
      <>
        <p>{say("page-invited-here")}</p>
        <p>
          <a class="button main-button" href={`/table/${invited.table}`}>
            {say("page-replay-to-table")}
          </a>
        </p>
      </>
    );
  }
  const roles = rolesOf(invited);
  const why = hindrances(invited);
  return (
    <>
      <p>{say(`page-invited-as-${invited.role}`)}</p>
      {why.map((id) => (
        <p key={id} class="notice">
          {say(id)}
        </p>
      ))}
      {roles.length === 0 ? null : <EnterForm token={token} invited={invited} roles={roles} />}
    </>
  );
}

/** As what somebody may come by a link now: as what it is for if that can be, or to watch. */
function rolesOf({ role, stage, free, watching }: Invited): readonly Role[] {
  if (stage === "closed") return [];
  const isBarred = (role === "player" && !free) || role === "spectator";
  return [...(isBarred ? [] : [role]), ...(watching ? (["spectator"] as const) : [])];
}

/** Why somebody cannot come as what a link is for, by the ids of messages; none if they can. */
function hindrances({ role, stage, free, watching }: Invited): readonly string[] {
  if (stage === "closed") return ["page-stage-closed"];
  const unseen = watching ? [] : ["page-invited-unseen"];
  if (role === "spectator") return unseen;
  if (role !== "player" || free) return [];
  return [stage === "over" ? "page-invited-over" : "page-invited-full", ...unseen];
}

interface EnterProps extends AcceptProps {
  /** As what one may come, the usual one first. */
  readonly roles: readonly Role[];
}

function EnterForm({ token, invited, roles }: EnterProps) {
  const error = useSignal<ApiError | null>(null);
  const enter = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement, event.submitter);
    const name = String(form.get("name") ?? "").trim();
    const role = roles.find((one) => one === form.get("role")) ?? invited.role;
    const body: Enter = { role, name, invitation: token };
    try {
      await post(`/api/tables/${invited.table}/enter`, body);
      // A guest without a name of their own keeps that one.
      if (name !== "" && name !== hello.peek()?.you.name) await greet().catch(() => undefined);
      go(`/table/${invited.table}`, true);
    } catch (reason) {
      error.value = asApiError(reason);
    }
  };
  return (
    <form class="invited" onSubmit={enter}>
      <label for="guest-name">{say("page-own-name")}</label>
      <input
        id="guest-name"
        name="name"
        maxLength={24}
        autocomplete="nickname"
        defaultValue={hello.value?.you.name ?? ""}
      />
      <div class="inline">
        {roles.map((role, at) => (
          <button
            key={role}
            type="submit"
            name="role"
            value={role}
            class={at === 0 ? "main-button" : ""}
          >
            {role === "spectator" ? <Icon sign="eye" size={16} /> : null}{" "}
            {say(`page-invited-enter-${role}`)}
          </button>
        ))}
      </div>
      <Trouble error={error.value} />
    </form>
  );
}
