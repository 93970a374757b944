import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { recordAnswersCall } from '#features/learning/office-calls.ts';
import { examRecord as resource } from '#features/learning/resources/exam-record.ts';
import { revokeCertificate } from '#server/base/certificates/certificates.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { choices } from './choices.ts';
import { marked } from './exams.ts';
import { countAnswers, marksOf } from './sitting.ts';
import { examRecords } from './tables.ts';

const read = readings({
  resource,
  select: ({ tenantId }) => sql`
    select r.id, r.rev, r.paper_id as "paperId", r.state, r.attempt, r.score, r.total, r.leaves, r.note,
           r.given_back as "givenBack", r.cert_no as "certNo", r.started_at as "startedAt",
           r.submitted_at as "submittedAt", json_build_object('CN', p.title_cn, 'EN', p.title_en) as "paperTitle",
           a.nickname as learner, r.paper_id as paper,
           case when r.is_passed then 'PASSED' when r.is_passed is false then 'FAILED' end as result,
           ceil(extract(epoch from coalesce(r.submitted_at, r.heard_at) - r.started_at) / 60)::int as "minutesUsed"
      from learning_exam_records r
      join learning_papers p on p.id = r.paper_id and p.tenant_id = r.tenant_id
      left join accounts a on a.id = r.account_id
     where r.tenant_id = ${tenantId}`,
  texts: ['paperTitle'],
  keyword: ['paperTitle', 'certNo'],
});

/** Sittings of exams; they are read, marked and declared void, never written. */
export const recordStore = {
  ...read,
  hold: holdRows(examRecords),

  async act(scope, { action, ids, values }) {
    if (action !== 'void') throw new Refusal('NOT_ALLOWED');
    for (const id of ids) {
      const { row } = await read.one(scope, id);
      await countOut(scope, id);
      await scope.db
        .update(examRecords)
        .set({
          state: 'VOID',
          note: String(values.reason),
          certNo: null,
          isPassed: null,
          updatedAt: scope.now,
          rev: sql`${examRecords.rev} + 1`,
        })
        .where(eq(examRecords.id, id));
      await revokeCertificate(scope, { kind: 'EXAM', objectId: id });
      const changes = [
        { field: 'state', before: row.state, after: 'VOID' },
        { field: 'reason', before: null, after: values.reason },
      ];
      await logAction(scope, { resource, id, title: titleIn(row.paperTitle), action, changes });
    }
    return null;
  },

  async options(scope) {
    return { papers: await choices.papers(scope) };
  },
} satisfies Store;

/** A void sitting says nothing of its questions; one that was never handed in was not counted. */
async function countOut(scope: ActorScope, id: string): Promise<void> {
  const [sitting] = await scope.db
    .select()
    .from(examRecords)
    .where(and(eq(examRecords.tenantId, scope.tenantId), eq(examRecords.id, id)));
  if (sitting?.submittedAt && sitting.state !== 'VOID') await countAnswers(scope, sitting, marksOf(sitting), -1);
}

/** The answers of a sitting that was handed in, for whoever marks it; NOT_FOUND before. */
export async function readRecordAnswers(
  scope: ActorScope,
  { id }: InputOf<typeof recordAnswersCall>,
): Promise<OutputOf<typeof recordAnswersCall>> {
  const [sitting] = await scope.db
    .select()
    .from(examRecords)
    .where(and(eq(examRecords.tenantId, scope.tenantId), eq(examRecords.id, id)));
  if (!sitting || sitting.state === 'DOING') throw new Refusal('NOT_FOUND');
  return { rev: sitting.rev, state: sitting.state, questions: marked(sitting) };
}

function titleIn(title: unknown): string {
  return (title as { CN: string }).CN;
}
