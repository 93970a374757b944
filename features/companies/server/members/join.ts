import { newId } from '#server/base/ids.ts';
import { ne } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { companyMembers } from '../tables.ts';
import { nextRev } from './members.ts';

interface Joining {
  readonly companyId: string;
  /** Codes of programmes; null for all. */
  readonly programmes: string[] | null;
  /** The last day; null without an end. */
  readonly validTo: string | null;
}

/**
 * Makes the caller an agent within limits; who asked to join, or was declined once, becomes one too. Answers false for
 * somebody who is in force already, also while their authorisation has expired.
 */
export async function join(scope: ActorScope, { companyId, programmes, validTo }: Joining): Promise<boolean> {
  const { tenantId, actor, now } = scope;
  const member = { role: 'AGENT', state: 'ACTIVE', programmes, validTo, decidedAt: now };
  const joined = await scope.db
    .insert(companyMembers)
    .values({ ...member, id: newId(), tenantId, companyId, accountId: actor.id, createdAt: now })
    .onConflictDoUpdate({
      target: [companyMembers.companyId, companyMembers.accountId],
      set: { ...member, rev: nextRev },
      setWhere: ne(companyMembers.state, 'ACTIVE'),
    })
    .returning({ id: companyMembers.id });
  return joined.length > 0;
}
