import { and, eq, isNull, sql } from 'drizzle-orm';
import { endOfDayInShanghai, midnightInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { promote as resource } from '#features/site/resources/promote.ts';
import { promotes } from '#features/site/server/tables.ts';
import { promotePositions } from '#features/site/shared/positions.ts';
import { equals, isOneOf, mentions } from '#server/base/filters.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings, readOne, sortIn } from '#server/resources/page.ts';
import type { Row, Store, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/** Banners of the tenant's portal. */
export const promoteStore: Store = {
  ...readings(
    (scope, { filter, sort }) => ({
      select: selectOf(scope),
      where: conditionsOf(filter),
      sort: sortIn(scope, sort, { shown: 'title', column: 'title' }),
    }),
    present,
  ),

  async one(scope, id) {
    const row = await readOne(scope.db, selectOf(scope), id);
    const { values, ...rest } = row;
    return { row: present(rest as Row), values: values as Values, rev: Number(row.rev) };
  },

  async save(scope, { id, rev, values }) {
    if (typeof values.to === 'string' && values.to !== '' && values.to < String(values.from))
      throw fieldRefusal(scope, 'INVALID', 'to', { count: 1 });
    return id ? await rewrite(scope, { id, rev, values }) : await add(scope, values);
  },

  hold: holdRows(promotes),

  async act(scope, { action, ids }) {
    for (const id of ids) {
      const { row } = await this.one(scope, id);
      const change = action === 'del' ? { deletedAt: scope.now } : { isOn: action === 'enable' };
      await scope.db
        .update(promotes)
        .set({ ...change, updatedAt: scope.now, rev: sql`${promotes.rev} + 1` })
        .where(own(scope, id));
      await logAction(scope, { resource, id, title: String(row.titleCN), action });
    }
    return null;
  },
};

function own(scope: ActorScope, id: string) {
  return and(eq(promotes.tenantId, scope.tenantId), eq(promotes.id, id), isNull(promotes.deletedAt));
}

async function add(scope: ActorScope, values: Values) {
  const id = newId();
  const columns = columnsOf(values);
  await scope.db
    .insert(promotes)
    .values({ ...{ id, tenantId: scope.tenantId, ...columns }, createdAt: scope.now, updatedAt: scope.now });
  await logSave(scope, { resource, id, title: columns.titleCN, before: null, after: values });
  return { id, rev: 0 };
}

async function rewrite(
  scope: ActorScope,
  { id, rev, values }: { id: string; rev: number | undefined; values: Values },
) {
  const before = await promoteStore.one(scope, id);
  const columns = columnsOf(values);
  const [saved] = await scope.db
    .update(promotes)
    .set({ ...columns, updatedAt: scope.now, rev: sql`${promotes.rev} + 1` })
    .where(and(own(scope, id), eq(promotes.rev, rev ?? -1)))
    .returning({ rev: promotes.rev });
  if (!saved) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
  await logSave(scope, { resource, id, title: columns.titleCN, before: before.values, after: values });
  return { id, rev: saved.rev };
}

/** Days are those of Asia/Shanghai; the last one counts to its end. */
function columnsOf(values: Values) {
  const { to } = values;
  return {
    values,
    position: String(values.position),
    titleCN: String(values.titleCN),
    titleEN: String(values.titleEN),
    weight: Number(values.weight),
    startsAt: midnightInShanghai(String(values.from)),
    endsAt: typeof to === 'string' && to !== '' ? endOfDayInShanghai(to) : null,
  };
}

function selectOf({ tenantId, now }: ActorScope) {
  return sql`
    select p.id, p.rev, json_build_object('CN', p.title_cn, 'EN', p.title_en) as title, p.title_cn as "titleCN",
           p.title_en as "titleEN", p.position, p.weight, p.starts_at as "startsAt", p.ends_at as "endsAt", p.values,
           p.updated_at as "updatedAt", coalesce(c.views, 0) as views, coalesce(c.clicks, 0) as clicks,
           case when not p.is_on then 'OFF' when p.starts_at > ${now} then 'WAITING'
                when p.ends_at <= ${now} then 'ENDED' else 'ON' end as status
      from promotes p left join promote_counts c on c.id = p.id and c.tenant_id = p.tenant_id
     where p.tenant_id = ${tenantId} and p.deleted_at is null`;
}

function conditionsOf({ keyword, position, status }: Values) {
  return [...mentions(['titleCN', 'titleEN'], keyword), ...equals('position', position), ...isOneOf('status', status)];
}

function present({ values: _, ...row }: Row): Row {
  const position = promotePositions.find(({ value }) => value === row.position)?.label ?? row.position;
  return { ...row, position } as Row;
}
