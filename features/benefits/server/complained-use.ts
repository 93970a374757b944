import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { complainedUseCall } from '#features/benefits/calls/complained.ts';
import { getComplaint } from '#features/complaints/server/find-complaint.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { redemptions, shops, talentCards } from './tables.ts';

/**
 * The use that a complaint names by its voucher, where it is of a card of whoever complains: by the voucher of somebody
 * else nobody is told more. Nothing of one that stays unnamed, whom the card would name. NOT_FOUND without the complaint.
 */
export async function readComplainedUse(
  scope: ActorScope,
  { id }: InputOf<typeof complainedUseCall>,
): Promise<OutputOf<typeof complainedUseCall>> {
  const { about, accountId, isAnonymous } = await getComplaint(scope, id);
  if (about === '' || accountId === null || isAnonymous) return { use: null };
  const { tenantId } = scope;
  const [found] = await scope.db
    .select({ use: redemptions, CN: shops.nameCN, EN: shops.nameEN, cardNo: talentCards.cardNo })
    .from(redemptions)
    .innerJoin(shops, and(eq(shops.id, redemptions.shopId), eq(shops.tenantId, tenantId)))
    .innerJoin(talentCards, and(eq(talentCards.id, redemptions.cardId), eq(talentCards.tenantId, tenantId)))
    .where(and(eq(redemptions.tenantId, tenantId), eq(redemptions.no, about), eq(talentCards.accountId, accountId)));
  if (!found) return { use: null };
  const { use, CN, EN, cardNo } = found;
  return {
    use: {
      id: use.id,
      no: use.no,
      title: { CN: use.titleCN, EN: use.titleEN },
      shop: { CN, EN },
      usedAt: use.usedAt.toISOString(),
      state: use.status,
      cardId: use.cardId,
      cardNo,
    },
  };
}
