import { fileOf } from '#features/contents/server/present.ts';
import { isAskedBy, isPublished } from '#features/contents/server/publication-policy.ts';
import { publications } from '#features/contents/server/tables.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { newestFirst } from '#server/database/newest-first.ts';
import { and } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';

const columns = {
  id: publications.id,
  facts: publications.facts,
  title: { CN: publications.titleCN, EN: publications.titleEN },
  seoTitle: { CN: publications.seoTitleCN, EN: publications.seoTitleEN },
  summary: { CN: publications.summaryCN, EN: publications.summaryEN },
  publisher: { CN: publications.publisherCN, EN: publications.publisherEN },
  datedAt: publications.datedAt,
  publishedAt: publications.publishedAt,
  updatedAt: publications.updatedAt,
};

/** What a page of one published content says without JavaScript; undefined for one that visitors may not read. */
export async function findArticle(
  services: Services,
  tenantId: string,
  { type, id }: { type: ContentType; id: string },
) {
  const [row] = await services.database.read(tenantId, (db) =>
    db
      .select({ ...columns, body: { CN: publications.bodyCN, EN: publications.bodyEN }, cover: publications.cover })
      .from(publications)
      .where(and(isPublished(tenantId, type.code, services.clock()), isAskedBy(type, id)))
      .limit(1),
  );
  return row && { ...row, facts: factsOf(row), cover: fileOf(row.cover) };
}

export type Article = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** The newest of a type, by the date they bear. */
export function readNewest(services: Services, tenantId: string, { type, size }: { type: ContentType; size: number }) {
  return services.database.read(tenantId, (db) =>
    db
      .select(columns)
      .from(publications)
      .where(isPublished(tenantId, type.code, services.clock()))
      .orderBy(...newestFirst(publications.datedAt, publications.id))
      .limit(size),
  );
}

/** Ids and times of change of the newest of a type, for search engines. */
export function readAddresses(
  services: Services,
  tenantId: string,
  { type, size }: { type: ContentType; size: number },
) {
  return services.database.read(tenantId, (db) =>
    db
      .select({ id: publications.id, facts: publications.facts, updatedAt: publications.updatedAt })
      .from(publications)
      .where(isPublished(tenantId, type.code, services.clock()))
      .orderBy(...newestFirst(publications.datedAt, publications.id))
      .limit(size),
  );
}

/** The facts that visitors see, by key. */
export function factsOf({ facts }: { facts: unknown }): Record<string, unknown> {
  return facts as Record<string, unknown>;
}
