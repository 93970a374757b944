import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { maskName } from '#core/forms/masks.ts';
import type { Text } from '#core/texts/text.ts';
import { isIn, stateSets } from '#core/workflow/states.ts';
import type { duplicateCall } from '#features/casework/calls/duplicates.ts';
import { caseMessages } from '#features/casework/messages.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { applications } from '#features/casework/server/tables.ts';
import { duplicateVerdicts } from '#features/casework/server/verdict-tables.ts';
import { tell } from '#server/base/mail/tell.ts';
import { loginNamesOf, staffName } from '#server/base/staff-name.ts';
import { and, desc, eq, inArray, isNotNull, ne, notInArray, or } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';
import { isCase } from './case-policy.ts';
import { getCase, lockHeldCase } from './find-case.ts';
import { besideFacts, papersOfEmployer } from './panels/beside-facts.ts';
import { spendOnCase } from './spend-on-case.ts';

type Duplicate = OutputOf<typeof duplicateCall>['duplicates'][number];
type Related = Pick<
  ApplicationRecord,
  | 'id'
  | 'no'
  | 'programme'
  | 'year'
  | 'state'
  | 'applicant'
  | 'subjectCN'
  | 'subjectEN'
  | 'ownerId'
  | 'personKey'
  | 'submittedAt'
>;

/** Cases compared with one at most, the newest first. */
const most = 20;

/** Files of other people with the same content that are followed to their cases. */
const mostCopies = 100;

/**
 * What else there is of the applicant: `duplicates` are cases that run beside this one, by the same certificate or
 * account, or with a file of this one in somebody else's name, each with what the desk concluded; `earlier` came to its
 * end or has its result.
 */
export async function readRelated(
  scope: ActorScope,
  application: ApplicationRecord,
): Promise<{ duplicates: Duplicate[]; earlier: Related[] }> {
  const { beside, earlier } = await findRelated(scope, application);
  const found = await verdictsOn(scope, application.id);
  const logins = await loginNamesOf(
    scope,
    [...found.values()].map(({ byId }) => byId),
  );
  const facts = await besideFacts(
    scope,
    application,
    beside.map(({ id }) => id),
  );
  const duplicates = beside.map((other): Duplicate => {
    const verdict = found.get(other.id);
    const { company, sameFiles } = facts.get(other.id)!;
    return {
      id: other.id,
      no: other.no ?? '',
      programme: other.programme,
      year: other.year,
      state: other.state,
      applicant: maskName(other.applicant),
      isSameName: other.applicant.trim() === application.applicant.trim(),
      subject: { CN: other.subjectCN, EN: other.subjectEN },
      company,
      sameFiles: [...sameFiles],
      submittedAt: other.submittedAt?.toISOString() ?? '',
      reasons: reasonsOf(application, other),
      conflict: conflictOf(application, other),
      isAllowed: isAllowed(application, other),
      verdict: verdict
        ? {
            affects: verdict.affects,
            note: verdict.note,
            by: staffName(verdict.byName, logins.get(verdict.byId)),
            at: verdict.at.toISOString(),
          }
        : null,
    };
  });
  return { duplicates, earlier };
}

/** How many cases beside this one keep it from being approved: they need a conclusion that is missing, or stand in its way. */
export async function countOpenDuplicates(scope: ActorScope, application: ApplicationRecord): Promise<number> {
  const { beside } = await findRelated(scope, application);
  if (beside.length === 0) return 0;
  const found = await verdictsOn(scope, application.id);
  return beside.filter((other) => found.get(other.id)?.affects ?? !isAllowed(application, other)).length;
}

/**
 * Keeps what the holder of a case concludes on one beside it; both cases show it, and the officer of the other hears of
 * it. Why it stands in the way must be said: REASON_NEEDED. NOT_FOUND for a case that does not lie beside it.
 */
export async function judgeDuplicate(
  scope: ActorScope,
  { id, other: otherId, affects, note }: Pick<InputOf<typeof duplicateCall>, 'id' | 'other' | 'affects' | 'note'>,
): Promise<OutputOf<typeof duplicateCall>> {
  const application = await lockHeldCase(scope, id, 'Mgr.Apply.audit');
  const { beside } = await findRelated(scope, application);
  if (!beside.some((each) => each.id === otherId)) throw new Refusal('NOT_FOUND');
  const text = note?.trim() ?? '';
  if (affects && text === '') throw new Refusal('REASON_NEEDED');
  const other = await getCase(scope, otherId);
  const said = { affects, note: text, byId: scope.actor.id, byName: scope.actor.nickname, at: scope.now };
  const [oneId, anotherId] = [id, otherId].sort() as [string, string];
  await scope.db
    .insert(duplicateVerdicts)
    .values({ tenantId: scope.tenantId, oneId, otherId: anotherId, ...said })
    .onConflictDoUpdate({ target: [duplicateVerdicts.oneId, duplicateVerdicts.otherId], set: said });
  await spendOnCase(scope, id, { section: 'duplicates', about: otherId });
  for (const [each, with_] of [
    [application, other],
    [other, application],
  ] as const)
    await logCase(scope, each, {
      action: 'judge-duplicate',
      text: affects
        ? { CN: `查重：与 ${with_.no} 有影响，${text}`, EN: `Duplicate ${with_.no} stands in the way: ${text}` }
        : { CN: `查重：与 ${with_.no} 不影响`, EN: `Duplicate ${with_.no} does not matter` },
    });
  if (other.assigneeId !== null && other.assigneeId !== scope.actor.id)
    await tell(scope, affects ? caseMessages.duplicateAffects : caseMessages.duplicateFine, {
      to: other.assigneeId,
      facts: { id: other.id, no: other.no, with: application.no, reason: text },
    });
  return { duplicates: (await readRelated(scope, application)).duplicates };
}

/** Whether a case is among those that belong to another: by its person, its account or its files. */
export async function isRelated(scope: ActorScope, application: ApplicationRecord, otherId: string): Promise<boolean> {
  const { beside, earlier } = await findRelated(scope, application);
  return [...beside, ...earlier].some(({ id }) => id === otherId);
}

async function findRelated(
  scope: ActorScope,
  application: ApplicationRecord,
): Promise<{ beside: Related[]; earlier: Related[] }> {
  const sharing = await sharingFiles(scope, application);
  const isSamePerson = application.personKey === null ? undefined : eq(applications.personKey, application.personKey);
  const found: Related[] = await scope.db
    .select({
      id: applications.id,
      no: applications.no,
      programme: applications.programme,
      year: applications.year,
      state: applications.state,
      applicant: applications.applicant,
      subjectCN: applications.subjectCN,
      subjectEN: applications.subjectEN,
      ownerId: applications.ownerId,
      personKey: applications.personKey,
      submittedAt: applications.submittedAt,
    })
    .from(applications)
    .where(
      and(
        isCase(scope),
        isNotNull(applications.no),
        ne(applications.id, application.id),
        ne(applications.state, 'DRAFT'),
        or(
          eq(applications.ownerId, application.ownerId),
          isSamePerson,
          sharing.length > 0 ? inArray(applications.id, sharing) : undefined,
        ),
      ),
    )
    .orderBy(desc(applications.submittedAt), desc(applications.id))
    .limit(most);
  const isHistory = ({ state }: Related) => state === 'EFFECTIVE' || isIn('ended', state);
  // For another of the family is no second try.
  const others = definitionOf(application.programme).oncePer
    ? found.filter((each) => !isOfFamily(application, each))
    : found;
  return { beside: others.filter((each) => !isHistory(each)), earlier: others.filter(isHistory) };
}

function isOfFamily(one: ApplicationRecord, other: Related): boolean {
  return one.ownerId === other.ownerId && one.programme === other.programme && one.year === other.year;
}

/**
 * Cases of other people that run and hold a file with the content of one of this case; papers of the employer aside. Each step goes by an index of its
 * own: as one statement it is planned badly while a new table has no statistics.
 */
async function sharingFiles(scope: ActorScope, { id, ownerId, programme }: ApplicationRecord): Promise<string[]> {
  const { tenantId, db } = scope;
  const own = await db
    .select({ sha256: files.sha256 })
    .from(applicationFiles)
    .innerJoin(files, eq(files.id, applicationFiles.fileId))
    .where(
      and(
        eq(applicationFiles.tenantId, tenantId),
        eq(applicationFiles.applicationId, id),
        notInArray(applicationFiles.path, papersOfEmployer(programme)),
      ),
    );
  if (own.length === 0) return [];
  const hashes = own.map(({ sha256 }) => sha256);
  const copies = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.tenantId, tenantId), inArray(files.sha256, hashes), ne(files.ownerId, ownerId)))
    .limit(mostCopies);
  if (copies.length === 0) return [];
  const held = inArray(
    applicationFiles.fileId,
    copies.map((copy) => copy.id),
  );
  const rows = await db
    .selectDistinct({ id: applications.id })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
    .where(
      and(
        held,
        isCase(scope),
        ne(applications.ownerId, ownerId),
        notInArray(applications.state, ['EFFECTIVE', ...stateSets.ended]),
      ),
    )
    .limit(most);
  return rows.map((row) => row.id);
}

function reasonsOf(one: ApplicationRecord, other: Related): Duplicate['reasons'] {
  const isSamePerson = one.personKey !== null && other.personKey !== null && one.personKey.equals(other.personKey);
  if (isSamePerson) return ['person'];
  return [one.ownerId === other.ownerId ? 'account' : 'file'];
}

/** Why two cases cannot both be granted as they are, by the rules of either programme; null where they can. */
function conflictOf(one: ApplicationRecord, other: Related): Text | null {
  if (reasonsOf(one, other).includes('file'))
    return { CN: '同一份材料用在两个人的申报里', EN: 'Two people hand in the same paper' };
  if (one.programme === other.programme && one.year === other.year)
    return { CN: '同一事项、同一年度只能有一件', EN: 'One case a person, programme and year' };
  const said = (programme: string, against: string) =>
    definitionOf(programme).exclusions.find((each) => each.programme === against)?.message?.desk;
  return said(one.programme, other.programme) ?? said(other.programme, one.programme) ?? null;
}

/** Whether the rules settle that two cases can both be granted, and nothing about whose they are needs eyes. */
function isAllowed(one: ApplicationRecord, other: Related): boolean {
  const [reason] = reasonsOf(one, other);
  return reason === 'person' && one.ownerId === other.ownerId && conflictOf(one, other) === null;
}

/** What was concluded on a case, by the case beside it. */
async function verdictsOn(
  scope: ActorScope,
  id: string,
): Promise<ReadonlyMap<string, typeof duplicateVerdicts.$inferSelect>> {
  const rows = await scope.db
    .select()
    .from(duplicateVerdicts)
    .where(
      and(
        eq(duplicateVerdicts.tenantId, scope.tenantId),
        or(eq(duplicateVerdicts.oneId, id), eq(duplicateVerdicts.otherId, id)),
      ),
    );
  return new Map(rows.map((row) => [row.oneId === id ? row.otherId : row.oneId, row]));
}
