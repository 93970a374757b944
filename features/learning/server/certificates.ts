import { yearInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import type { Text } from '#core/texts/text.ts';
import { issueCertificate } from '#server/base/certificates/certificates.ts';
import { certificateFacts, printCertificate } from '#server/base/certificates/print-certificate.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { nextNumber } from './bank/numbers.ts';
import { courses, enrolments, examRecords, papers } from './tables.ts';

/** The number of the next certificate of the tenant, for courses and exams alike. */
export function certificateNumber(scope: Pick<Scope, 'db' | 'tenantId'>): Promise<string> {
  const table = sql`(select cert_no, tenant_id from learning_exam_records where cert_no is not null
    union all select cert_no, tenant_id from learning_enrolments where cert_no is not null
    union all select no, tenant_ref from certificates where kind in ('COURSE', 'EXAM')) numbers`;
  return nextNumber(scope, 'C', { table, column: sql`cert_no` });
}

/** The title of a row in both languages. */
export function titleOf({ titleCN, titleEN }: { titleCN: string; titleEN: string }): Text {
  return { CN: titleCN, EN: titleEN };
}

/** A course that was finished, or an exam that was passed. */
interface Learnt {
  readonly kind: 'COURSE' | 'EXAM';
  readonly objectId: string;
  readonly no: string;
  readonly accountId: string;
  readonly title: Text;
  readonly at: Date;
}

/** Issues the certificate of what somebody learnt, under its number; once. */
export async function certify(scope: Scope, { kind, objectId, no, accountId, title, at }: Learnt): Promise<void> {
  const [holder] = await scope.db.select({ name: accounts.nickname }).from(accounts).where(eq(accounts.id, accountId));
  await issueCertificate(scope, {
    kind,
    objectId,
    no,
    holder: holder?.name ?? '',
    issuedAt: at,
    year: yearInShanghai(at),
    titleCN: title.CN,
    titleEN: title.EN,
  });
}

/** A certificate of the caller by its number, as PDF; NOT_FOUND for one of somebody else. */
export async function printOwn(
  call: SlowActorCall,
  { no, origin }: { no: string; origin: string },
): Promise<FileAnswer> {
  const facts = await call.transact(async (scope) => {
    const learnt = await findOwn(scope, no);
    // One that was given before certificates were kept is kept now.
    await certify(scope, learnt);
    const isCourse = learnt.kind === 'COURSE';
    return certificateFacts(scope, { ...learnt, origin }, ({ titleCN, titleEN }) => ({
      heading: isCourse
        ? { CN: '结业证书', EN: 'Certificate of Completion' }
        : { CN: '考试合格证书', EN: 'Certificate of Examination' },
      says: isCourse
        ? { CN: `完成课程《${titleCN}》的学习并达到结业要求，特发此证。`, EN: `has finished the course “${titleEN}”.` }
        : { CN: `通过《${titleCN}》考试，特发此证。`, EN: `has passed the exam “${titleEN}”.` },
    }));
  });
  return await printCertificate(facts);
}

async function findOwn({ db, tenantId, actor }: ActorScope, no: string): Promise<Learnt> {
  const [course] = await db
    .select({ enrolment: enrolments, course: courses })
    .from(enrolments)
    .innerJoin(courses, and(eq(courses.id, enrolments.courseId), eq(courses.tenantId, enrolments.tenantId)))
    .where(and(eq(enrolments.tenantId, tenantId), eq(enrolments.accountId, actor.id), eq(enrolments.certNo, no)));
  if (course) {
    const { id, finishedAt, updatedAt } = course.enrolment;
    const at = finishedAt ?? updatedAt;
    return { kind: 'COURSE', objectId: id, no, accountId: actor.id, title: titleOf(course.course), at };
  }
  const [exam] = await db
    .select({ record: examRecords, paper: papers })
    .from(examRecords)
    .innerJoin(papers, and(eq(papers.id, examRecords.paperId), eq(papers.tenantId, examRecords.tenantId)))
    .where(and(eq(examRecords.tenantId, tenantId), eq(examRecords.accountId, actor.id), eq(examRecords.certNo, no)));
  if (!exam) throw new Refusal('NOT_FOUND');
  const { id, submittedAt, updatedAt } = exam.record;
  return {
    kind: 'EXAM',
    objectId: id,
    no,
    accountId: actor.id,
    title: titleOf(exam.paper),
    at: submittedAt ?? updatedAt,
  };
}
