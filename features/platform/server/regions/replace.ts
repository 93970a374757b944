import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { replaceRegionCall, undoRegionCall } from '#features/platform/calls/regions.ts';
import { region as resource } from '#features/platform/resources/region.ts';
import { undoMinutes } from '#features/platform/shared/region-replacement.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { regionLabel } from '#server/base/region-label.ts';
import { and, eq, gte, sql } from '#server/database/sql.ts';
import { titleOf } from '#server/resources/changes.ts';
import type { RegionUse } from '#server/resources/region-use.ts';
import type { ActorScope } from '#server/scope.ts';
import { regionStore } from '../region-store.ts';
import { regionMarks, regionReplacements } from '../tables.ts';
import { checkPlan, checkReach, readMoves } from './plan.ts';

/** A record as a replacement moved it. */
interface Moved {
  readonly use: RegionUse;
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Lets others take over from a region: its records move by their addresses or as chosen, the rest stays where it was;
 * whoever has it among their regions is given the new ones, and they are served as it was. CONFLICT over another revision.
 */
export async function replaceRegion(
  scope: ActorScope,
  { code, rev, into, chosen }: InputOf<typeof replaceRegionCall>,
): Promise<OutputOf<typeof replaceRegionCall>> {
  checkPlan(scope, code, into);
  const before = await regionStore.one(scope, code);
  if (before.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
  if (before.row.status === 'REPLACED') throw new Refusal('NOT_ALLOWED');
  const codes = into.map((each) => each.code);
  if (chosen.some(({ to }) => !codes.includes(to))) throw fieldRefusal(scope, 'INVALID', 'chosen', { count: 1 });
  const found = await readMoves(scope, code, into, { hold: true });
  const moves = found.flatMap(({ use, id, title, to }): Moved[] => {
    const target = to ?? chosen.find((each) => each.use === use.key && each.id === id)?.to;
    return target === undefined ? [] : [{ use, id, title, from: code, to: target }];
  });
  // The revision that was read is held first, so that of two at the same instant one finds it gone.
  await keepMark(scope, code, { rev, replacedBy: codes });
  await moveRecords(scope, moves);
  const members = await giveRegions(scope, code, codes);
  const served = before.row.isServed === true ? await serve(scope, codes) : [];
  await scope.db.insert(regionReplacements).values({
    id: newId(),
    tenantId: scope.tenantId,
    code,
    into: [...into],
    moved: moves.map(({ use, id, title, to }) => ({ use: use.key, id, title, to })),
    members,
    served,
    madeBy: scope.actor.id,
    madeAt: scope.now,
  });
  const title = titleOf(resource, before.row);
  const names = codes.map(regionLabel);
  await logBusiness(scope, {
    ...lineOf(code, title, 'REPLACE'),
    text: {
      CN: `区域「${title}」由${names.map(({ CN }) => CN).join('、')}替换，${moves.length} 条记录随之调整`,
      EN: `replaced region ${title} by ${names.map(({ EN }) => EN).join(' and ')}; ${moves.length} records moved`,
    },
    changes: [{ field: 'replacedBy', before: null, after: codes.join(', ') }],
  });
  return { moved: moves.length, left: found.length - moves.length };
}

/** Takes a replacement back whole; what somebody has moved on since stays. NOT_ALLOWED past its time. */
export async function undoReplacement(
  scope: ActorScope,
  { code }: InputOf<typeof undoRegionCall>,
): Promise<OutputOf<typeof undoRegionCall>> {
  const since = new Date(scope.now.getTime() - undoMinutes * 60_000);
  const isLatest = and(
    eq(regionReplacements.tenantId, scope.tenantId),
    eq(regionReplacements.code, code),
    eq(regionReplacements.state, 'DONE'),
    gte(regionReplacements.madeAt, since),
  );
  const [made] = await scope.db.select().from(regionReplacements).where(isLatest).for('update');
  if (!made) throw new Refusal('NOT_ALLOWED');
  checkReach(scope, [code, ...made.into.map((each) => each.code)]);
  const before = await regionStore.one(scope, code);
  const uses = new Map(scope.services.features.regionUses.map((use) => [use.key, use]));
  const back = made.moved.flatMap(({ use: key, id, title, to }): Moved[] => {
    const use = uses.get(key);
    return use ? [{ use, id, title, from: to, to: code }] : [];
  });
  const moved = await moveRecords(scope, back);
  for (const { id, codes } of made.members)
    await scope.db.execute(sql`
      update members set regions = array(select each from unnest(regions) each where each <> all(${sql.param(codes)}::text[])),
                         rev = rev + 1, updated_at = ${scope.now}
       where tenant_id = ${scope.tenantId} and id = ${id}`);
  for (const each of made.served) await keepMark(scope, each, { isServed: false });
  await keepMark(scope, code, { rev: before.rev, replacedBy: null });
  await scope.db.update(regionReplacements).set({ state: 'UNDONE' }).where(eq(regionReplacements.id, made.id));
  const title = titleOf(resource, before.row);
  await logBusiness(scope, {
    ...lineOf(code, title, 'UNDO_REPLACE'),
    text: { CN: `撤回区域「${title}」的替换`, EN: `took back the replacement of region ${title}` },
    changes: [{ field: 'replacedBy', before: made.into.map((each) => each.code).join(', '), after: null }],
  });
  return { moved };
}

function lineOf(code: string, title: string, action: string) {
  return { module: 'REGION', action, objectType: resource.objectType, objectId: code, title };
}

/** Moves records that still lie where they are moved from; answers how many, each with a line in its history. */
async function moveRecords(scope: ActorScope, moves: readonly Moved[]): Promise<number> {
  let count = 0;
  for (const { use, id, title, from, to } of moves) {
    const values = use.values
      ? sql`, ${sql.identifier(use.values.name)} = jsonb_set(${sql.identifier(use.values.name)}, '{region}', to_jsonb(${to}::text))`
      : sql``;
    const { rows } = await scope.db.execute(sql`
      update ${use.table} set region = ${to}, rev = rev + 1, updated_at = ${scope.now} ${values}
       where tenant_id = ${scope.tenantId} and id = ${id} and region = ${from} returning id`);
    if (rows.length === 0) continue;
    count += 1;
    const [was, is] = [regionLabel(from), regionLabel(to)];
    await logBusiness(scope, {
      module: use.resource.code.toUpperCase(),
      action: 'EDIT',
      objectType: use.resource.objectType,
      objectId: id,
      title,
      text: { CN: `「${title}」的区域由${was.CN}改为${is.CN}`, EN: `moved ${title} from ${was.EN} to ${is.EN}` },
      changes: [{ field: 'region', before: from, after: to }],
    });
  }
  return count;
}

/** Whoever has a region is given those that take over from it; answers what each of them had not. */
async function giveRegions(scope: ActorScope, code: string, codes: readonly string[]) {
  const { rows } = await scope.db.execute<{ id: string; regions: string[] }>(sql`
    select id, regions from members where tenant_id = ${scope.tenantId} and regions @> ${sql.param([code])}::text[]
     order by id for update`);
  const given = rows.flatMap(({ id, regions }) => {
    const missing = codes.filter((each) => !regions.includes(each));
    return missing.length === 0 ? [] : [{ id, codes: missing }];
  });
  for (const each of given)
    await scope.db.execute(sql`
      update members set regions = regions || ${sql.param(each.codes)}::text[], rev = rev + 1, updated_at = ${scope.now}
       where tenant_id = ${scope.tenantId} and id = ${each.id}`);
  return given;
}

/** Marks regions as served; answers those that were not. */
async function serve(scope: ActorScope, codes: readonly string[]): Promise<string[]> {
  const added: string[] = [];
  for (const code of codes) {
    const { row } = await regionStore.one(scope, code);
    if (row.isServed === true) continue;
    await keepMark(scope, code, { isServed: true });
    added.push(code);
  }
  return added;
}

/** What the tenant says of a region; with `rev` only over that revision. */
async function keepMark(
  scope: ActorScope,
  code: string,
  { rev, ...set }: { rev?: number; replacedBy?: string[] | null; isServed?: boolean },
): Promise<void> {
  const { tenantId, now } = scope;
  const [kept] = await scope.db
    .insert(regionMarks)
    .values({ id: newId(), tenantId, code, ...set, updatedAt: now, rev: 1 })
    .onConflictDoUpdate({
      target: [regionMarks.tenantId, regionMarks.code],
      set: { ...set, updatedAt: now, rev: sql`${regionMarks.rev} + 1` },
      ...(rev === undefined ? {} : { setWhere: eq(regionMarks.rev, rev) }),
    })
    .returning({ rev: regionMarks.rev });
  if (!kept) throw new Refusal('CONFLICT');
}
