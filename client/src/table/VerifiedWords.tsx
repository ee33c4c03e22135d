import { say } from "../text/current";
import type { Verified } from "../wire";

/** What came out when the server played a match again and derived its chance anew. */
export function VerifiedWords({ verified }: { readonly verified: Verified | null }) {
  if (verified === null) return null;
  return (
    <p class="proof" role="status">
      {say(`page-verified-${verified.replayed ? verified.chance : "wrong"}`, {
        draws: verified.draws,
      })}
    </p>
  );
}
