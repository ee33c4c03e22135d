import { useSignal } from "@preact/signals";
import { type ApiError, get, post } from "../api";
import { Trouble } from "../parts/Faults";
import { asApiError, useLoaded } from "../parts/loaded";
import { Shell } from "../parts/Shell";
import { go } from "../router";
import { hello } from "../store";
import { read, say } from "../text/current";
import type { Enter, Invited } from "../wire";

/** Somebody opened an invitation: what it is to, and a name to go by there. */
export function InvitedPage({ token }: { readonly token: string }) {
  const path = `/api/invitations/${encodeURIComponent(token)}`;
  const { value, error } = useLoaded(token, () => get<Invited>(path));
  return (
    <Shell narrow>
      {value.value === null ? (
        <h1>{say("page-invited")}</h1>
      ) : (
        <Accept token={token} invited={value.value} />
      )}
      <Trouble error={error.value} />
    </Shell>
  );
}

function Accept({ token, invited }: { readonly token: string; readonly invited: Invited }) {
  const error = useSignal<ApiError | null>(null);
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const name = String(form.get("name") ?? "").trim();
    const body: Enter = { role: invited.role, name, invitation: token };
    try {
      await post(`/api/tables/${invited.table}/enter`, body);
      go(`/table/${invited.table}`, true);
    } catch (reason) {
      error.value = asApiError(reason);
    }
  };
  return (
    <form class="invited" onSubmit={enter}>
      <h1>{say("page-invited-to", { host: invited.host })}</h1>
      <p class="lead">{read(invited.title)}</p>
      <p>{say(`page-invited-as-${invited.role}`)}</p>
      <label for="guest-name">{say("page-own-name")}</label>
      <input
        id="guest-name"
        name="name"
        maxLength={24}
        autocomplete="nickname"
        defaultValue={hello.value?.you.name ?? ""}
      />
      <p>
        <button type="submit" class="main-button">
          {say(`page-invited-enter-${invited.role}`)}
        </button>
      </p>
      <Trouble error={error.value} />
    </form>
  );
}
