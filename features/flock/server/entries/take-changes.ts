import { readState } from '#features/flock/server/farms/farm-state.ts';
import { farms, flockChanges, flockConflicts, flockEntries } from '#features/flock/server/tables.ts';
import { type Change, farmDoc } from '#features/flock/shared/scoring/entries/entries.ts';
import { readFarm } from '#features/flock/shared/scoring/entries/read-documents.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { keepPhotos } from './keep-photos.ts';
import { keepQuestions } from './keep-questions.ts';
import type { OwnFarm } from './lock-farm.ts';
import { type Decision, type Done, type FarmState, mergeChanges, placeOf, valuesOf } from './merge-changes.ts';
import { projectReports } from './project-reports.ts';

/**
 * Takes changes into a farm whose row the caller holds, and renews in the same transaction what follows from them.
 * Returns what became of every change by its id, those sent before included.
 */
export async function takeChanges(
  scope: ActorScope,
  farm: OwnFarm,
  changes: readonly Change[],
): Promise<ReadonlyMap<string, Done>> {
  const state = await readState(scope, farm, changes);
  const decisions = mergeChanges(state, changes);
  if (decisions.length === 0) return state.done;
  const taken = numbered(farm, decisions);
  await keepChanges(scope, farm, taken);
  const moved = taken.filter(({ takes }) => takes !== 'nothing');
  if (moved.length > 0) await keepEntries(scope, farm, { state, moved });
  return state.done;
}

/** A decision with the number of the farm once it was taken. */
export interface Taken extends Decision {
  readonly seq: number;
}

function numbered({ seq }: OwnFarm, decisions: readonly Decision[]): Taken[] {
  let last = seq;
  return decisions.map((decision) => {
    if (decision.takes !== 'nothing') last += 1;
    return { ...decision, seq: last };
  });
}

/** As they were sent, whatever became of them. */
async function keepChanges({ db, tenantId, actor, now }: ActorScope, farm: OwnFarm, taken: readonly Taken[]) {
  await db.insert(flockChanges).values(
    taken.map(({ change: { at, ...change }, outcome, why, seq }) => ({
      ...change,
      tenantId,
      farmId: farm.id,
      accountId: actor.id,
      deviceAt: new Date(at),
      receivedAt: now,
      outcome,
      why,
      seq,
    })),
  );
}

interface Moved {
  readonly state: FarmState;
  readonly moved: readonly Taken[];
}

async function keepEntries(scope: ActorScope, farm: OwnFarm, { state, moved }: Moved): Promise<void> {
  const { db, tenantId, now } = scope;
  const latest = [...new Map(moved.map((taken) => [placeOf(taken.change), taken])).values()];
  await db
    .insert(flockEntries)
    .values(
      latest.map(({ change: { doc, key }, seq }) => ({
        tenantId,
        farmId: farm.id,
        doc,
        key,
        seq,
        ...state.docs.get(doc)!.get(key)!,
      })),
    )
    .onConflictDoUpdate({
      target: [flockEntries.tenantId, flockEntries.farmId, flockEntries.doc, flockEntries.key],
      set: {
        value: sql`excluded.value`,
        changeId: sql`excluded.change_id`,
        accountId: sql`excluded.account_id`,
        deviceAt: sql`excluded.device_at`,
        seq: sql`excluded.seq`,
      },
    });
  await keepConflicts(scope, farm, latest);
  const standing = moved.filter(({ takes }) => takes === 'entry');
  const read = readFarm(farm.id, valuesOf(state.docs.get(farmDoc)!));
  const { name, type, area, birds, isShared, isGone } = read;
  await db
    .update(farms)
    .set({ seq: moved.at(-1)!.seq, updatedAt: now, name, type, area, birds, isShared, isGone })
    .where(and(eq(farms.tenantId, tenantId), eq(farms.id, farm.id)));
  await projectReports(scope, { farm: read, docs: state.docs, touched: standing.map(({ change }) => change.doc) });
  await keepQuestions(scope, farm, standing);
  await keepPhotos(scope, farm, standing);
  await logBusiness(scope, {
    module: 'FLOCK',
    action: 'SYNC',
    objectType: 'farm',
    objectId: farm.id,
    title: name,
    text: { CN: '记录了农场数据', EN: 'recorded data of a farm' },
    changes: [{ field: 'entries', before: null, after: moved.length }],
  });
}

/** The newest wish for an entry waits beside it; a change made by somebody who saw what stands decides, and ends the wait. */
async function keepConflicts({ db, tenantId, actor }: ActorScope, farm: OwnFarm, latest: readonly Taken[]) {
  const waiting = latest.filter(({ takes }) => takes === 'conflict');
  const ended = latest.filter(({ takes }) => takes === 'entry').map(({ change }) => placeOf(change));
  const { doc, key } = flockConflicts;
  await db
    .delete(flockConflicts)
    .where(
      and(
        eq(flockConflicts.tenantId, tenantId),
        eq(flockConflicts.farmId, farm.id),
        inArray(sql`${doc} || ' ' || ${key}`, [...ended, ...waiting.map(({ change }) => placeOf(change))]),
      ),
    );
  if (waiting.length === 0) return;
  await db.insert(flockConflicts).values(
    waiting.map(({ change: { id, doc, key, at }, value }) => ({
      tenantId,
      farmId: farm.id,
      doc,
      key,
      value,
      changeId: id,
      accountId: actor.id,
      deviceAt: new Date(at),
    })),
  );
}
