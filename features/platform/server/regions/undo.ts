import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { undoRegionCall } from '#features/platform/calls/regions.ts';
import { undoMinutes } from '#features/platform/shared/region-replacement.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { regionLabel } from '#server/base/region-label.ts';
import { and, eq, gte } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { regionReplacements } from '../tables.ts';
import { lineOf } from './carry-out.ts';
import { keepMark, readMark, readReplacedMarks, regionTitle } from './marks.ts';
import { takeRegions } from './members.ts';
import { checkReach } from './plan.ts';
import { type Moved, moveRecords } from './records.ts';
import { tellMoved } from './tell.ts';

/**
 * Takes a replacement back whole; what somebody has moved on since stays, and so does what another replacement needs.
 * NOT_ALLOWED past its time.
 */
export async function undoReplacement(
  scope: ActorScope,
  { code }: InputOf<typeof undoRegionCall>,
): Promise<OutputOf<typeof undoRegionCall>> {
  const since = new Date(scope.now.getTime() - undoMinutes * 60_000);
  const isLatest = and(
    eq(regionReplacements.tenantId, scope.tenantId),
    eq(regionReplacements.code, code),
    eq(regionReplacements.state, 'DONE'),
    gte(regionReplacements.doneAt, since),
  );
  const [made] = await scope.db.select().from(regionReplacements).where(isLatest).for('update');
  if (!made) throw new Refusal('NOT_ALLOWED');
  const codes = made.into.map((each) => each.code);
  checkReach(scope, [code, ...codes]);
  const uses = new Map(scope.services.features.regionUses.map((use) => [use.key, use]));
  const back = made.moved.flatMap(({ use: key, id, title, to }): Moved[] => {
    const use = uses.get(key);
    return use ? [{ use, id, title, from: to, to: code }] : [];
  });
  const moved = await moveRecords(scope, back);
  await takeRegions(scope, code, made.members);
  const others = (await readReplacedMarks(scope)).filter((mark) => mark.code !== code && mark.isServed);
  for (const each of made.served) {
    if (others.some(({ into }) => into.includes(each))) continue;
    await keepMark(scope, each, { isServed: false });
    await logBusiness(scope, {
      ...lineOf(each, 'UNSERVE'),
      text: { CN: `区域「${regionTitle(each)}」移出服务范围`, EN: `marked ${regionLabel(each).EN} as not served` },
      changes: [{ field: 'isServed', before: true, after: false }],
    });
  }
  await keepMark(scope, code, { rev: (await readMark(scope, code)).rev, replacedBy: null });
  await scope.db.update(regionReplacements).set({ state: 'UNDONE' }).where(eq(regionReplacements.id, made.id));
  await logBusiness(scope, {
    ...lineOf(code, 'UNDO_REPLACE'),
    text: {
      CN: `撤回区域「${regionTitle(code)}」的替换`,
      EN: `took back the replacement of region ${regionLabel(code).EN}`,
    },
    changes: [{ field: 'replacedBy', before: codes.join(', '), after: null }],
  });
  await tellMoved(scope, 'back', moved);
  return { moved: moved.length };
}
