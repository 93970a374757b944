import { and, eq, or, type SQL } from '#server/database/sql.ts';
import { listViews } from '../database/tables/list-views.ts';
import type { ActorScope } from '../scope.ts';

/** Views that the caller sees: their own, and those shared in the tenant. */
export function visibleViews({ tenantId, actor }: ActorScope): SQL {
  return and(eq(listViews.tenantId, tenantId), or(eq(listViews.accountId, actor.id), eq(listViews.isShared, true)))!;
}

/** Shared views belong to the tenant, whoever made them: it takes the code to change one; the others are their maker's. */
export function mayChangeView(scope: ActorScope, view: { accountId: string; isShared: boolean }): boolean {
  return view.isShared ? scope.permCodes.has('Mgr.View.share') : view.accountId === scope.actor.id;
}
