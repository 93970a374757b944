import type { OutputOf } from '#core/contracts/contract.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { kindOf } from '#core/forms/kinds.ts';
import { isFieldRequired, validateSection, visibleFields, visibleSections } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { isIn } from '#core/workflow/states.ts';
import { instalmentsFor } from '#features/casework/programmes/instalments.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { findLive, getOwn } from '#features/casework/server/applications/find-own.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { listOwn, readOwn } from '#features/casework/server/applications/queries.ts';
import { dataOf, readSections } from '#features/casework/server/applications/sections/sections.ts';
import { findExcluding } from '#features/casework/server/applications/status/once-a-person.ts';
import { currentWindow, windowOfType } from '#features/casework/server/applications/windows.ts';
import { applicationEvents, applications } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { lastStage } from '#features/casework/shared/stages-done.ts';
import { readActing } from '#features/companies/server/acting.ts';
import { selectedCompany } from '#features/companies/server/own.ts';
import type {
  phoenixAdvanceCall,
  phoenixDetailCall,
  phoenixMaterialsCall,
  phoenixRecordsCall,
  phoenixTypesCall,
  phoenixYearsCall,
} from '#features/phoenix-plan/calls.ts';
import { clauses } from '#features/phoenix-plan/shared/clauses.ts';
import {
  begunWith,
  needsCompany,
  type PhoenixTypeName,
  phoenixCode,
  phoenixTypes,
} from '#features/phoenix-plan/shared/steps.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { and, asc, desc, eq, inArray, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { readPolicy } from './policy.ts';
import { readRenewals } from './renewals.ts';

/** The years that were or will be open, the newest first. */
export async function readYears(scope: Scope): Promise<OutputOf<typeof phoenixYearsCall>> {
  const rows = await scope.db
    .select()
    .from(windows)
    .where(and(eq(windows.tenantId, scope.tenantId), eq(windows.programme, phoenixCode)))
    .orderBy(desc(windows.year))
    .limit(20);
  return {
    years: rows.map(({ year, titleCN, titleEN, opensAt, closesAt }) => ({
      year,
      title: { CN: titleCN, EN: titleEN },
      state: scope.now < opensAt ? 'coming' : scope.now < closesAt ? 'open' : 'closed',
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
    })),
  };
}

/** The types with their items, and the sections of the form that each shows. */
export async function readTypes(scope: Scope): Promise<OutputOf<typeof phoenixTypesCall>> {
  const programme = getProgramme(phoenixCode);
  return {
    types: phoenixTypes.map((type) => ({
      type,
      name: dictionaries.phoenixType.find(({ value }) => value === type)!.label,
      items: dictionaries.phoenixItem
        .filter(({ parent }) => parent === type)
        .map(({ value, label }) => ({ item: value, name: label, most: mostOf({ type, item: value }) })),
      sections: visibleSections(programme, { choice: { type } }).map(({ key, title }) => ({ key, title })),
      needsCompany: needsCompany(type),
    })),
    policy: await readPolicy(scope),
  };
}

/** What all instalments of an item come to, in units of 10,000 yuan. */
function mostOf(choice: Values): number | null {
  const amounts = instalmentsFor(getProgramme(phoenixCode), { choice }).map(({ amount }) => amount);
  return amounts.includes(null) ? null : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) / 10_000;
}

/** What a person should know before an application of a type is begun. */
export async function readAdvance(
  scope: ActorScope,
  { type }: { type: PhoenixTypeName },
): Promise<OutputOf<typeof phoenixAdvanceCall>> {
  const window = windowOfType(await currentWindow(scope, getProgramme(phoenixCode)), type, scope.now);
  const live = await findLive(scope, { programme: phoenixCode, year: window.year });
  const company = await readActing(scope, phoenixCode);
  const award = await findAward(scope, type);
  const isCompany = !needsCompany(type) || company?.lacks === null;
  const clause = live
    ? clauses.once
    : award
      ? clauses.notTwice
      : window.state !== 'open'
        ? clauses.yearly
        : isCompany
          ? null
          : clauses[type === 'UNIT' ? 'unit' : 'founder'];
  return {
    year: window.year,
    state: window.state,
    opensAt: window.opensAt.toISOString(),
    closesAt: window.closesAt.toISOString(),
    canCreate: clause === null,
    clause,
    policy: await readPolicy(scope),
    live: live ? { id: live.id, no: live.no, state: live.state } : null,
    award,
    company,
  };
}

/** What was granted before and is in effect, as far as the caller may know of it. */
async function findAward(scope: ActorScope, type: PhoenixTypeName): Promise<{ no: string; until: string } | null> {
  const company = needsCompany(type) ? await selectedCompany(scope) : undefined;
  const hit = await findExcluding(scope, getProgramme(phoenixCode), { data: begunWith(type, company?.code) });
  return hit?.isKnown ? { no: hit.no, until: hit.until } : null;
}

/** Every document that the form shows for the answers at hand. */
export async function readMaterials(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof phoenixMaterialsCall>> {
  const application = await getOwn(scope, { id, programme: phoenixCode });
  const programme = await programmeOf(scope, application);
  const data = dataOf(await readSections(scope, programme, id));
  const context = { ...formContextAt(scope.now), data };
  return {
    items: visibleSections(programme, data).flatMap((section) => {
      const values = data[section.key] ?? {};
      const wrong = new Set(validateSection(section, values, context).map(({ path }) => path));
      return visibleFields(section, values, context)
        .filter(({ kind }) => kind === 'files')
        .map((field) => {
          const held = values[field.key];
          const isEmpty = kindOf(field).isEmpty(field, held ?? null);
          const isRequired = isFieldRequired(section, field, values, context);
          return {
            path: `${section.key}.${field.key}`,
            section: section.title,
            label: field.label,
            isRequired,
            count: Array.isArray(held) ? held.length : 0,
            state: isEmpty ? (isRequired ? 'missing' : 'optional') : wrong.has(field.key) ? 'wrong' : 'done',
          } as const;
        });
    }),
  };
}

/** One application to read. */
export async function readDetail(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof phoenixDetailCall>> {
  const application = await readOwn(scope, { id, programme: phoenixCode });
  return { application, renewals: await readRenewals(scope, id) };
}

/** The caller's records, one a year; of those that are over, where they stopped and why. */
export async function readRecords(scope: ActorScope): Promise<OutputOf<typeof phoenixRecordsCall>> {
  const { rows, canAdd } = await listOwn(scope, phoenixCode);
  const over = rows.filter(({ state }) => isIn('ended', state)).map(({ id }) => id);
  const ends = over.length > 0 ? await readEnds(scope, over) : new Map<string, End>();
  return { rows: rows.map((row) => ({ ...row, end: ends.get(row.id) ?? null })), canAdd };
}

type End = NonNullable<OutputOf<typeof phoenixRecordsCall>['rows'][number]['end']>;

/** `ids` are those of the caller's own list. */
async function readEnds(scope: ActorScope, ids: readonly string[]): Promise<Map<string, End>> {
  const events = await scope.db
    .select({
      id: applicationEvents.applicationId,
      action: applicationEvents.action,
      state: applicationEvents.state,
      reason: applicationEvents.reason,
      decided: sql<string | null>`${applications.result} ->> 'reason'`,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .where(and(eq(applicationEvents.tenantId, scope.tenantId), inArray(applicationEvents.applicationId, ids)))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.id));
  const programme = getProgramme(phoenixCode);
  return new Map(
    ids.map((id) => {
      // What one officer proposes is nothing until a second has decided.
      const own = events.filter((event) => event.id === id && !event.action.startsWith('propose-'));
      // The decision's own text: what was noted after it says nothing of why it was refused.
      const reason = own.at(-1)?.decided ?? own.findLast((event) => event.reason && event.action !== 'submit')?.reason;
      return [id, { step: lastStage(programme, own), reason: reason ?? null }];
    }),
  );
}
