import { lte } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';
import { companyInvitations } from '../tables.ts';

/** Ms for which an owner still sees that nobody accepted. */
const kept = 30 * 86_400_000;

/** Forgets addresses that were invited and did not accept, a month after they could. */
export async function forgetInvitations({ database, clock }: Services): Promise<void> {
  const before = new Date(clock().getTime() - kept);
  await database.asOwner((db) => db.delete(companyInvitations).where(lte(companyInvitations.validUntil, before)));
}
