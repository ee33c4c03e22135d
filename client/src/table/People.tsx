import { Icon } from "../parts/Icon";
import { Tick } from "../parts/Tick";
import { useWish } from "../parts/wish";
import { say } from "../text/current";
import type { Known } from "./fold";
import { CloseTable, Moderation } from "./Hosting";
import { Inviting } from "./Inviting";
import type { Sitting } from "./sitting";
import { termsInWords } from "./terms";

/** Who is at the table, what was agreed on, and how chance is kept fair. */
export function People({ sitting }: { readonly sitting: Sitting }) {
  const known = sitting.known.value;
  if (known === null) return null;
  const { table, you } = known;
  return (
    <div class="people">
      <PersonRows sitting={sitting} known={known} />
      <CloseTable sitting={sitting} known={known} />
      {you.seat === null ? null : <CastConsent sitting={sitting} seat={you.seat} />}
      {mayInvite(known) ? <Inviting table={table} host={you.host} /> : null}
      <h3>{say("page-terms")}</h3>
      <p>{termsInWords(table)}</p>
      <h3>{say("page-fair")}</h3>
      <p class="hint">{say("page-fair-more")}</p>
      <dl class="fair">
        <dt>{say("page-commitment")}</dt>
        <dd>
          <code>{table.commitment || "–"}</code>
        </dd>
        {table.seed === "" ? null : (
          <>
            <dt>{say("page-seed")}</dt>
            <dd>
              <code>{table.seed}</code>
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

/** Whether the reader may let others come: players may, and a host who watches. */
function mayInvite({ table, you }: Known): boolean {
  return table.stage !== "closed" && (you.host || you.role === "player");
}

interface PersonRowsProps {
  readonly sitting: Sitting;
  readonly known: Known;
}

/** Everybody at the table, and for the host what to do about them. */
export function PersonRows({ sitting, known }: PersonRowsProps) {
  const { table, you } = known;
  return (
    <ul class="person-rows">
      {table.people.map((person) => (
        <li key={person.number} data-present={person.present}>
          <span class="person-name">
            {person.name}
            {person.number === you.number ? <span class="tag">{say("page-you")}</span> : null}
            {person.number === table.host ? <span class="tag">{say("page-host")}</span> : null}
            {person.role === "player" ? null : (
              <span class="tag">{say(`page-role-${person.role}`)}</span>
            )}
            {person.muted ? <span class="tag">{say("page-muted")}</span> : null}
            {person.present ? null : <span class="tag tag-away">{say("page-away")}</span>}
          </span>
          {you.host && person.number !== you.number ? (
            <Moderation sitting={sitting} person={person} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Those who cast the game see all hands, later, if every seat agrees. */
function CastConsent({ sitting, seat }: { readonly sitting: Sitting; readonly seat: number }) {
  const agrees = sitting.known.value?.table.seats.find((one) => one.seat === seat)?.casts ?? false;
  const [shown, agree] = useWish(agrees, (wish) => sitting.do({ type: "consent", agrees: wish }));
  return (
    <Tick checked={shown} change={agree}>
      <Icon sign="eye" size={16} /> {say("page-consent")}
    </Tick>
  );
}
