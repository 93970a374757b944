import type { Option } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

/** What forms and filters of this room offer of its own records, by their titles. */
export const choices = {
  courses: (scope: ActorScope) =>
    options(scope, sql`learning_courses`, sql`json_build_object('CN', title_cn, 'EN', title_en)`, sql`sort`),
  papers: (scope: ActorScope) =>
    options(scope, sql`learning_papers`, sql`json_build_object('CN', title_cn, 'EN', title_en)`, sql`updated_at desc`),
  textbooks: (scope: ActorScope) =>
    options(scope, sql`learning_textbooks`, sql`json_build_object('CN', title_cn, 'EN', title_en)`, sql`sort`),
  teachers: (scope: ActorScope) =>
    options(scope, sql`learning_teachers`, sql`json_build_object('CN', name_cn, 'EN', name_en)`, sql`name_cn`),
  /** Questions in use, by number and the beginning of their text. */
  questions: (scope: ActorScope) =>
    options(
      scope,
      sql`learning_questions`,
      sql`json_build_object('CN', no || ' ' || left(stem, 40), 'EN', no || ' ' || left(stem, 40))`,
      sql`no`,
      sql`status = 'ON'`,
    ),
  /** Papers with fixed questions that nobody can sit yet. */
  drafts: (scope: ActorScope) =>
    options(
      scope,
      sql`learning_papers`,
      sql`json_build_object('CN', title_cn, 'EN', title_en)`,
      sql`updated_at desc`,
      sql`status = 'DRAFT' and mode = 'FIXED'`,
    ),
};

/** Most that a list of choices holds. */
const most = 1000;

async function options(
  { db, tenantId }: ActorScope,
  table: SQL,
  label: SQL,
  order: SQL,
  where: SQL = sql`true`,
): Promise<Option[]> {
  const { rows } = await db.execute<{ value: string; label: Text }>(
    sql`select id as value, ${label} as label from ${table} where tenant_id = ${tenantId} and ${where} order by ${order}, id limit ${most}`,
  );
  return rows.map(({ value, label: told }) => ({ value, label: told }));
}
