import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { errorText, Refusal } from '#core/errors.ts';
import type { flockSyncCall } from '#features/flock/calls.ts';
import { findReleased } from '#features/flock/server/app-version-store.ts';
import { updateNeed } from '#features/flock/shared/compare-versions.ts';
import { mostOf, numberedKind } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import type { ActorScope } from '#server/scope.ts';
import { getFarm, lockOrMakeFarm } from './lock-farm.ts';
import type { Done } from './merge-changes.ts';
import { readChanged } from './read-changed.ts';
import { takeChanges } from './take-changes.ts';

type Sync = typeof flockSyncCall;

/**
 * Takes what a phone changed on a farm and tells what others changed since. Throws NOT_FOUND for a farm the caller does
 * not work on, FARM_BLOCKED for changes of one that operators stopped, APP_TOO_OLD for a version that released ones no longer allow; a
 * change that breaks a rule is kept aside and answered, the others count.
 */
export async function syncFarm(
  scope: ActorScope,
  { farmId, app, since, changes }: InputOf<Sync>,
): Promise<OutputOf<Sync>> {
  await checkApp(scope, app);
  if (changes.length === 0) {
    const { seq } = await getFarm(scope, farmId);
    return { results: [], ...(await readChanged(scope, { farmId, seq, since })) };
  }
  const farm = await lockOrMakeFarm(scope, farmId);
  // As a whole: what waits on the phone stays there until the farm is let go on.
  if (farm.isBlocked) throw new Refusal('FARM_BLOCKED');
  const done = await takeChanges(scope, farm, changes);
  return {
    results: changes.map(({ id }) => resultOf(scope, id, done.get(id)!)),
    ...(await readChanged(scope, { farmId, seq: farm.seq, since })),
  };
}

/** What an old version writes may mean something else by now, and it may not understand what it would read. */
async function checkApp(scope: ActorScope, app = '0.0.0'): Promise<void> {
  const released = await findReleased(scope, 'FARM');
  if (released && updateNeed(app, released) === 'barred') throw new Refusal('APP_TOO_OLD');
}

function resultOf({ locale }: ActorScope, id: string, { outcome, why, key }: Done) {
  if (why === null) return { id, outcome };
  const kind = numberedKind(key);
  return { id, outcome, why: errorText(why, locale, { max: kind === null ? 0 : mostOf(kind) }) };
}
