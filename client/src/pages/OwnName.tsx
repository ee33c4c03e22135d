import { useSignal } from "@preact/signals";
import type { ApiError } from "../api";
import { Trouble } from "../parts/Faults";
import { asApiError } from "../parts/loaded";
import { hello, rename } from "../store";
import { say } from "../text/current";

/** What the reader is called at tables. */
export function OwnName() {
  const you = hello.value?.you;
  const saved = useSignal(false);
  const error = useSignal<ApiError | null>(null);
  if (you === undefined) return null;
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const name = String(new FormData(form).get("name") ?? "").trim();
    error.value = null;
    try {
      await rename(name);
      saved.value = true;
    } catch (reason) {
      error.value = asApiError(reason);
    }
  };
  return (
    <form class="block name-form" onSubmit={save}>
      <label for="own-name">{say("page-own-name")}</label>
      <div class="inline">
        <input
          id="own-name"
          name="name"
          maxLength={24}
          autocomplete="nickname"
          defaultValue={you.name}
          onInput={() => {
            saved.value = false;
          }}
        />
        <button type="submit">{say(saved.value ? "page-saved" : "page-save")}</button>
      </div>
      <Trouble error={error.value} />
    </form>
  );
}
