import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { programmeYear as resource } from '#features/casework/resources/programme-year.ts';
import { asNextYear } from '#features/casework/shared/next-year.ts';
import { type YearBefore, yearChanges } from '#features/casework/shared/year-changes.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { sql } from '#server/database/sql.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { addDraft, changeDraft, formIn, getYear, hasYear, holdYear } from './year-drafts.ts';
import { formOfWindow, momentsOfDraft, type WindowForm } from './year-form.ts';

const read = readings({
  resource,
  // A year stands in one of two tables or in both, under one id: the list tells what is in force, where something is.
  select: ({ tenantId, now }) => sql`
    select coalesce(w.id, d.id) as id, greatest(coalesce(w.rev, 0), coalesce(d.rev, 0)) as rev,
           coalesce(w.programme, d.programme) as programme, coalesce(w.year, d.year) as year,
           json_build_object('CN', coalesce(w.title_cn, d.values->>'titleCN', ''),
                             'EN', coalesce(w.title_en, d.values->>'titleEN', '')) as title,
           coalesce(w.opens_at, d.opens_at) as "opensAt", coalesce(w.closes_at, d.closes_at) as "closesAt",
           to_char(w.extended_to at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "extendedTo",
           case when w.id is null then (d.values->>'quota')::float8 else w.quota end as quota,
           coalesce(n.last, 0) as taken,
           case when w.id is null then null else json_build_object(
             'programme', w.programme, 'year', w.year, 'titleCN', w.title_cn, 'titleEN', w.title_en,
             'opensAt', w.opens_at, 'closesAt', w.closes_at, 'quota', w.quota, 'graceMinutes', w.grace_minutes,
             'extendsAfterOutage', w.extends_after_outage, 'types', w.types, 'settings', w.settings,
             'allotment', w.allotment) end as window,
           d.values as values, row_to_json(p) as before, greatest(w.updated_at, d.updated_at) as "updatedAt",
           case when w.id is null then d.state
                when ${now} < w.opens_at then 'coming'
                when ${now} < greatest(w.closes_at, w.extended_to) then 'open' else 'closed' end as status,
           case when w.id is null then null else d.state end as draft
      from (select * from windows where tenant_id = ${tenantId}) w
      full join (select * from year_drafts where tenant_id = ${tenantId}) d on d.id = w.id
      left join numbers n on n.tenant_id = ${tenantId}
        and n.programme = coalesce(w.programme, d.programme) and n.year = coalesce(w.year, d.year)
      left join windows p on p.tenant_id = ${tenantId}
        and p.programme = coalesce(w.programme, d.programme) and p.year = coalesce(w.year, d.year) - 1`,
  texts: ['title'],
  keyword: ['title'],
  present: ({ window, before, ...row }) => {
    const form = window ? formOfWindow(window as WindowForm) : null;
    return {
      ...row,
      ...(form && { opensOn: form.opensOn, closesOn: form.closesOn }),
      changes: form
        ? yearChanges({ ...form, ...pickSet(window as WindowForm) }, before as YearBefore | null)
        : { CN: '', EN: '' },
      programmeName: programmes.find(({ code }) => code === row.programme)?.short ?? row.programme,
    } as Row;
  },
  values: ({ values, window }) => (values as Values | null) ?? formOfWindow(window as WindowForm),
});

/**
 * Years of the programmes. What is saved is a draft, which counts for nothing: portal, applications and deadlines are
 * judged by what a second person published (publish-year.ts).
 */
export const yearStore: Store & Required<Pick<Store, 'save' | 'act'>> = {
  ...read,

  async save(scope, { id, rev, values }) {
    if (id === undefined) return addYear(scope, values);
    const stored = await holdYear(scope, id);
    const before = formIn(stored);
    if (stored.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: stored.rev, values: before } });
    const { draft } = stored;
    // What somebody else is reading stays as it is: it is taken back first.
    if (draft?.state === 'REVIEW') throw new Refusal('NOT_ALLOWED');
    if (draft) {
      const changedBy = [...new Set([...draft.changedBy, scope.actor.id])];
      await changeDraft(scope, { draft, rev: stored.rev }, { values, ...momentsOfDraft(values), changedBy });
    } else await addDraft(scope, { id, values, rev: stored.rev + 1 });
    await logSave(scope, { resource, id, title: titleIn(values), before, after: values });
    return { id, rev: stored.rev + 1 };
  },

  async act(scope, { action, ids }) {
    if (action !== 'copy') throw new Refusal('NOT_ALLOWED');
    let made: string | null = null;
    for (const id of ids) made = await copyYear(scope, id);
    return made;
  },
};

function pickSet({ settings, allotment }: WindowForm) {
  return { settings, allotment };
}

/** What the log calls a year. */
export function titleIn({ titleCN, programme, year }: Values): string {
  return String(titleCN || `${programme} ${year}`);
}

async function addYear(scope: ActorScope, values: Values) {
  for (const key of ['programme', 'year']) if (!values[key]) throw fieldRefusal(scope, 'INVALID', key, { count: 1 });
  if (!programmes.some(({ code }) => code === values.programme) || !Number.isInteger(values.year))
    throw fieldRefusal(scope, 'INVALID', 'programme', { count: 1 });
  if (await hasYear(scope, values)) throw fieldRefusal(scope, 'DUPLICATE', 'year');
  const id = newId();
  await addDraft(scope, { id, values });
  await logSave(scope, { resource, id, title: titleIn(values), before: null, after: values });
  return { id, rev: 0 };
}

/** Begins the next year as this one is in force, or as its draft has it where nothing is, with dates a year later; throws DUPLICATE where it has been begun already. */
async function copyYear(scope: ActorScope, id: string): Promise<string> {
  const { window, draft } = await getYear(scope, id);
  const last = window ? formOfWindow(window) : formIn({ window, draft });
  const values = asNextYear(last);
  if (await hasYear(scope, values)) throw new Refusal('DUPLICATE');
  const made = newId();
  await addDraft(scope, { id: made, values });
  await logAction(scope, { resource, id, title: titleIn(last), action: 'copy', changes: [] });
  await logSave(scope, { resource, id: made, title: titleIn(values), before: null, after: values });
  return made;
}
