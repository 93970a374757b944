import { Refusal } from '#core/errors.ts';
import { reportForm as resource } from '#features/data-centre/resources/report-form.ts';
import { monthDays, schedules, timeDimensions, weekdays } from '#features/data-centre/shared/report.ts';
import { nextRun } from '#features/data-centre/shared/times.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { Dataset } from '#server/datasets/dataset.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Row, Store, StoredRecord, Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { findDataset, getDataset } from './find-dataset.ts';
import { definitionOf, scheduleOf } from './read-form.ts';
import { readPivot } from './read-pivot.ts';
import { forgetRuns, runReport } from './run-report.ts';
import { reportForms } from './tables.ts';

const kept = tableStore({
  resource,
  table: reportForms,
  select: selectOf,
  keyword: ['name', 'maker'],
  columns: columnsOf,
  starts: ({ actor }) => ({ madeBy: actor.id, madeByName: actor.nickname }),
  async check(scope, values, before) {
    if (before && before.row.madeBy !== scope.actor.id) throw new Refusal('NOT_ALLOWED');
    // Counts once, so that what cannot be counted is refused before it is kept.
    await readPivot(scope, definitionOf(values));
  },
  async saved(scope, { row, values }) {
    if (row.status !== 'ON') return;
    const nextAt = nextRun(scheduleOf(values), scope.now);
    await scope.db.update(reportForms).set({ nextAt }).where(isReport(scope, row.id));
  },
});

/** Reports: the own ones, and those in use that are shared with a role of the caller. */
export const reportStore = {
  ...kept,
  async list(scope, query) {
    const page = await kept.list(scope, query);
    return { ...page, rows: await named(scope, page.rows) };
  },
  async *walk(scope, query) {
    for await (const rows of kept.walk(scope, query)) yield await named(scope, rows);
  },
  async one(scope, id): Promise<StoredRecord> {
    const record = await kept.one(scope, id);
    // Throws DATASET_FORBIDDEN: the report says what to count, and that alone can tell too much.
    getDataset(scope, String(record.row.dataset));
    const [row = record.row] = await named(scope, [record.row]);
    return { ...record, row };
  },

  async act(scope, { action, ids, values }): Promise<string | null> {
    let made: string | null = null;
    for (const id of ids) {
      const record = await reportStore.one(scope, id);
      if (action === 'copy') made = await copy(scope, record);
      else if (record.row.madeBy !== scope.actor.id) throw new Refusal('NOT_ALLOWED');
      else await actOnOwn(scope, record, action);
    }
    if (action === 'del') return await kept.act(scope, { action, ids, values });
    return made;
  },

  async options(scope) {
    const { datasets } = scope.services.features;
    const all = datasets.flatMap(({ dimensions }) => dimensions).map(({ key, name }) => ({ value: key, label: name }));
    const figures = datasets.flatMap(({ measures }) => measures).map(({ key, name }) => ({ value: key, label: name }));
    return {
      datasets: datasets.map(({ key, name }) => ({ value: key, label: name })),
      dimensions: unique([...all, ...timeDimensions]),
      measures: unique(figures),
      people: await listPeople(scope),
      roles: await listRoles(scope),
    };
  },
} satisfies Store;

async function actOnOwn(scope: ActorScope, record: StoredRecord, action: string): Promise<void> {
  const id = record.row.id;
  if (action === 'run') return void (await runReport(scope, id, { isScheduled: false }));
  if (action === 'del') return await forgetRuns(scope, id);
  const isOn = action === 'on';
  const set = {
    status: isOn ? 'ON' : 'DRAFT',
    nextAt: isOn ? nextRun(scheduleOf(record.values), scope.now) : null,
    updatedAt: scope.now,
    rev: sql`${reportForms.rev} + 1`,
  };
  await scope.db.update(reportForms).set(set).where(isReport(scope, id));
  const changes = [{ field: 'status', before: record.row.status, after: set.status }];
  await logAction(scope, { resource, id, title: String(record.row.name), action, changes });
}

async function copy(scope: ActorScope, { row, values }: StoredRecord): Promise<string> {
  const id = newId();
  const suffix = scope.locale === 'CN' ? '（副本）' : ' (copy)';
  const own = {
    ...values,
    name: `${row.name}`.slice(0, 60 - suffix.length) + suffix,
    mailTo: [],
    roles: [],
    schedule: 'NONE',
  };
  await scope.db.insert(reportForms).values({
    ...columnsOf(own),
    id,
    tenantId: scope.tenantId,
    madeBy: scope.actor.id,
    madeByName: scope.actor.nickname,
    nextAt: null,
    createdAt: scope.now,
    updatedAt: scope.now,
  });
  await logAction(scope, { resource, id, title: own.name, action: 'copy' });
  return id;
}

function isReport({ tenantId }: ActorScope, id: string) {
  return and(eq(reportForms.tenantId, tenantId), eq(reportForms.id, id));
}

function columnsOf(values: Values) {
  return {
    values,
    name: String(values.name ?? ''),
    dataset: String(values.dataset ?? ''),
    schedule: String(values.schedule ?? 'NONE'),
  };
}

function selectOf({ tenantId, actor }: ActorScope) {
  return sql`
    select f.id, f.rev, f.name, f.status, f.dataset, f.schedule, f.values->>'hour' as hour,
           f.values->>'weekday' as weekday, f.values->>'monthDay' as "monthDay", f.values->'filters' as narrowed, f.values, f.made_by as "madeBy", f.made_by_name as maker,
           f.next_at as "nextAt", f.last_at as "lastAt", f.updated_at as "updatedAt"
      from report_forms f
     where f.tenant_id = ${tenantId}
       and (f.made_by = ${actor.id} or (f.status = 'ON' and f.values->'roles' ?| array(
             select r.role_id from member_roles r join members m on m.id = r.member_id
              where m.tenant_id = ${tenantId} and m.account_id = ${actor.id} and m.status = 'ACTIVE')))`;
}

/** Rows with what they count, what they are narrowed to and when they are sent in words. */
async function named(scope: ActorScope, rows: readonly Row[]): Promise<Row[]> {
  const options = new Map<string, Awaited<ReturnType<Dataset['options']>>>();
  for (const key of new Set(rows.filter(isNarrowed).map(({ dataset }) => String(dataset))))
    options.set(key, (await findDataset(scope, key)?.options(scope)) ?? {});
  return rows.map(({ narrowed, ...row }) => {
    const dataset = findDataset(scope, String(row.dataset));
    const values = options.get(String(row.dataset));
    return {
      ...row,
      id: row.id,
      datasetName: dataset?.name ?? row.dataset,
      filters: ((narrowed ?? []) as { dimension: string; value: string }[]).map(({ dimension, value }) => {
        const name = dataset?.dimensions.find(({ key }) => key === dimension)?.name ?? { CN: dimension, EN: dimension };
        const is = values?.[dimension]?.find((option) => option.value === value)?.label ?? { CN: value, EN: value };
        return { CN: `${name.CN} = ${is.CN}`, EN: `${name.EN} = ${is.EN}` };
      }),
      scheduleText: scheduleWords(row),
      isMine: row.madeBy === scope.actor.id,
    };
  });
}

function isNarrowed({ narrowed }: Row): boolean {
  return Array.isArray(narrowed) && narrowed.length > 0;
}

/** When it is sent, in words. */
export function scheduleWords(values: Values): { CN: string; EN: string } | null {
  const { schedule, hour, weekday, monthDay } = scheduleOf(values);
  const label = (options: readonly { value: string; label: { CN: string; EN: string } }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? { CN: value, EN: value };
  if (schedule === 'NONE') return null;
  const often = label(schedules, schedule);
  const day =
    schedule === 'WEEKLY' ? label(weekdays, weekday) : schedule === 'MONTHLY' ? label(monthDays, monthDay) : null;
  const words = (key: 'CN' | 'EN') =>
    schedule === 'WEEKLY' && day
      ? `${key === 'CN' ? '每' : 'Every '}${day[key]} ${hour}`
      : [often[key], day?.[key], hour].filter(Boolean).join(' ');
  return { CN: words('CN'), EN: words('EN') };
}

async function listPeople({ db, tenantId }: ActorScope) {
  const { rows } = await db.execute<{ id: string; name: string; login: string }>(sql`
    select a.id, a.nickname as name, a.login_name as login from members m join accounts a on a.id = m.account_id
     where m.tenant_id = ${tenantId} and m.status = 'ACTIVE' and a.status = 'ACTIVE'
     order by a.nickname, a.id limit 500`);
  return rows.map(({ id, name, login }) => ({
    value: id,
    label: { CN: `${name}（${login}）`, EN: `${name} (${login})` },
  }));
}

async function listRoles({ db, tenantId }: ActorScope) {
  const { rows } = await db.execute<{ id: string; CN: string; EN: string }>(sql`
    select id, name_cn as "CN", name_en as "EN" from roles
     where tenant_id = ${tenantId} and status = 'ON' order by built_in desc, name_cn, id limit 200`);
  return rows.map(({ id, CN, EN }) => ({ value: id, label: { CN, EN } }));
}

function unique<T extends { readonly value: string }>(options: readonly T[]): T[] {
  return [...new Map(options.toReversed().map((option) => [option.value, option])).values()].toReversed();
}
