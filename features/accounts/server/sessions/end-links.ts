import { and, eq, isNull } from '#server/database/sql.ts';
import { resets } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';

/** Ends the links that were sent to set the account's password: the newest wins, and a new password ends them all. */
export async function endLinks(scope: Scope, accountId: string): Promise<void> {
  await scope.db
    .update(resets)
    .set({ usedAt: scope.now })
    .where(and(eq(resets.accountId, accountId), isNull(resets.usedAt)));
}
