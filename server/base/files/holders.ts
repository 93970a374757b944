import { unheldGo } from '#core/purposes.ts';
import { type Due, dueOf } from '#server/base/retention.ts';
import type { Queryable } from '#server/database/database.ts';
import type { PgColumn } from '#server/database/pg-tables.ts';
import { and, notExists, type SQL, sql } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import { ownFormFiles } from '#server/database/tables/own-forms.ts';
import type { Services } from '#server/services.ts';

/** The columns that hold files: a file that stands in none of them is loose. */
export function holdersOf({ features }: Pick<Services, 'features'>): readonly PgColumn[] {
  return [applicationFiles.fileId, ownFormFiles.fileId, ...features.fileHolders];
}

/** Whether a row of `files` stands in none of these columns. */
export function isHeldByNone(db: Queryable, columns: readonly PgColumn[]): SQL | undefined {
  return and(
    ...columns.map((column) =>
      notExists(
        db
          .select({ one: sql`1` })
          .from(column.table)
          .where(holds(column, sql`${files.id}`)),
      ),
    ),
  );
}

/** Whether a column is the id of a file, or among its values has a record with that id. */
function holds(column: PgColumn, id: SQL): SQL {
  if (column.columnType !== 'PgJsonb') return sql`${column} = ${id}`;
  return sql`jsonb_path_exists(${column}, '$.**.id ? (@ == $id)', jsonb_build_object('id', ${id}))`;
}

/** Documents of forms and photos of reports that stand in none of the columns, as they are counted beforehand. */
export const looseFiles: Due = dueOf('files', (before, holders) => {
  const held = holders.map((column) => sql`not exists (select from ${column.table} where ${holds(column, sql`t.id`)})`);
  return sql`t.created_at < ${before} and t.deleted_at is null and (t.purpose like '%:%' or t.purpose = any(${sql.param(unheldGo)}::text[]))
    and ${sql.join(held, sql` and `)}`;
});
