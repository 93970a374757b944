import { contents, publications } from '#features/contents/server/tables.ts';
import { and, eq, type SQL, sql } from '#server/database/sql.ts';
import { signups } from './tables.ts';

/**
 * Title and place of an activity for those who signed up: as published, and as editors have it only once its page was
 * taken offline. Needs both tables joined.
 */
export const shownTitle = {
  CN: sql<string>`coalesce(${publications.titleCN}, ${contents.titleCN})`,
  EN: sql<string>`coalesce(${publications.titleEN}, ${contents.titleEN})`,
};

export const shownPlace = { CN: placeIn('addressCN'), EN: placeIn('addressEN') };

/** How the two are joined to a sign-up. */
export const ofSignup = {
  contents: and(eq(contents.id, signups.activityId), eq(contents.tenantId, signups.tenantId))!,
  publications: and(eq(publications.id, signups.activityId), eq(publications.tenantId, signups.tenantId))!,
};

function placeIn(key: 'addressCN' | 'addressEN'): SQL<string> {
  return sql<string>`coalesce(${publications.facts}->>${sql.raw(`'${key}'`)}, ${contents.values}->>${sql.raw(`'${key}'`)}, '')`;
}
