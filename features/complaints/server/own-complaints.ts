import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { FileValue } from '#core/forms/values.ts';
import { endOfWorkingDay } from '#features/casework/server/applications/status/deadlines.ts';
import type {
  addWordsCall,
  answerFileCall,
  complaintOneCall,
  judgeComplaintCall,
  myComplaintsCall,
} from '#features/complaints/calls.ts';
import { answerDays, type ComplaintState, judgeDays, waitingStates } from '#features/complaints/shared/complaint.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { shownHeaders } from '#server/base/files/read-file.ts';
import { rowsBefore } from '#server/base/keyset.ts';
import { hit } from '#server/base/limits.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { newestFirst } from '#server/database/newest-first.ts';
import { and, asc, eq, isNotNull, isNull } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { FileAnswer } from '#server/handle.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { type ComplaintRecord, getOwnComplaint } from './find-complaint.ts';
import { addPost, moveComplaint } from './keep-complaint.ts';
import { complaintFiles, complaintPosts, complaints } from './tables.ts';
import { tellPerson, tellStaff } from './tell.ts';

/** The caller's complaints, newest first. */
export async function listMyComplaints(
  scope: ActorScope,
  { page, size = 10 }: InputOf<typeof myComplaintsCall>,
): Promise<OutputOf<typeof myComplaintsCall>> {
  const mine = and(eq(complaints.tenantId, scope.tenantId), eq(complaints.accountId, scope.actor.id));
  const rows = await scope.db
    .select()
    .from(complaints)
    .where(mine)
    .orderBy(...newestFirst(complaints.createdAt, complaints.id))
    .limit(size)
    .offset(rowsBefore({ page, size }));
  return { rows: rows.map(lineOf), total: await scope.db.$count(complaints, mine) };
}

/** One of one's own with what everybody concerned may read of it; NOT_FOUND for another's. */
export async function readComplaint(
  scope: Scope,
  asked: InputOf<typeof complaintOneCall>,
): Promise<OutputOf<typeof complaintOneCall>> {
  const row = await getOwnComplaint(scope, asked);
  const posts = await scope.db
    .select()
    .from(complaintPosts)
    .where(
      and(
        eq(complaintPosts.tenantId, scope.tenantId),
        eq(complaintPosts.complaintId, row.id),
        eq(complaintPosts.isInternal, false),
      ),
    )
    .orderBy(asc(complaintPosts.at), asc(complaintPosts.id));
  const held = await filesOf(scope, row.id);
  const judgeBy = judgeUntil(row);
  const canJudge = row.state === 'REPLIED';
  return {
    ...lineOf(row),
    content: row.content,
    isAnonymous: row.isAnonymous,
    files: plain(held.filter(({ postId }) => postId === null)),
    posts: posts.map(({ id, staffId, kind, text, at }) => ({
      id,
      isMine: staffId === null && kind !== 'CLOSED',
      kind,
      text,
      at: at.toISOString(),
      files: plain(held.filter(({ postId }) => postId === id)),
    })),
    canAdd: waitingStates.includes(row.state as ComplaintState),
    canJudge,
    canReopen: canJudge && row.reopenedAt === null && judgeBy !== null && scope.now <= judgeBy,
    judgeBy: judgeBy?.toISOString() ?? null,
    isSolved: row.isSolved,
    score: row.score,
  };
}

/** Adds words to an own complaint that waits for an answer; NOT_ALLOWED once it has one. */
export async function addWords(
  scope: Scope,
  { text, ...asked }: InputOf<typeof addWordsCall>,
): Promise<Record<string, never>> {
  const row = await getOwnComplaint(scope, { ...asked, forUpdate: true });
  if (!waitingStates.includes(row.state as ComplaintState)) throw new Refusal('NOT_ALLOWED');
  const words = text.trim();
  if (words === '') throw fieldRefusal(scope, 'INVALID', 'text', { count: 1 });
  await hit(scope, 'complaint-words', row.id);
  await addPost(scope, row, { kind: 'WORDS', text: words });
  const after = await moveComplaint(scope, row, {});
  await log(scope, after, 'ADD_WORDS', { CN: '补充', EN: 'added to' });
  const handler = after.state === 'MERGED' ? await handlerOf(scope, after.mergedInto) : after.assigneeId;
  await tellStaff(scope, { ...after, assigneeId: handler }, 'added', words);
  return {};
}

/** A file that came with an answer, for whoever filed the complaint or has the key of its link; NOT_FOUND for any other. */
export async function readAnswerFile(
  scope: Scope,
  { file, ...asked }: InputOf<typeof answerFileCall>,
): Promise<FileAnswer> {
  const row = await getOwnComplaint(scope, asked);
  const [found] = await scope.db
    .select({ name: files.name, type: files.type, size: files.size, objectKey: files.objectKey })
    .from(complaintFiles)
    .innerJoin(files, and(eq(files.id, complaintFiles.fileId), eq(files.tenantId, complaintFiles.tenantId)))
    .where(
      and(
        eq(complaintFiles.tenantId, scope.tenantId),
        eq(complaintFiles.complaintId, row.id),
        eq(complaintFiles.fileId, file),
        isNotNull(complaintFiles.postId),
        isNull(files.deletedAt),
      ),
    );
  if (!found) throw new Refusal('NOT_FOUND');
  const { name, type, size, objectKey } = found;
  const content = await scope.services.storage.read(objectKey);
  return { kind: 'file', name, type, size, disposition: 'attachment', headers: shownHeaders, content };
}

/**
 * Judges the answer to an own complaint. What is not settled may be opened again, once and within seven days: somebody
 * else answers it then, in five working days. NOT_ALLOWED where there is no answer or no second time.
 */
export async function judgeComplaint(
  scope: Scope,
  { isSolved, score, text, isReopened, ...asked }: InputOf<typeof judgeComplaintCall>,
): Promise<Record<string, never>> {
  const row = await getOwnComplaint(scope, { ...asked, forUpdate: true });
  if (row.state !== 'REPLIED') throw new Refusal('NOT_ALLOWED');
  const words = text.trim();
  if (!isReopened || isSolved) {
    if (words) await addPost(scope, row, { kind: 'WORDS', text: words });
    await addPost(scope, row, { kind: 'CLOSED', text: '' });
    const after = await moveComplaint(scope, row, { state: 'CLOSED', closedAt: scope.now, isSolved, score });
    await log(scope, after, 'JUDGE', { CN: '评价', EN: 'rated the answer to' });
    await tellPerson(scope, after, 'closed');
    return {};
  }
  const judgeBy = judgeUntil(row);
  if (row.reopenedAt !== null || judgeBy === null || scope.now > judgeBy) throw new Refusal('NOT_ALLOWED');
  if (words === '') throw fieldRefusal(scope, 'REASON_NEEDED', 'text');
  await addPost(scope, row, { kind: 'REOPENED', text: words });
  const after = await moveComplaint(scope, row, {
    state: 'REOPENED',
    isSolved,
    score,
    formerId: row.assigneeId,
    assigneeId: null,
    reopenedAt: scope.now,
    startedAt: scope.now,
    repliedAt: null,
    dueAt: await endOfWorkingDay(scope, answerDays),
  });
  await log(scope, after, 'REOPEN', { CN: '重新打开', EN: 'reopened' });
  await tellPerson(scope, after, 'reopened');
  await tellStaff(scope, after, 'returned', words);
  return {};
}

/** Until when an answer can be judged; null while there is none. */
export function judgeUntil({ repliedAt }: Pick<ComplaintRecord, 'repliedAt'>): Date | null {
  return repliedAt && new Date(repliedAt.getTime() + judgeDays * 86_400_000);
}

function log(scope: Scope, { id, no, isAnonymous }: ComplaintRecord, action: string, verb: { CN: string; EN: string }) {
  return logBusiness(scope, {
    module: 'COMPLAINT',
    action,
    objectType: 'complaint',
    objectId: id,
    title: no,
    ...(isAnonymous ? { actor: null } : {}),
    text: { CN: `${verb.CN}投诉建议 ${no}`, EN: `${verb.EN} complaint ${no}` },
  });
}

/** Who handles the one that another waits for. */
async function handlerOf(scope: Scope, id: string | null): Promise<string | null> {
  const [row] = await scope.db
    .select({ assigneeId: complaints.assigneeId })
    .from(complaints)
    .where(and(eq(complaints.tenantId, scope.tenantId), eq(complaints.id, id ?? '')));
  return row?.assigneeId ?? null;
}

/** The files that came with a complaint, and with answers to it: those have the post they came with. */
export async function filesOf(scope: Scope, complaintId: string) {
  return await scope.db
    .select({ id: files.id, name: files.name, size: files.size, type: files.type, postId: complaintFiles.postId })
    .from(complaintFiles)
    .innerJoin(files, and(eq(files.id, complaintFiles.fileId), eq(files.tenantId, complaintFiles.tenantId)))
    .where(and(eq(complaintFiles.tenantId, scope.tenantId), eq(complaintFiles.complaintId, complaintId)))
    .orderBy(asc(files.name), asc(files.id));
}

/** Files as pages show them. */
export function plain(held: readonly (FileValue & { readonly postId: string | null })[]): FileValue[] {
  return held.map(({ id, name, size, type }) => ({ id, name, size, type }));
}

/** What lists and pages show of a complaint. */
export function lineOf(row: ComplaintRecord) {
  const { no, kind, target, about, title, state } = row;
  return { no, kind, target, about, title, state, createdAt: row.createdAt.toISOString(), ...clocksOf(row) };
}

/** The instants of its two clocks. */
export function clocksOf({
  acceptBy,
  acceptedAt,
  startedAt,
  dueAt,
  repliedAt,
}: Pick<ComplaintRecord, 'acceptBy' | 'acceptedAt' | 'startedAt' | 'dueAt' | 'repliedAt'>) {
  return {
    acceptBy: acceptBy.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    startedAt: startedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    repliedAt: repliedAt?.toISOString() ?? null,
  };
}
