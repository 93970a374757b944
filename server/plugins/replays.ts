import { Refusal } from '#core/errors.ts';
import { REPLAY_MEMORY_MS } from '#core/wire/clock.ts';
import type { Tx } from '../database/database.ts';
import { wireSeen } from '../database/tables/accounts.ts';

/** Reads seen by this node; a replayed read changes nothing, so that forgetting is harmless. */
export function createReadReplays(limit = 200_000) {
  const seen = new Map<string, number>();
  return {
    /** Throws REPEATED when the digest was seen before. */
    check(digest: Buffer, sequence: number): void {
      const key = digest.toString('latin1');
      if (seen.has(key)) throw new Refusal('REPEATED');
      if (seen.size >= limit) for (const [old] of seen) if (seen.delete(old) && seen.size < limit * 0.9) break;
      seen.set(key, sequence);
    },
  };
}

/** Remembers a write in the transaction of its effect: what was not committed may be sent again, what was, not. */
export async function rememberWrite(tx: Tx, digest: Buffer, sequence: number): Promise<void> {
  const inserted = await tx
    .insert(wireSeen)
    .values({ digest, expiresAt: new Date(sequence + REPLAY_MEMORY_MS) })
    .onConflictDoNothing()
    .returning({ digest: wireSeen.digest });
  if (inserted.length === 0) throw new Refusal('REPEATED');
}
