import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import type { PermissionCode } from '#core/permissions.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { applications } from '#features/casework/server/tables.ts';
import { and, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { isCase } from './case-policy.ts';
import { isPayer } from './payer.ts';

/**
 * A case the operator may see, and with a code one on which may be done what needs it; unknown ones, drafts, own ones,
 * those of other tenants and those out of reach answer alike with NOT_FOUND.
 */
export async function getCase(scope: ActorScope, id: string, code?: PermissionCode): Promise<ApplicationRecord> {
  const [row] = await scope.db
    .select()
    .from(applications)
    .where(and(isCase(scope, code), eq(applications.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** Whether the caller may see the history of the case: NO_PERMISSION for who reviews none, NOT_FOUND for one out of sight. */
export async function requireCase(scope: ActorScope, id: string): Promise<void> {
  if (!scope.permCodes.has('Mgr.Apply') || isPayer(scope)) throw new Refusal('NO_PERMISSION');
  await getCase(scope, id);
}

/** The same, locked until the end of the transaction. */
export async function lockCase(scope: ActorScope, id: string, code?: PermissionCode): Promise<ApplicationRecord> {
  const [row] = await scope.db
    .select()
    .from(applications)
    .where(and(isCase(scope, code), eq(applications.id, id)))
    .for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** A case the caller holds, locked: CLAIMED while somebody else holds it, NOT_CLAIMED when nobody does. */
export async function lockHeldCase(scope: ActorScope, id: string, code?: PermissionCode): Promise<ApplicationRecord> {
  const application = await lockCase(scope, id, code);
  await refuseOthersHold(scope, application);
  // A hold that ran out while nobody else took the case is as good as one.
  if (application.heldBy !== scope.actor.id) throw new Refusal('NOT_CLAIMED');
  return application;
}

/** Throws CLAIMED with name and time while another operator holds the case. */
export async function refuseOthersHold(scope: ActorScope, application: ApplicationRecord): Promise<void> {
  const held = await othersHold(scope, application);
  if (held) throw held;
}

/** That another operator holds the case, until when; undefined where nobody does. */
export async function othersHold(scope: ActorScope, application: ApplicationRecord): Promise<Refusal | undefined> {
  if (!isHeldByOther(scope, application)) return undefined;
  const until = application.heldUntil ?? scope.now;
  const name = await nameOf(scope, application.heldBy ?? '');
  return new Refusal('CLAIMED', {
    params: { name, until: dateTimeInShanghai(until).slice(-5) },
    obj: { name, until: until.toISOString() },
  });
}

export function isHeldByOther(scope: ActorScope, { heldBy, heldUntil }: ApplicationRecord): boolean {
  return heldBy !== null && heldBy !== scope.actor.id && heldUntil !== null && heldUntil > scope.now;
}

/** The name colleagues know somebody by. */
export async function nameOf(scope: ActorScope, accountId: string): Promise<string> {
  const [row] = await scope.db.select({ nickname: accounts.nickname }).from(accounts).where(eq(accounts.id, accountId));
  return row?.nickname ?? '';
}
