import { useSignal } from "@preact/signals";
import { type ApiError, post } from "../../api";
import { CopyLink } from "../../parts/CopyLink";
import { Trouble } from "../../parts/Faults";
import { isLoopback } from "../../parts/hosts";
import { asApiError } from "../../parts/loaded";
import { say } from "../../text/current";
import type { ResumeLink } from "../../wire";

/** A link that makes another browser the same person, so that a game goes on there. */
export function OtherDevice() {
  const found = useSignal<ResumeLink | null>(null);
  const error = useSignal<ApiError | null>(null);
  const make = async (): Promise<void> => {
    error.value = null;
    try {
      found.value = await post<ResumeLink>("/api/me/resume");
    } catch (reason) {
      error.value = asApiError(reason);
    }
  };
  return (
    <section class="block">
      <h2>{say("you-device")}</h2>
      {found.value === null ? (
        <div>
          <button type="button" onClick={() => void make()}>
            {say("page-other-device")}
          </button>
          <p class="hint">{say("you-device-more")}</p>
        </div>
      ) : (
        <>
          <p class="hint">{say("page-other-device-more")}</p>
          <CopyLink link={found.value.link} label={say("page-other-device")} />
          {isLoopback(new URL(found.value.link).hostname) ? (
            <p class="notice">{say("page-invite-local")}</p>
          ) : null}
        </>
      )}
      <Trouble error={error.value} />
    </section>
  );
}
