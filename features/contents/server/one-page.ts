import type { ContentType } from '#features/contents/shared/content.ts';
import { prepared, type Queryable } from '#server/database/database.ts';
import { and, eq, type SQL, sql } from '#server/database/sql.ts';
import { isAskedBy, isPublished } from './publication-policy.ts';
import { order, sharedColumns } from './row-order.ts';
import { contentViews, publications } from './tables.ts';

/** A content beside the one that is read. */
interface Neighbour {
  readonly id: string;
  readonly title: { CN: string; EN: string };
}

/**
 * A prepared query for each type: one published content by `asked`, its id or name, with how often it was read and its
 * neighbours in the list. One statement, since each of its own would cost a turn to the database.
 */
export function onePage(type: ContentType) {
  const known = made.get(type.code) ?? prepare(type);
  made.set(type.code, known);
  return known;
}

const made = new Map<string, ReturnType<typeof prepare>>();

function prepare(type: ContentType) {
  const tenant = sql.placeholder('tenant') as unknown as SQL;
  const isAtHand = isPublished(tenant, type.code, sql.placeholder('now') as unknown as SQL);
  return prepared(`publications_${type.code}_one`, (db: Queryable) => {
    const own = db
      .select(columns)
      .from(publications)
      .where(and(isAtHand, isAskedBy(type, sql.placeholder('asked') as unknown as SQL)))
      .limit(1)
      .as('own');
    const position = sql`(${own.top}, ${own.datedAt}, ${own.id})`;
    const neighbour = (comparison: SQL, by: readonly SQL[]) => sql<Neighbour | null>`(
      select json_build_object('id', ${publications.id},
               'title', json_build_object('CN', ${publications.titleCN}, 'EN', ${publications.titleEN}))
        from ${publications} where ${isAtHand} and ${order.position} ${comparison} ${position}
       order by ${sql.join([...by], sql`, `)} limit 1)`;
    return db
      .select({
        row: columnsOf(own),
        views: contentViews.views,
        previous: neighbour(sql`>`, order.backwards),
        next: neighbour(sql`<`, order.forwards),
      })
      .from(own)
      .leftJoin(contentViews, and(eq(contentViews.tenantId, tenant), eq(contentViews.id, own.id)));
  });
}

/** All that visitors see; the words of the search are longer than the text itself. */
const columns = {
  ...sharedColumns,
  bodyCN: publications.bodyCN,
  bodyEN: publications.bodyEN,
  seoTitleCN: publications.seoTitleCN,
  seoTitleEN: publications.seoTitleEN,
  publishedAt: publications.publishedAt,
  datedAt: publications.datedAt,
  files: publications.files,
};

/** The same columns of what they were read from. */
function columnsOf<Own extends Readonly<Record<keyof typeof columns, unknown>>>(
  own: Own,
): Pick<Own, keyof typeof columns> {
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return Object.fromEntries(names.map((name) => [name, own[name]])) as Pick<Own, keyof typeof columns>;
}
