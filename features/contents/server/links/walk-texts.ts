import { publications } from '#features/contents/server/tables.ts';
import { and, asc, eq, gt, lte, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

export interface PublishedText {
  readonly id: string;
  readonly locale: 'CN' | 'EN';
  readonly html: string;
}

/** Rows dealt with at a time. */
export const batch = 500;

/** Published texts that have a link at all, some hundred at a time. */
export async function* walkTexts({ db, tenantId, now }: Scope, only?: string): AsyncGenerator<PublishedText[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .select({ id: publications.id, CN: publications.bodyCN, EN: publications.bodyEN })
      .from(publications)
      .where(
        and(
          eq(publications.tenantId, tenantId),
          lte(publications.publishedAt, now),
          gt(publications.id, last),
          only === undefined ? undefined : eq(publications.id, only),
          sql`(${publications.bodyCN} like '%="%' or ${publications.bodyEN} like '%="%')`,
        ),
      )
      .orderBy(asc(publications.id))
      .limit(batch);
    yield rows.flatMap(({ id, CN, EN }) => [
      { id, locale: 'CN' as const, html: CN },
      { id, locale: 'EN' as const, html: EN },
    ]);
    const end = rows.at(-1);
    if (rows.length < batch || !end) return;
    last = end.id;
  }
}
