import { dateTimeInShanghai, dayInShanghai, instantInShanghai, moveDate } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { kindOf } from '#core/forms/kinds.ts';
import { isSame } from '#core/forms/merge.ts';
import type { Values } from '#core/forms/values.ts';
import { getProgramme, programmes } from '#features/casework/programmes/registry.ts';
import { programmeYear as resource } from '#features/casework/resources/programme-year.ts';
import { yearFields } from '#features/casework/resources/year-fields.ts';
import { applications } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { isDecisionRule } from '#features/casework/shared/decision-number.ts';
import type { YearSettings } from '#features/casework/shared/programme-year.ts';
import { type YearBefore, yearChanges } from '#features/casework/shared/year-changes.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Store } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import type { TypeWindow } from './applications/windows.ts';
import { settingsIn } from './year-settings.ts';

const plainKeys = ['programme', 'year', 'titleCN', 'titleEN', 'opensOn', 'closesOn', 'quota', 'graceMinutes'];

const plain = tableStore({
  resource,
  table: windows,
  select: ({ tenantId, now }) => sql`
    select w.id, w.rev, w.programme, w.year, json_build_object('CN', w.title_cn, 'EN', w.title_en) as title,
           w.title_cn as "titleCN", w.title_en as "titleEN", w.opens_at as "opensAt", w.closes_at as "closesAt",
           to_char(w.opens_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "opensOn",
           to_char(w.closes_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "closesOn",
           to_char(w.extended_to at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "extendedTo",
           w.grace_minutes as "graceMinutes", w.extends_after_outage as "extendsAfterOutage", w.types,
           w.quota, w.settings, row_to_json(p) as before, w.updated_at as "updatedAt", coalesce(n.last, 0) as taken,
           case when ${now} < w.opens_at then 'coming' when ${now} < greatest(w.closes_at, w.extended_to) then 'open' else 'closed' end as status
      from windows w left join numbers n
        on n.tenant_id = w.tenant_id and n.programme = w.programme and n.year = w.year
      left join windows p
        on p.tenant_id = w.tenant_id and p.programme = w.programme and p.year = w.year - 1
     where w.tenant_id = ${tenantId}`,
  texts: ['title'],
  keyword: ['title'],
  present: ({ settings, types: _types, before, ...row }) => ({
    ...row,
    changes: yearChanges({ ...row, settings }, before as YearBefore | null),
    programmeName: programmes.find(({ code }) => code === row.programme)?.short ?? row.programme,
  }),
  values: ({ settings, types, extendsAfterOutage, ...row }) => ({
    ...Object.fromEntries(plainKeys.map((key) => [key, row[key] ?? null])),
    extendsAfterOutage: extendsAfterOutage ? 'YES' : 'NO',
    types: (types as TypeWindow[]).map(({ type, opensAt, closesAt }) => ({
      id: type,
      type,
      opensOn: opensAt && dateTimeInShanghai(new Date(opensAt)),
      closesOn: closesAt && dateTimeInShanghai(new Date(closesAt)),
    })),
    ...Object.fromEntries(
      yearFields.map((field) => [field.key, (settings as Values)[field.key] ?? kindOf(field).empty(field)]),
    ),
  }),
  async check(scope, values, before) {
    const { opensOn, closesOn, quota, decisionNo } = values;
    if (decisionNo && !isDecisionRule(String(decisionNo)))
      throw fieldRefusal(scope, 'INVALID', 'decisionNo', { count: 1 });
    if (String(closesOn) <= String(opensOn)) throw fieldRefusal(scope, 'INVALID', 'closesOn', { count: 1 });
    const taken = Number(before?.row.taken ?? 0);
    if (quota && Number(quota) < taken) throw fieldRefusal(scope, 'QUOTA_TAKEN', 'quota', { count: taken });
    checkSteps(scope, values);
    // A form changes for nobody who has begun it.
    const asked = before?.values.furtherMaterials ?? [];
    if (!isSame(asked, values.furtherMaterials ?? []) && (await hasBegun(scope, values)))
      throw fieldRefusal(scope, 'FORM_BEGUN', 'furtherMaterials');
  },
  columns: (values) => ({
    programme: String(values.programme),
    year: Number(values.year),
    titleCN: String(values.titleCN),
    titleEN: String(values.titleEN),
    opensAt: instantInShanghai(String(values.opensOn)),
    closesAt: instantInShanghai(String(values.closesOn)),
    quota: values.quota ? Number(values.quota) : null,
    graceMinutes: Number(values.graceMinutes ?? 0),
    extendsAfterOutage: values.extendsAfterOutage !== 'NO',
    types: typesIn(values),
    settings: settingsIn(values),
  }),
  unique: 'year',
});

/** Years of the programmes: what portal, applications and deadlines of a year are judged by. */
export const yearStore: Store & Required<Pick<Store, 'save' | 'act'>> = {
  ...plain,
  async act(scope, { action, ids }) {
    if (action !== 'copy') throw new Refusal('NOT_ALLOWED');
    let made: string | null = null;
    for (const id of ids) made = await copyYear(scope, id);
    return made;
  },
};

/** Whether anybody has begun in the year, whose row is held: a draft that is being made is waited for, later ones wait. */
async function hasBegun({ db, tenantId }: ActorScope, { programme, year }: Values): Promise<boolean> {
  const of = { programme: String(programme), year: Number(year) };
  await db
    .select({ id: windows.id })
    .from(windows)
    .where(and(eq(windows.tenantId, tenantId), eq(windows.programme, of.programme), eq(windows.year, of.year)))
    .for('update');
  // A statement of its own: it has to see what was committed while the row was waited for.
  const [found] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, tenantId),
        eq(applications.programme, of.programme),
        eq(applications.year, of.year),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Each step is listed once, and is one of the programme's that has a deadline. */
function checkSteps(scope: ActorScope, { programme, stepDays }: Values) {
  const { deadlines } = getProgramme(String(programme));
  const steps = (stepDays ?? []) as NonNullable<YearSettings['stepDays']>;
  for (const [at, { id, state }] of steps.entries()) {
    if (!(state in deadlines)) throw fieldRefusal(scope, 'STEP_UNKNOWN', `stepDays[${id}].state`);
    if (steps.findIndex((each) => each.state === state) < at)
      throw fieldRefusal(scope, 'DUPLICATE', `stepDays[${id}].state`);
  }
}

/** Opens the next year as this one was, with dates a year later; throws DUPLICATE where it is open already. */
async function copyYear(scope: ActorScope, id: string): Promise<string> {
  const [last] = await scope.db
    .select()
    .from(windows)
    .where(and(eq(windows.tenantId, scope.tenantId), eq(windows.id, id)));
  if (!last) throw new Refusal('NOT_FOUND');
  const later = (at: Date) => {
    const day = moveDate(dayInShanghai(at.getTime()), { years: 1 });
    return instantInShanghai(`${day} ${dateTimeInShanghai(at).slice(11)}`);
  };
  const next = String(last.year + 1);
  const title = (text: string) => text.replaceAll(String(last.year), next);
  const made = newId();
  const added = await scope.db
    .insert(windows)
    .values({
      ...last,
      id: made,
      year: last.year + 1,
      titleCN: title(last.titleCN),
      titleEN: title(last.titleEN),
      opensAt: later(last.opensAt),
      closesAt: later(last.closesAt),
      extendedTo: null,
      types: (last.types as TypeWindow[]).map(({ type, opensAt, closesAt }) => ({
        type,
        opensAt: opensAt && later(new Date(opensAt)).toISOString(),
        closesAt: closesAt && later(new Date(closesAt)).toISOString(),
      })),
      createdAt: scope.now,
      updatedAt: scope.now,
      rev: 0,
    })
    .onConflictDoNothing()
    .returning({ id: windows.id });
  if (added.length === 0) throw new Refusal('DUPLICATE');
  await logAction(scope, { resource, id, title: last.titleCN, action: 'copy', changes: [] });
  return made;
}

function typesIn({ types }: Values): TypeWindow[] {
  const iso = (minute: unknown) => (minute ? instantInShanghai(String(minute)).toISOString() : null);
  return (Array.isArray(types) ? types : []).map(({ type, opensOn, closesOn }) => ({
    type: String(type),
    opensAt: iso(opensOn),
    closesAt: iso(closesOn),
  }));
}
