import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type ApiError, post } from "../api";
import { CopyLink } from "../parts/CopyLink";
import { Trouble } from "../parts/Faults";
import { isLoopback } from "../parts/hosts";
import { asApiError } from "../parts/loaded";
import { ChoiceRow } from "../parts/SettingsDialog";
import { language, say } from "../text/current";
import { TAGS } from "../text/languages";
import type { Invitation, Invite, Role, SeatView, TableView } from "../wire";

interface InvitingProps {
  readonly table: TableView;
  readonly host: boolean;
}

/**
 * A link for others, to copy or to scan; which roles it may give, the host decides. Nobody is
 * invited to play while no seat is free.
 */
export function Inviting({ table, host }: InvitingProps) {
  const chosen = useSignal<Role>("player");
  const invitation = useSignal<Invitation | null>(null);
  const error = useSignal<ApiError | null>(null);
  const roles = rolesFor(table, host);
  // Whoever has chosen the link for players sees another one while no seat is free.
  const role = roles.includes(chosen.value) ? chosen.value : roles[0];
  useEffect(() => {
    if (role === undefined) return;
    let current = true;
    // A ban makes the link void that was shown until then.
    invitation.value = null;
    const body: Invite = { role };
    post<Invitation>(`/api/tables/${table.id}/invitations`, body).then(
      (made) => {
        if (current) invitation.value = made;
      },
      (reason: unknown) => {
        if (current) error.value = asApiError(reason);
      },
    );
    return () => {
      current = false;
    };
  }, [table.id, role, table.bans]);
  if (role === undefined) return null;
  return (
    <section class="block inviting">
      <h2>{say("page-invite")}</h2>
      <p class="hint">{say(roles.includes("player") ? "page-invite-more" : "page-invite-full")}</p>
      {roles.length > 1 ? (
        <ChoiceRow
          label={say("page-invite-whom")}
          value={role}
          choices={roles.map((one) => [one, say(`page-role-${one}`)] as const)}
          choose={(one) => {
            chosen.value = one;
          }}
          {...(SPECIAL.includes(role) ? { hint: say(`page-invite-for-${role}`) } : {})}
        />
      ) : null}
      {invitation.value === null ? null : (
        <>
          {/* Before the link: whoever copies it must know whom it leads nowhere. */}
          {isLoopback(new URL(invitation.value.link).hostname) ? (
            <p class="notice">
              <OpenToOthers />
            </p>
          ) : null}
          <CopyLink link={invitation.value.link} label={say("page-invite-link")}>
            <Picture svg={invitation.value.qr} />
          </CopyLink>
          <p class="hint">{say("page-invite-until", { date: dateOf(invitation.value.expires) })}</p>
        </>
      )}
      <Trouble error={error.value} />
    </section>
  );
}

const COMMAND = "gorin serve --host 0.0.0.0";

/** How others get in, with the command in one piece. */
function OpenToOthers() {
  const [before, after] = say("page-invite-local", { command: COMMAND }).split(COMMAND);
  return (
    <>
      {before}
      <code class="command">{COMMAND}</code>
      {after}
    </>
  );
}

const SPECIAL: readonly Role[] = ["caster", "referee"];

function rolesFor(table: TableView, host: boolean): readonly Role[] {
  const watch: readonly Role[] = table.terms.watching === "none" ? [] : ["spectator"];
  const play: readonly Role[] = table.seats.some(isFree) ? ["player"] : [];
  return [...play, ...watch, ...(host ? (["caster", "referee"] as const) : [])];
}

/** Whether nobody has a seat, before the match. */
export function isFree(seat: SeatView): boolean {
  return seat.person === null && seat.bot === "";
}

function dateOf(milliseconds: number): string {
  const form = new Intl.DateTimeFormat(TAGS[language.value], { dateStyle: "long" });
  return form.format(milliseconds);
}

/** The link as a QR code. The policy of the page forbids images by data addresses. */
function Picture({ svg }: { readonly svg: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    if (parsed.nodeName === "svg") place.current?.replaceChildren(document.importNode(parsed, true));
  }, [svg]);
  return <div class="qr" role="img" aria-label={say("page-qr")} ref={place} />;
}
