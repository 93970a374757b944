import { and, eq, inArray, isNull, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { contents } from './tables.ts';

/** The menu of each type, by the code that publishes it. */
const menus = {
  'Mgr.Content.publish': {
    highlight: 'ContentHighlight',
    notify: 'ContentNotify',
    polity: 'ContentPolity',
    post: 'ContentPost',
    serve: 'ContentServe',
    homepage: 'ContentHomepage',
  },
  'Mgr.Activity.publish': { activity: 'ActivityList' },
} as const;

/** What waits for review beside the menu of its type, for whoever may publish it: the rows of the list's view. */
export async function reviewBadges(scope: ActorScope): Promise<Record<string, number>> {
  const mine: Record<string, string> = {};
  for (const [code, types] of Object.entries(menus))
    if ((scope.permCodes as ReadonlySet<string>).has(code)) Object.assign(mine, types);
  if (Object.keys(mine).length === 0) return {};
  const rows = await scope.db
    .select({ type: contents.type, count: sql<number>`count(*)::int` })
    .from(contents)
    .where(
      and(
        eq(contents.tenantId, scope.tenantId),
        inArray(contents.type, Object.keys(mine)),
        eq(contents.state, 'REVIEW'),
        isNull(contents.deletedAt),
      ),
    )
    .groupBy(contents.type);
  return Object.fromEntries(rows.flatMap(({ type, count }) => (mine[type] ? [[mine[type], count]] : [])));
}
