import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { cancelRegionCall, replaceRegionCall } from '#features/platform/calls/regions.ts';
import { latestStart } from '#features/platform/shared/region-replacement.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { regionLabel } from '#server/base/region-label.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { regionStore } from '../region-store.ts';
import { regionReplacements } from '../tables.ts';
import { carryOut, lineOf } from './carry-out.ts';
import { regionTitle } from './marks.ts';
import { checkPlan, checkReach } from './plan.ts';

/**
 * Lets others take over from a region, at once or from a later day on, over the revision that was read. CONFLICT over
 * another, NOT_ALLOWED where it was replaced or is planned to be.
 */
export async function replaceRegion(
  scope: ActorScope,
  { code, rev, into, chosen, startsOn }: InputOf<typeof replaceRegionCall>,
): Promise<OutputOf<typeof replaceRegionCall>> {
  await checkPlan(scope, code, into);
  const before = await regionStore.one(scope, code);
  if (before.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
  if (before.row.status === 'REPLACED' || (await findPlanned(scope, code))) throw new Refusal('NOT_ALLOWED');
  const codes = into.map((each) => each.code);
  if (chosen.some(({ to }) => !codes.includes(to))) throw fieldRefusal(scope, 'INVALID', 'chosen', { count: 1 });
  const today = dayInShanghai(scope.now.getTime());
  const made = {
    id: newId(),
    tenantId: scope.tenantId,
    code,
    into: [...into],
    chosen: [...chosen],
    madeBy: scope.actor.id,
    madeAt: scope.now,
  };
  if (startsOn === undefined || startsOn === today) {
    const { kept, left } = await carryOut(scope, { code, into, chosen, rev });
    await scope.db.insert(regionReplacements).values({ ...made, ...kept, state: 'DONE', doneAt: scope.now });
    return { moved: kept.moved.length, left, startsOn: null };
  }
  if (startsOn < today || startsOn > latestStart(today)) throw fieldRefusal(scope, 'INVALID', 'startsOn', { count: 1 });
  const added = await scope.db
    .insert(regionReplacements)
    .values({ ...made, state: 'PLANNED', startsOn, moved: [], members: [], served: [] })
    .onConflictDoNothing()
    .returning({ id: regionReplacements.id });
  // Of two plans at the same instant the other one was first.
  if (added.length === 0) throw new Refusal('NOT_ALLOWED');
  const names = codes.map(regionLabel);
  await logBusiness(scope, {
    ...lineOf(code, 'PLAN_REPLACE'),
    text: {
      CN: `计划从 ${startsOn} 起，区域「${regionTitle(code)}」由${names.map(({ CN }) => CN).join('、')}替换`,
      EN: `planned that ${names.map(({ EN }) => EN).join(' and ')} replace region ${regionLabel(code).EN} from ${startsOn} on`,
    },
    changes: [{ field: 'startsOn', before: null, after: startsOn }],
  });
  return { moved: 0, left: 0, startsOn };
}

/** Cancels a replacement that has not begun; NOT_ALLOWED where none is planned. */
export async function cancelReplacement(
  scope: ActorScope,
  { code }: InputOf<typeof cancelRegionCall>,
): Promise<OutputOf<typeof cancelRegionCall>> {
  const planned = await findPlanned(scope, code, true);
  if (!planned) throw new Refusal('NOT_ALLOWED');
  checkReach(scope, [code, ...planned.into.map((each) => each.code)]);
  await scope.db.update(regionReplacements).set({ state: 'CANCELLED' }).where(eq(regionReplacements.id, planned.id));
  await logBusiness(scope, {
    ...lineOf(code, 'CANCEL_REPLACE'),
    text: {
      CN: `取消区域「${regionTitle(code)}」的替换计划`,
      EN: `cancelled the planned replacement of region ${regionLabel(code).EN}`,
    },
    changes: [{ field: 'startsOn', before: planned.startsOn, after: null }],
  });
  return {};
}

/** The replacement of a region that waits for its day; its row is held with `forUpdate`. */
async function findPlanned({ db, tenantId }: Scope, code: string, forUpdate = false) {
  const query = db
    .select()
    .from(regionReplacements)
    .where(
      and(
        eq(regionReplacements.tenantId, tenantId),
        eq(regionReplacements.code, code),
        eq(regionReplacements.state, 'PLANNED'),
      ),
    );
  const [planned] = await (forUpdate ? query.for('update') : query);
  return planned;
}
