import type { OutputOf } from '#core/contracts/contract.ts';
import type { Values } from '#core/forms/values.ts';
import { type StateKey, states } from '#core/workflow/states.ts';
import type { overviewCall } from '#features/accounts/calls/own-account.ts';
import { latestMessages } from '#features/accounts/server/inbox.ts';
import { findProgramme, programmes } from '#features/casework/programmes/registry.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { and, desc, eq, inArray, isNull, ne, or, sql } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { isOwnMessage } from '#server/policies/account.ts';
import type { ActorScope } from '#server/scope.ts';
import { isOwn } from './application-policy.ts';
import { readSections } from './sections/sections.ts';

type Overview = OutputOf<typeof overviewCall>;

/** The personal centre's first page: what waits for the person, how many of what, and the latest messages. */
export async function readOverview(scope: ActorScope): Promise<Overview> {
  const toDo = await readToDo(scope);
  const counts = await readCounts(scope);
  const employer = await readEmployer(scope);
  return { employer, toDo, counts, messages: await latestMessages(scope, shown) };
}

async function readEmployer(scope: ActorScope): Promise<Overview['employer']> {
  const [latest] = await scope.db
    .select({ id: applications.id, programme: applications.programme })
    .from(applications)
    .innerJoin(applicationSections, eq(applicationSections.applicationId, applications.id))
    .where(and(isOwn(scope), eq(applicationSections.key, 'employment'), ne(applicationSections.state, 'empty')))
    .orderBy(desc(applicationSections.savedAt))
    .limit(1);
  const programme = latest && findProgramme(latest.programme);
  if (!latest || !programme) return null;
  const values: Values = (await readSections(scope, programme, latest.id)).get('employment')?.values ?? {};
  const { company, position } = values;
  if (typeof company !== 'string' || company === '') return null;
  return { name: company, position: typeof position === 'string' ? position : '' };
}

const shown = 20;

const keysWhere = (is: (state: (typeof states)[number]) => boolean): StateKey[] =>
  states.filter(is).map((state) => state.key);

const waiting = keysWhere((state) => state.next === 'applicant');
const isOffered = and(
  eq(applications.state, 'APPROVED'),
  inArray(
    applications.programme,
    programmes.filter(({ isOffer }) => isOffer).map(({ code }) => code),
  ),
);
const running = keysWhere((state) => state.tone === 'open');
const corrections = keysWhere((state) => state.tone === 'attention');
const approved = keysWhere((state) => state.tone === 'done');

async function readToDo(scope: ActorScope): Promise<Overview['toDo']> {
  const rows = await scope.db
    .select()
    .from(applications)
    .where(and(isOwn(scope), or(isOneOf(waiting), isOffered)))
    // What is due first stands first; drafts are due never.
    .orderBy(sql`${applications.dueAt} asc nulls last`, desc(applications.updatedAt), desc(applications.id))
    .limit(shown);
  return rows.map((row) => {
    const name = findProgramme(row.programme)?.name ?? { CN: row.programme, EN: row.programme };
    return {
      applicationId: row.id,
      programme: row.programme,
      no: row.no,
      title: { CN: row.subjectCN || name.CN, EN: row.subjectEN || name.EN },
      state: row.state,
      openItems: row.openItems,
      dueAt: row.dueAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

async function readCounts(scope: ActorScope): Promise<Overview['counts']> {
  const howMany = (keys: readonly StateKey[]) => sql<number>`count(*) filter (where ${isOneOf(keys)})::int`;
  const [row] = await scope.db
    .select({
      drafts: howMany(['DRAFT']),
      running: howMany(running),
      toCorrect: howMany(corrections),
      approved: howMany(approved),
    })
    .from(applications)
    .where(isOwn(scope));
  const unread = await scope.db.$count(messages, and(isOwnMessage(scope), isNull(messages.readAt)));
  return {
    drafts: row?.drafts ?? 0,
    running: row?.running ?? 0,
    toCorrect: row?.toCorrect ?? 0,
    approved: row?.approved ?? 0,
    unread,
    toConfirm: await countToConfirm(scope),
  };
}

async function countToConfirm(scope: ActorScope): Promise<number> {
  const { employers, selectedOtec } = scope.services.features;
  const company = await selectedOtec(scope);
  if (!company) return 0;
  return scope.db.$count(
    applications,
    and(
      eq(applications.tenantId, scope.tenantId),
      eq(applications.employerId, company.id),
      eq(applications.state, 'UNIT_REVIEW'),
      isNull(applications.deletedAt),
      employers.isActingFor(scope, applications.employerId, applications.programme),
    ),
  );
}

function isOneOf(keys: readonly StateKey[]) {
  return sql`${applications.state} = any(${sql.param([...keys])}::text[])`;
}
