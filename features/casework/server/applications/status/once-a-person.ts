import { dayInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { getPath } from '#core/forms/paths.ts';
import type { Data } from '#core/forms/values.ts';
import { stateSets } from '#core/workflow/states.ts';
import type { Exclusion, Programme } from '#features/casework/programmes/programme.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { refuseTwice } from '#features/casework/server/applications/family/once-per.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { typeIn } from '#features/casework/shared/programme-year.ts';
import { invalidWith } from '#server/base/drafts/problems.ts';
import { personKey } from '#server/base/sensitive/person-key.ts';
import { and, eq, exists, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';

type Applied = Pick<ApplicationRecord, 'id' | 'programme' | 'year' | 'personKey' | 'onceKey'>;

/**
 * Refuses to hand in what the same person (type and number of the certificate) may not have twice, whoever's account it
 * comes from: PERSON_APPLIED beside a live application of the year, and what `refuseExcluded` throws.
 */
export async function refuseSecond(
  scope: ActorScope,
  programme: Programme,
  { application, data }: { application: ApplicationRecord; data: Data },
): Promise<void> {
  await refuseOtherLive(scope, programme, application);
  if (application.state === 'DRAFT') await refuseExcluded(scope, programme, { data, except: application.id });
}

/**
 * Throws PERSON_APPLIED where the person of an application has another live one in its programme and year; where those are
 * for somebody of their own, such as a child, what `refuseTwice` throws. Holds the person until the transaction ends: of two that come alive at the same instant one does.
 */
export async function refuseOtherLive(scope: ActorScope, definition: Programme, application: Applied): Promise<void> {
  if (definition.oncePer) return await refuseTwice(scope, definition, application);
  const { id, programme, year, personKey } = application;
  if (personKey === null) return;
  const { db, tenantId } = scope;
  const person = `person:${tenantId}:${personKey.toString('hex')}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`);
  const [other] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, tenantId),
        eq(applications.personKey, personKey),
        eq(applications.programme, programme),
        eq(applications.year, year),
        ne(applications.id, id),
        isNull(applications.deletedAt),
        // What was not handed in is nobody's application yet: anybody can type any number.
        notInArray(applications.state, ['DRAFT', ...stateSets.ended]),
      ),
    )
    .limit(1);
  if (other) throw new Refusal('PERSON_APPLIED');
}

interface Known {
  /** What is known so far: at the beginning no more than the type. */
  readonly data: Data;
  readonly except?: string;
}

/**
 * Programmes that exclude each other say so themselves: INVALID with their words, AWARD_IN_EFFECT with number and end, or
 * PERSON_APPLIED where it stands in another account, of which nothing is told.
 */
export async function refuseExcluded(scope: ActorScope, programme: Programme, known: Known): Promise<void> {
  const hit = await findExcluding(scope, programme, known);
  if (!hit) return;
  if (!hit.isKnown) throw new Refusal('PERSON_APPLIED');
  if (hit.exclusion.message) throw invalidWith('', 'EXCLUDED', hit.exclusion.message.portal, scope.locale);
  throw new Refusal('AWARD_IN_EFFECT', { params: { no: hit.no, until: hit.until } });
}

interface Excluding {
  readonly exclusion: Exclusion;
  readonly no: string;
  /** Last day in effect, YYYY-MM-DD. */
  readonly until: string;
  /** Whether the caller may know of it: their own, or that of the company they act for. */
  readonly isKnown: boolean;
}

/** What excludes an application, if anything does: by account, by person, and where a type is a company's by company. */
export async function findExcluding(
  scope: ActorScope,
  programme: Programme,
  { data, except = '' }: Known,
): Promise<Excluding | undefined> {
  const { tenantId, actor } = scope;
  const codeAt = programme.types?.companyCode ?? '';
  for (const exclusion of programme.exclusions) {
    const asCompany = exclusion.sameType?.asCompany.some((type) => type === typeIn(programme, data)) ?? false;
    const key = personKey(scope, programme.sections, data);
    const isSame = asCompany
      ? says(scope, codeAt, getPath(data, codeAt))
      : or(eq(applications.ownerId, actor.id), key ? eq(applications.personKey, key) : undefined);
    const [found] = await scope.db
      .select({ no: applications.no, dueAt: applications.dueAt, ownerId: applications.ownerId })
      .from(applications)
      .where(
        and(
          eq(applications.tenantId, tenantId),
          eq(applications.programme, exclusion.programme),
          exclusion.while === 'effective'
            ? eq(applications.state, 'EFFECTIVE')
            : notInArray(applications.state, ['DRAFT', ...stateSets.ended]),
          isNotNull(applications.submittedAt),
          isNull(applications.deletedAt),
          ne(applications.id, except),
          isSame,
          exclusion.sameType && programme.types
            ? says(scope, programme.types.field, typeIn(programme, data))
            : undefined,
        ),
      )
      // What is the caller's own can be named to them.
      .orderBy(sql`${applications.ownerId} <> ${actor.id}`)
      .limit(1);
    if (!found) continue;
    const until = found.dueAt === null ? '' : dayInShanghai(found.dueAt.getTime());
    return { exclusion, no: found.no ?? '', until, isKnown: asCompany || found.ownerId === actor.id };
  }
  return undefined;
}

/** Whether an application says something at `section.field`; nothing is said by an empty value. */
function says({ db }: Scope, path: string, value: unknown): SQL {
  const [section = '', field = ''] = path.split('.');
  if (typeof value !== 'string' || value === '') return sql`false`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(applicationSections)
      .where(
        and(
          eq(applicationSections.applicationId, applications.id),
          eq(applicationSections.key, section),
          sql`${applicationSections.values} ->> ${field} = ${value}`,
        ),
      ),
  );
}
