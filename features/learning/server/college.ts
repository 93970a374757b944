import type { OutputOf } from '#core/contracts/contract.ts';
import type { Values } from '#core/forms/values.ts';
import type { collegeCall } from '#features/learning/calls.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { titleOf } from './certificates.ts';
import { showTeacher } from './courses.ts';
import { courses, enrolments, teachers, textbooks } from './tables.ts';

/** What the home of the college shows beside its courses: figures, who teaches how much, what is read. */
export async function readCollege({ db, tenantId }: Scope): Promise<OutputOf<typeof collegeCall>> {
  const open = and(eq(courses.tenantId, tenantId), eq(courses.status, 'ON'));
  const [[counted], people, taught, books] = await Promise.all([
    db
      .select({
        courses: sql<number>`(select count(*)::int from ${courses} where ${open})`,
        graduates: sql<number>`(select count(*)::int from ${enrolments}
          where ${enrolments.tenantId} = ${tenantId} and ${enrolments.state} = 'FINISHED')`,
        learners: sql<number>`(select count(distinct ${enrolments.accountId})::int from ${enrolments}
          where ${enrolments.tenantId} = ${tenantId} and ${enrolments.state} <> 'DROPPED')`,
      })
      .from(sql`(select 1) one`),
    db.select().from(teachers).where(eq(teachers.tenantId, tenantId)).orderBy(teachers.id).limit(200),
    db
      .select({ ids: sql<string[] | null>`${courses.values} -> 'teachers'` })
      .from(courses)
      .where(open),
    db
      .select()
      .from(textbooks)
      .where(
        and(
          eq(textbooks.tenantId, tenantId),
          eq(textbooks.status, 'ON'),
          sql`${textbooks.values} ->> 'visible' <> 'STAFF'`,
        ),
      )
      .orderBy(textbooks.sort, textbooks.id)
      .limit(4),
  ]);
  const count = (id: string) => taught.filter(({ ids }) => ids?.includes(id)).length;
  const active = people
    .map((row) => ({ row, count: count(row.id) }))
    .filter((each) => each.count > 0)
    .toSorted((one, other) => other.count - one.count);
  return {
    figures: { ...counted!, teachers: active.length },
    teachers: active.slice(0, 8).map(({ row, count: ofTeacher }) => ({ ...showTeacher(row), courses: ofTeacher })),
    textbooks: books.map((row) => {
      const values = row.values as Values;
      return {
        id: row.id,
        title: titleOf(row),
        kind: row.kind,
        author: String(values.author ?? ''),
        edition: String(values.edition ?? ''),
        isForAll: values.visible === 'ALL',
      };
    }),
  };
}
