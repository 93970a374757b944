import type { OutputOf } from '#core/contracts/contract.ts';
import { badgesCall, dashboardCall } from '#core/contracts/office.ts';
import { readCaseDashboard } from '#features/casework/server/dashboard/queries.ts';
import { latestPublished } from '#features/contents/server/published.ts';
import { notify } from '#features/contents/shared/notify.ts';
import { and, eq, isNull } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { type Handler, handle } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';

export const officeRoutes: readonly Handler[] = [
  handle(dashboardCall, async (scope, input) => ({
    ...(await readCaseDashboard(scope, input)),
    notices: await readNotices(scope),
  })),
  handle(badgesCall, getBadges),
];

async function readNotices(scope: ActorScope): Promise<OutputOf<typeof dashboardCall>['notices']> {
  const rows = await latestPublished(scope, notify, 5);
  return rows.map(({ id, title, publishedAt: at, top }) => ({ id, title, at, top }));
}

/** Counts beside menus where somebody must act. */
async function getBadges(scope: ActorScope): Promise<OutputOf<typeof badgesCall>> {
  const menus: Record<string, number> = {};
  for (const count of scope.services.features.badges) Object.assign(menus, await count(scope));
  const unread = await scope.db.$count(messages, and(eq(messages.accountId, scope.actor.id), isNull(messages.readAt)));
  return { menus, unread, permCodes: [...scope.permCodes] };
}
