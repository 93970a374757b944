import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '#core/errors.ts';
import { origin as resource } from '#features/supporters/resources/origin.ts';
import { equals, isWithin, mentions } from '#server/base/filters.ts';
import { newId } from '#server/base/ids.ts';
import { portalAddress } from '#server/base/portal-address.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { origins } from '#server/database/tables/origins.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings, readOne, sortIn } from '#server/resources/page.ts';
import type { Row, Store, StoredRecord, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/** Where visitors come from, with what came of it. */
export const originStore: Store = {
  ...readings((scope, { filter, sort }) => ({
    select: selectOf(scope),
    where: conditionsOf(filter),
    sort: sortIn(scope, sort, { shown: 'name', column: 'name' }),
  })),

  async one(scope, id) {
    const found = await readOrigin(scope, id);
    return { ...found, row: { ...found.row, link: await portalAddress(scope, linkOf(found.row)) } };
  },

  async save(scope, { id, rev, values }) {
    const columns = columnsOf(values);
    if (!id) return add(scope, values, columns);
    const before = await readOrigin(scope, id);
    const [saved] = await scope.db
      .update(origins)
      .set({ ...columns, updatedAt: scope.now, rev: sql`${origins.rev} + 1` })
      .where(and(eq(origins.id, id), eq(origins.tenantId, scope.tenantId), eq(origins.rev, rev ?? -1)))
      .returning({ rev: origins.rev });
    if (!saved) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
    const after = { ...values, code: before.values.code };
    await logSave(scope, { resource, id, title: String(before.values.code), before: before.values, after });
    return { id, rev: saved.rev };
  },

  hold: holdRows(origins),

  async act(scope, { action, ids }) {
    for (const id of ids) {
      const { row } = await readOrigin(scope, id);
      const status = action === 'enable' ? 'ON' : 'OFF';
      await scope.db
        .update(origins)
        .set({ status, updatedAt: scope.now, rev: sql`${origins.rev} + 1` })
        .where(and(eq(origins.id, id), eq(origins.tenantId, scope.tenantId)));
      await logAction(scope, { resource, id, title: String(row.code), action });
    }
    return null;
  },
};

async function add(scope: ActorScope, values: Values, columns: ReturnType<typeof columnsOf>) {
  const id = newId();
  const code = String(values.code).toUpperCase();
  const { tenantId, now } = scope;
  const [made] = await scope.db
    .insert(origins)
    .values({ id, tenantId, code, ...columns, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: origins.id });
  if (!made) throw fieldRefusal(scope, 'DUPLICATE', 'code');
  await logSave(scope, { resource, id, title: code, before: null, after: { ...values, code } });
  return { id, rev: 0 };
}

async function readOrigin(scope: ActorScope, id: string): Promise<StoredRecord> {
  const row = await readOne(scope.db, selectOf(scope), id);
  const { code, nameCN, nameEN, kind, landing, fromOn, toOn } = row;
  return { row, values: { code, nameCN, nameEN, kind, landing, fromOn, toOn }, rev: Number(row.rev) };
}

/** Where the source leads, with its code. */
function linkOf({ landing, code }: Row): string {
  const path = new URL(String(landing || '/'), 'http://portal.invalid');
  path.searchParams.set('o', String(code));
  return `${path.pathname}${path.search}${path.hash}`;
}

function columnsOf(values: Values) {
  const day = (key: string) => (values[key] ? String(values[key]) : null);
  return {
    ...{ nameCN: String(values.nameCN), nameEN: String(values.nameEN), kind: String(values.kind) },
    ...{ landing: String(values.landing || '/'), fromOn: day('fromOn'), toOn: day('toOn') },
  };
}

function selectOf({ tenantId }: ActorScope) {
  return sql`
    select o.id, o.rev, o.code, json_build_object('CN', o.name_cn, 'EN', o.name_en) as name, o.name_cn as "nameCN",
           o.name_en as "nameEN", o.kind, o.landing, o.from_on::text as "fromOn", o.to_on::text as "toOn", o.visits,
           o.registers, o.applies, o.status, o.updated_at as "updatedAt",
           case when o.visits = 0 then null else round(o.registers * 100.0 / o.visits, 1)::float8 end as conversion
      from origins o
     where o.tenant_id = ${tenantId}`;
}

function conditionsOf({ keyword, kind, status, updatedAt }: Values) {
  return [
    ...mentions(['nameCN', 'nameEN', 'code'], keyword),
    ...equals('kind', kind),
    ...equals('status', status),
    ...isWithin('updatedAt', updatedAt),
  ];
}
