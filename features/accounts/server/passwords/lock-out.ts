import { secondsUntil } from '#server/base/limits.ts';
import { and, gt, inArray, sql } from '#server/database/sql.ts';
import { counters } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';

/** How the password sign-in of one account stands after wrong passwords in a row. */
export interface LockState {
  readonly failures: number;
  /** Until the next try is allowed; 0 when it is. */
  readonly seconds: number;
  /** Only a new password opens it again. */
  readonly isStopped: boolean;
  readonly needsHuman: boolean;
}

/** Failures in a row after which a picture is asked for, pauses begin, and only a new password helps. */
export const lockRules = { human: 5, pause: 10, stop: 100, longestPause: 3600, memory: 30 * 86_400 } as const;

/**
 * Reads the state for a sign-in and holds it until the transaction ends, so that guesses at one account are taken one
 * after the other. `subject` says whose guesses count together: strangers to an account, or one device it knows.
 */
export async function holdLockState(scope: Scope, subject: string): Promise<LockState> {
  await scope.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${failuresKey(scope, subject)}, 0))`);
  return readLockState(scope, subject);
}

/** Counts a wrong password; after ten in a row each brings a pause of 1, 2, 4 … 60 minutes. Gives the new count. */
export async function countFailure(scope: Scope, subject: string): Promise<number> {
  const { db, now } = scope;
  const expiresAt = after(now, lockRules.memory);
  const isOver = sql`${counters.expiresAt} <= ${now}`;
  const [row] = await db
    .insert(counters)
    .values({ key: failuresKey(scope, subject), hits: 1, expiresAt })
    .onConflictDoUpdate({
      target: counters.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${counters.hits} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${expiresAt} else ${counters.expiresAt} end`,
      },
    })
    .returning({ hits: counters.hits });
  const failures = row?.hits ?? 1;
  if (failures >= lockRules.pause) {
    const seconds = Math.min(60 * 2 ** (failures - lockRules.pause), lockRules.longestPause);
    const pause = { hits: 1, expiresAt: after(now, seconds) };
    await db
      .insert(counters)
      .values({ key: pauseKey(scope, subject), ...pause })
      .onConflictDoUpdate({ target: counters.key, set: pause });
  }
  return failures;
}

/** Forgets the failures: the password was right, or is a new one. */
export async function clearFailures(scope: Scope, ...subjects: readonly string[]): Promise<void> {
  const keys = subjects.flatMap((subject) => [failuresKey(scope, subject), pauseKey(scope, subject)]);
  await scope.db.delete(counters).where(inArray(counters.key, keys));
}

/** Whether strangers to an account have to wait before they try again: for the password, or for the second factor. */
export async function isPaused(scope: Scope, accountId: string): Promise<boolean> {
  for (const subject of subjectsOf(accountId)) {
    const { seconds, isStopped } = await readLockState(scope, subject);
    if (seconds > 0 && !isStopped) return true;
  }
  return false;
}

/**
 * Lets the next try come at once. What was counted stays: whoever lifts pauses however often, after a hundred wrong
 * passwords in a row only a new one helps.
 */
export async function liftPauses(scope: Scope, accountId: string): Promise<void> {
  const keys = subjectsOf(accountId).map((subject) => pauseKey(scope, subject));
  await scope.db.delete(counters).where(inArray(counters.key, keys));
}

/** Forgets everything that was counted against an account: the installation's own act. */
export async function unlock(scope: Scope, accountId: string): Promise<void> {
  await clearFailures(scope, ...subjectsOf(accountId));
}

/** Wrong second factors count apart from wrong passwords: who has the password must not begin at zero with it. */
export function factorSubject(accountId: string): string {
  return `factor ${accountId}`;
}

/** Wrong passwords of those who are signed in count apart: strangers who guess outside cannot stop them. */
export function insideSubject(accountId: string): string {
  return `inside ${accountId}`;
}

/** Reads the state without holding it. */
export async function readLockState(scope: Scope, subject: string): Promise<LockState> {
  const [ofFailures, ofPause] = [failuresKey(scope, subject), pauseKey(scope, subject)];
  const rows = await scope.db
    .select({ key: counters.key, hits: counters.hits, expiresAt: counters.expiresAt })
    .from(counters)
    .where(and(inArray(counters.key, [ofFailures, ofPause]), gt(counters.expiresAt, scope.now)));
  const failures = rows.find((row) => row.key === ofFailures)?.hits ?? 0;
  const pause = rows.find((row) => row.key === ofPause);
  return {
    failures,
    seconds: pause ? secondsUntil(pause.expiresAt, scope.now) : 0,
    isStopped: failures >= lockRules.stop,
    needsHuman: failures >= lockRules.human,
  };
}

function subjectsOf(accountId: string): string[] {
  return [accountId, factorSubject(accountId), insideSubject(accountId)];
}

function failuresKey({ services }: Scope, subject: string): string {
  return `sign-in-failures:${services.keys.hashSubject('sign-in', subject).toString('base64url')}`;
}

function pauseKey({ services }: Scope, subject: string): string {
  return `sign-in-pause:${services.keys.hashSubject('sign-in', subject).toString('base64url')}`;
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
