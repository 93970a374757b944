import { wrongTries } from '#features/access-codes/shared/code.ts';
import { check, count, ipSubject, secondsUntil } from '#server/base/limits.ts';
import { keptFieldRefusal } from '#server/base/refusals.ts';
import { eq, sql } from '#server/database/sql.ts';
import { counters } from '#server/database/tables/accounts.ts';
import type { KeptRefusal } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';

/**
 * Holds what the caller got wrong until the transaction ends, so that guesses are taken one after the other. Throws
 * ACCESS_CODE_LOCKED after five in a row, TOO_MANY where twenty came from one address.
 */
export async function holdTries(scope: ActorScope): Promise<void> {
  const key = keyOf(scope);
  await scope.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [row] = await scope.db.select().from(counters).where(eq(counters.key, key));
  if (row && row.expiresAt > scope.now && row.hits >= wrongTries.most) throw locked(scope, row.expiresAt);
  await check(scope, 'access-code-ip', ipSubject(scope.ip));
}

/** Counts a wrong code and gives the refusal that says how many tries are left; the count stays. */
export async function countWrong(scope: ActorScope): Promise<KeptRefusal> {
  const expiresAt = new Date(scope.now.getTime() + wrongTries.minutes * 60_000);
  const isOver = sql`${counters.expiresAt} <= ${scope.now}`;
  const [row] = await scope.db
    .insert(counters)
    .values({ key: keyOf(scope), hits: 1, expiresAt })
    .onConflictDoUpdate({
      target: counters.key,
      set: { hits: sql`case when ${isOver} then 1 else ${counters.hits} + 1 end`, expiresAt },
    })
    .returning({ hits: counters.hits });
  await count(scope, 'access-code-ip', ipSubject(scope.ip));
  const left = wrongTries.most - (row?.hits ?? 1);
  return left > 0 ? keptFieldRefusal(scope, 'ACCESS_CODE_UNKNOWN', 'code', { left }) : locked(scope, expiresAt);
}

/** A right code ends the row of wrong ones. */
export async function forgetWrong(scope: ActorScope): Promise<void> {
  await scope.db.delete(counters).where(eq(counters.key, keyOf(scope)));
}

function locked(scope: ActorScope, until: Date): KeptRefusal {
  const minutes = Math.ceil(secondsUntil(until, scope.now) / 60);
  return keptFieldRefusal(scope, 'ACCESS_CODE_LOCKED', 'code', { minutes });
}

function keyOf({ services, actor }: ActorScope): string {
  return `access-code-wrong:${services.keys.hashSubject('access-code-wrong', actor.id).toString('base64url')}`;
}
