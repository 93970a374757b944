import { monthsBetween } from '#core/calendar/dates.ts';
import type { Data, Values } from '#core/forms/values.ts';
import { tags as allTags } from '#features/accounts/shared/tags.ts';
import { findProgramme } from '#features/casework/programmes/registry.ts';
import { dataOf, readSections } from '#features/casework/server/applications/sections/sections.ts';
import { applications } from '#features/casework/server/tables.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { facts, optionsOfFact } from '#features/contents/shared/conditions/facts.ts';
import { and, desc, eq, isNull } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { todayOf } from './check-answers.ts';

/** What the portal knows of somebody already: tags, unless suggestions may not use them, and the latest application. */
export async function suggestAnswers(scope: ActorScope): Promise<Answers> {
  return { ...(await fromTags(scope)), ...(await fromApplication(scope)) };
}

async function fromTags(scope: ActorScope): Promise<Answers> {
  const [account] = await scope.db
    .select({ tags: accounts.tags, isPersonal: accounts.isPersonal })
    .from(accounts)
    .where(eq(accounts.id, scope.actor.id));
  const own = account?.isPersonal ? account.tags.filter((tag) => allTags.has(tag)) : [];
  return Object.fromEntries(
    facts.flatMap((fact): [string, string | string[]][] => {
      const named = own.filter((tag) => optionsOfFact(fact).some(({ value }) => value === tag));
      if (named.length === 0 || fact.field.kind === 'number') return [];
      if (fact.field.kind === 'choice') return fact.field.key === 'stage' ? [[fact.field.key, named[0]!]] : [];
      return [[fact.field.key, named.slice(0, fact.field.max)]];
    }),
  );
}

async function fromApplication(scope: ActorScope): Promise<Answers> {
  const [latest] = await scope.db
    .select({ id: applications.id, programme: applications.programme })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        eq(applications.ownerId, scope.actor.id),
        isNull(applications.deletedAt),
      ),
    )
    .orderBy(desc(applications.updatedAt))
    .limit(1);
  const programme = latest && findProgramme(latest.programme);
  return programme ? answersOf(dataOf(await readSections(scope, programme, latest.id)), todayOf(scope)) : {};
}

/** What a form says about the facts. Sections and fields that a programme does not have say nothing. */
export function answersOf(data: Data, today: string): Answers {
  const fields: Values = Object.assign({}, ...Object.values(data));
  const age = yearsSince(fields.birth, today);
  const degree = best(fields.degrees, 'degree', 'degree');
  const title = best(fields.titles, 'level', 'title');
  const skill = best(fields.titles, 'level', 'skill');
  const ends =
    typeof fields.contractTo === 'string' && /^\d{4}-\d{2}/.test(fields.contractTo) ? fields.contractTo : null;
  return {
    ...(age !== null && { age }),
    ...(degree && { degree }),
    ...(title && { title }),
    ...(skill && { skill }),
    ...whole('overseasMonths', fields.overseasMonths),
    ...whole('socialMonths', fields.socialMonths),
    ...whole('share', fields.sharePercent),
    ...(ends && { contractMonths: Math.max(0, monthsBetween(today, ends)) }),
  };
}

function yearsSince(day: unknown, today: string): number | null {
  if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4)) - (today.slice(5) < day.slice(5) ? 1 : 0);
  return years >= 0 && years <= 120 ? years : null;
}

/** The highest option of a ranked fact that rows name. */
function best(rows: unknown, key: string, fact: string): string | null {
  const ranked = facts.find(({ field }) => field.key === fact);
  const named = (Array.isArray(rows) ? rows : []).map((row: Values) => row[key]);
  const found =
    ranked && optionsOfFact(ranked).findLast(({ value }) => value !== 'NONE' && named.includes(codeOf(fact, value)));
  return found?.value ?? null;
}

/** What the forms call an option of a fact. */
function codeOf(fact: string, value: string): string {
  return fact === 'skill' && value === 'SENIOR' ? 'SENIOR_TECHNICIAN' : value;
}

function whole(key: string, value: unknown): Answers {
  return typeof value === 'number' && value >= 0 ? { [key]: Math.floor(value) } : {};
}
