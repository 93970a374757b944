import { Refusal } from '#core/errors.ts';
import { and, desc, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import type { CardRecord } from './card-code.ts';
import { talentCards } from './tables.ts';

/** The caller's card, if there is one; one that was cancelled if there is no other. */
export async function findOwnCard(scope: ActorScope): Promise<CardRecord | undefined> {
  const [card] = await search(scope);
  return card;
}

/**
 * The caller's card, held until the transaction ends, so that its uses and bookings count each other; NOT_FOUND without
 * one, and for one that was cancelled.
 */
export async function holdOwnCard(scope: ActorScope): Promise<CardRecord> {
  const [card] = await search(scope).for('update');
  if (!card || card.status === 'CANCELLED') throw new Refusal('NOT_FOUND');
  return card;
}

function search({ db, tenantId, actor }: ActorScope) {
  return db
    .select()
    .from(talentCards)
    .where(and(eq(talentCards.tenantId, tenantId), eq(talentCards.accountId, actor.id)))
    .orderBy(sql`${talentCards.status} = 'CANCELLED'`, desc(talentCards.createdAt))
    .limit(1);
}
