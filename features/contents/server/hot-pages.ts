import type { ContentType } from '#features/contents/shared/content.ts';
import { prepared, type Queryable } from '#server/database/database.ts';
import { and, eq, type SQL, sql } from '#server/database/sql.ts';
import { isCurrent, isPublished } from './publication-policy.ts';
import { order, readColumns } from './row-order.ts';
import { publications } from './tables.ts';

/** The pages most visitors ask for: the whole list or one category, its beginning or after a position. */
type Variant = 'first' | 'after' | 'category first' | 'category after';

const now = sql.placeholder('now') as unknown as SQL;
const behind = sql`${order.position} < (${sql.placeholder('top')}::boolean, ${sql.placeholder('position')}::timestamptz, ${sql.placeholder('last')})`;

/**
 * A prepared query for each type, variant and size of page. With the limit as a parameter PostgreSQL would expect a tenth
 * of the table, keep no plan for that, and plan every call anew.
 */
export function hotPage(type: ContentType, variant: Variant, size: number) {
  return kept(`publications_${type.code}_${variant.replace(' ', '_')}_${size}`, (name) =>
    prepared(name, (db: Queryable) =>
      db
        .select(readColumns)
        .from(publications)
        .where(
          and(
            atHand(type),
            variant.startsWith('category') ? eq(publications.category, sql.placeholder('category')) : undefined,
            variant.endsWith('after') ? behind : undefined,
          ),
        )
        .orderBy(...order.forwards)
        .limit(sql.raw(String(size)) as unknown as number),
    ),
  );
}

/** The pinned ones that have not ended, at most ten. */
export function pinnedPage(type: ContentType) {
  return kept(`publications_${type.code}_pinned`, (name) =>
    prepared(name, (db: Queryable) =>
      db
        .select(readColumns)
        .from(publications)
        .where(and(atHand(type), sql`${publications.top}`, isCurrent(now)))
        .orderBy(...order.forwards)
        .limit(10),
    ),
  );
}

function atHand(type: ContentType): SQL {
  return isPublished(sql.placeholder('tenant') as unknown as SQL, type.code, now);
}

const made = new Map<string, unknown>();

function kept<Query>(name: string, make: (name: string) => Query): Query {
  const query = (made.get(name) as Query | undefined) ?? make(name);
  made.set(name, query);
  return query;
}
