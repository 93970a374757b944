import type { ErrorKey } from '#core/errors.ts';
import { type Account, findById, storedPassword } from '#features/accounts/server/find-account.ts';
import { tooMany } from '#server/base/limits.ts';
import { keptFieldRefusal } from '#server/base/refusals.ts';
import type { SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { countWrongPassword } from './count-wrong-password.ts';
import { clearFailures, holdLockState, insideSubject, readLockState } from './lock-out.ts';
import { verifyPassword } from './passwords.ts';
import type { WeighedPassword } from './prove-password.ts';

/** Compares the password of somebody who is signed in, without holding a connection. Throws TOO_MANY. */
export async function weighOwnPassword(call: SlowActorCall, password: string): Promise<WeighedPassword> {
  const stored = await call.read(async (scope) => {
    await admit(scope, readLockState);
    return storedPassword(await findById(scope.db, scope.actor.id));
  });
  return { isRight: await verifyPassword(call.services, password, stored), hash: stored?.hash ?? null };
}

/** Decides about it in the call's transaction; throws TOO_MANY, or `key` beside the field `path`. */
export async function acceptOwnPassword(
  scope: ActorScope,
  { isRight, hash }: WeighedPassword,
  { key, path }: { key: ErrorKey; path: string },
): Promise<Account> {
  await admit(scope, holdLockState);
  const account = await findById(scope.db, scope.actor.id);
  const subject = insideSubject(scope.actor.id);
  // The password may have been changed since it was weighed.
  if (account && isRight && account.passwordHash === hash) {
    await clearFailures(scope, subject);
    return account;
  }
  await countWrongPassword(scope, { subject, isKnown: false }, account);
  throw keptFieldRefusal(scope, key, path);
}

async function admit(scope: ActorScope, read: typeof readLockState): Promise<void> {
  const { seconds } = await read(scope, insideSubject(scope.actor.id));
  if (seconds > 0) throw tooMany(seconds);
}
