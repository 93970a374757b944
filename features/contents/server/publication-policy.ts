import type { ContentType } from '#features/contents/shared/content.ts';
import { and, eq, gt, isNull, lte, or, type SQL, sql } from '#server/database/sql.ts';
import { publications } from './tables.ts';

/**
 * What visitors may read of a type: published, and its time has come. What is past its time stays readable and is shown
 * as ended; taking it offline removes it from the table. Times are placeholders or dates.
 */
export function isPublished(tenantId: string | SQL, type: string, now: Date | SQL): SQL {
  return and(
    eq(publications.tenantId, sql`${tenantId}`),
    // A literal, so that a prepared statement keeps its plan.
    sql`${publications.type} = ${sql.raw(literal(type))}`,
    lte(publications.publishedAt, sql`${now}`),
  )!;
}

/** Those of them whose time is not over. */
export function isCurrent(now: Date | SQL): SQL {
  return or(isNull(publications.validTo), gt(publications.validTo, sql`${now}`))!;
}

/** The one that a visitor asks for, by id or, for types that have names, by name. */
export function isAskedBy(type: ContentType, asked: string | SQL): SQL | undefined {
  const isIt = eq(publications.id, asked);
  return type.named ? or(isIt, sql`${publications.facts} ->> ${type.named} = ${asked}`) : isIt;
}

/** Types are declared in core, never given by a caller; anything else is refused all the same. */
function literal(type: string): string {
  if (!/^[a-z-]+$/.test(type)) throw new RangeError(`no type of content: ${type}`);
  return `'${type}'`;
}
