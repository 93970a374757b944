import { endSessions } from '#features/accounts/server/sessions/end-sessions.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';

/** Takes the second factor and its recovery codes from an account; all sessions end but the one to keep. */
export async function dropSecondFactor(scope: Scope, { id }: { id: string }, keep?: string): Promise<void> {
  const off = { totpSecret: null, totpSince: null, updatedAt: scope.now };
  await scope.db.update(accounts).set(off).where(eq(accounts.id, id));
  await forgetRecoveryCodes(scope, id);
  await endSessions(scope.db, id, keep === undefined ? {} : { except: keep });
}
