import { materials } from '#core/purposes.ts';
import type { Lesson } from '#features/learning/shared/course.ts';
import { and, eq, inArray, isNull, or, type SQL, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { isOfficer } from '#server/policies/file.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { courses, enrolments, watches } from '../tables.ts';

/** What somebody has watched of one film. */
export type Watch = typeof watches.$inferSelect;

/** What is known of stored files: seconds of a film, pages of a handout. */
export type FileFacts = ReadonlyMap<string, { readonly seconds: number | null; readonly pages: number | null }>;

/** Facts of the films and handouts of lessons that are still there, in one query. */
export async function factsOf({ db, tenantId }: Scope, lessons: readonly Lesson[]): Promise<FileFacts> {
  const ids = lessons.flatMap(({ video, file }) => [video, file].flatMap((each) => (each ? [each.id] : [])));
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, facts: files.facts })
    .from(files)
    .where(and(eq(files.tenantId, tenantId), inArray(files.id, ids), isNull(files.deletedAt)));
  return new Map(
    rows.map(({ id, facts }) => {
      const { seconds, pages } = facts as { seconds?: number; pages?: number };
      return [id, { seconds: seconds ?? null, pages: pages ?? null }];
    }),
  );
}

/** Files of lessons: for all where the lesson is open to all, otherwise for whoever takes the course. */
export function lessonFiles({ db, tenantId, actor }: Scope): SQL {
  const held = (['video', 'captionsCN', 'captionsEN', 'file'] as const).map(
    (key) => sql`lesson->${key}->0->>'id' = ${files.id}`,
  );
  const isLearner = actor
    ? sql`exists (${db
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
    : sql`false`;
  const shown = db
    .select({ one: sql`1` })
    .from(courses)
    .innerJoin(sql`jsonb_array_elements(${courses.values}->'lessons') lesson`, sql`true`)
    .where(
      and(
        eq(courses.tenantId, tenantId),
        or(...held),
        or(
          sql`${courses.status} = 'ON' and lesson->>'free' = 'YES'`,
          sql`${courses.status} <> 'DRAFT' and ${isLearner}`,
        ),
      ),
    );
  return and(inArray(files.purpose, [...materials]), sql`exists (${shown})`)!;
}

/** Those who write courses see the files of all of them. */
export function writtenLessonFiles(scope: ActorScope): SQL | undefined {
  const mayWrite = isOfficer(scope, 'Mgr.Learn') || isOfficer(scope, 'Mgr.Learn.edit');
  return mayWrite ? inArray(files.purpose, [...materials]) : undefined;
}

/** How much the caller has watched of each lesson of a course. */
export async function watchedOf(scope: Scope, courseId: string): Promise<ReadonlyMap<string, Watch>> {
  const { db, tenantId, actor } = scope;
  if (!actor) return new Map();
  const rows = await db
    .select()
    .from(watches)
    .where(and(eq(watches.tenantId, tenantId), eq(watches.courseId, courseId), eq(watches.accountId, actor.id)));
  return new Map(rows.map((row) => [row.lessonId, row]));
}
