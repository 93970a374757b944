import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import type { courseOneCall, textbookCall } from '#features/learning/calls.ts';
import { chaptersIn } from '#features/learning/shared/textbook.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { titleOf } from './certificates.ts';
import { courses, enrolments, textbooks } from './tables.ts';

/** A textbook with its chapters, their texts for whoever may read it; NOT_FOUND for what is off or for staff. */
export async function readTextbook(
  scope: Scope,
  { id }: InputOf<typeof textbookCall>,
): Promise<OutputOf<typeof textbookCall>> {
  const row = await shownBook(scope, id);
  if (!row) throw new Refusal('NOT_FOUND');
  const values = row.values as Values;
  const using = await coursesWith(scope, id);
  const isForAll = values.visible === 'ALL';
  const mayRead = isForAll || using.some(({ isTaken }) => isTaken);
  return {
    title: titleOf(row),
    kind: row.kind,
    author: String(values.author ?? ''),
    edition: String(values.edition ?? ''),
    isForAll,
    mayRead,
    courses: using.flatMap((course) => (course.status === 'ON' ? [{ id: course.id, title: titleOf(course) }] : [])),
    chapters: chaptersIn(values).map(({ title, body }) => ({ title, body: mayRead ? body : null })),
    ...fileOf(values, mayRead),
  };
}

/** The textbook that a course names, with its file for whoever may read it; null when there is none to show. */
export async function textbookOf(
  scope: Scope,
  { textbook }: Values,
  isLearner: boolean,
): Promise<OutputOf<typeof courseOneCall>['textbook']> {
  const row = textbook ? await shownBook(scope, String(textbook)) : undefined;
  if (!row) return null;
  const values = row.values as Values;
  return {
    id: row.id,
    title: titleOf(row),
    edition: String(values.edition ?? ''),
    chapters: chaptersIn(values).length,
    ...fileOf(values, values.visible === 'ALL' || isLearner),
  };
}

async function shownBook({ db, tenantId }: Scope, id: string) {
  const [row] = await db
    .select()
    .from(textbooks)
    .where(
      and(
        eq(textbooks.tenantId, tenantId),
        eq(textbooks.id, id),
        eq(textbooks.status, 'ON'),
        sql`${textbooks.values} ->> 'visible' <> 'STAFF'`,
      ),
    );
  return row;
}

/** Courses that use a textbook, in their order, and whether the caller takes them. */
async function coursesWith({ db, tenantId, actor }: Scope, textbook: string) {
  const isTaken = actor
    ? sql<boolean>`exists (${db
        .select({ one: sql`1` })
        .from(enrolments)
        .where(
          and(
            eq(enrolments.tenantId, tenantId),
            eq(enrolments.courseId, courses.id),
            eq(enrolments.accountId, actor.id),
            sql`${enrolments.state} <> 'DROPPED'`,
          ),
        )})`
    : sql<boolean>`false`;
  return await db
    .select({ id: courses.id, titleCN: courses.titleCN, titleEN: courses.titleEN, status: courses.status, isTaken })
    .from(courses)
    .where(
      and(
        eq(courses.tenantId, tenantId),
        sql`${courses.values} ->> 'textbook' = ${textbook}`,
        sql`${courses.status} <> 'DRAFT'`,
      ),
    )
    .orderBy(courses.sort, courses.id);
}

function fileOf({ file }: Values, mayRead: boolean) {
  const [found] = Array.isArray(file) ? (file as { id: string; size: number }[]) : [];
  const shown = mayRead ? found : undefined;
  return { file: shown?.id ?? null, size: shown?.size ?? null };
}
