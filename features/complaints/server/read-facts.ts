import { dayInShanghai, midnightInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { complaintFactsCall } from '#features/complaints/calls.ts';
import { type ComplaintState, mergeableStates, openStates } from '#features/complaints/shared/complaint.ts';
import { newestFirst } from '#server/database/newest-first.ts';
import { and, eq, gte, ne, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { getComplaint } from './find-complaint.ts';
import { complaints } from './tables.ts';

/** What stands beside a complaint: how often its person wrote, and what else came about the same. */
export async function readFacts(
  scope: ActorScope,
  { id }: InputOf<typeof complaintFactsCall>,
): Promise<OutputOf<typeof complaintFactsCall>> {
  const row = await getComplaint(scope, id);
  const january = midnightInShanghai(`${dayInShanghai(scope.now.getTime()).slice(0, 4)}-01-01`);
  const thisYear = and(eq(complaints.tenantId, scope.tenantId), gte(complaints.createdAt, january));
  const isSame = and(eq(complaints.target, row.target), eq(complaints.about, row.about));
  // What stays unnamed is not to be told by the others of the same person.
  const isKnown = row.accountId !== null && !row.isAnonymous;
  const ofPerson = and(thisYear, eq(complaints.accountId, row.accountId ?? ''), eq(complaints.isAnonymous, false));
  const similar =
    row.about === ''
      ? []
      : await scope.db
          .select()
          .from(complaints)
          .where(and(eq(complaints.tenantId, scope.tenantId), isSame, ne(complaints.id, id)))
          .orderBy(...newestFirst(complaints.createdAt, complaints.id))
          .limit(5);
  return {
    person: isKnown ? { thisYear: await scope.db.$count(complaints, ofPerson) } : null,
    about:
      row.about === ''
        ? null
        : {
            thisYear: await scope.db.$count(complaints, and(thisYear, isSame)),
            unsolved: await scope.db.$count(complaints, and(thisYear, isSame, sql`${complaints.isSolved} is false`)),
          },
    similar: similar.map(({ id, no, title, state, createdAt, reopenedAt }) => ({
      id,
      no,
      title,
      state,
      createdAt: createdAt.toISOString(),
      canMerge:
        openStates.includes(row.state as ComplaintState) &&
        mergeableStates.includes(state as ComplaintState) &&
        reopenedAt === null,
    })),
  };
}
