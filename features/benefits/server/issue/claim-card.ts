import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf } from '#core/contracts/contract.ts';
import { findById } from '#features/accounts/server/find-account.ts';
import type { claimCardCall } from '#features/benefits/calls/card.ts';
import { cardMessages } from '#features/benefits/messages.ts';
import type { CardRecord } from '#features/benefits/server/card-code.ts';
import { talentCards } from '#features/benefits/server/tables.ts';
import { claimSection } from '#features/benefits/shared/card-form.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { hit } from '#server/base/limits.ts';
import { tell } from '#server/base/mail/tell.ts';
import { readSection } from '#server/base/read-section.ts';
import { keptFieldRefusal } from '#server/base/refusals.ts';
import { and, eq, gte, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { findLive, keyOf } from './issue-by-office.ts';
import { holdHolder, levelText } from './issue-card.ts';

/**
 * Makes the card that waits for the caller theirs: they have the mobile number that was noted, which a code has proven to
 * be their account's, and know the number of the document. Throws INVALID, TOO_MANY, CARD_HELD for whoever has a card,
 * and CARD_UNCLAIMED for everybody else, whichever of the two is not right.
 */
export async function claimCard(
  scope: ActorScope,
  { values: given }: InputOf<typeof claimCardCall>,
): Promise<Record<string, never>> {
  const { certificate } = readSection(scope, claimSection, given);
  await hit(scope, 'card-claim', scope.actor.id);
  await holdHolder(scope, scope.actor.id);
  const held = await findLive(scope, eq(talentCards.accountId, scope.actor.id));
  if (held) throw keptFieldRefusal(scope, 'CARD_HELD', 'certificate', { no: held.cardNo });
  const personKey = keyOf(scope, certificate as { type: string; number: string })!;
  const isTheirs = await waitsForCaller(scope);
  const [card] = isTheirs
    ? await scope.db
        .update(talentCards)
        .set({ accountId: scope.actor.id, status: 'ACTIVE', updatedAt: scope.now, rev: sql`${talentCards.rev} + 1` })
        .where(and(isTheirs, eq(talentCards.personKey, personKey)))
        .returning()
    : [];
  // What was counted stays counted: the refusal takes nothing back.
  if (!card) throw keptFieldRefusal(scope, 'CARD_UNCLAIMED', 'certificate');
  await noteClaim(scope, card);
  return {};
}

/** Whether a card waits for the mobile number that the caller has proven. */
export async function hasWaitingCard(scope: ActorScope): Promise<boolean> {
  const isTheirs = await waitsForCaller(scope);
  return isTheirs !== undefined && (await findLive(scope, isTheirs)) !== null;
}

/** Cards that wait for the proven mobile number of the caller; undefined for whoever has none. */
async function waitsForCaller({ db, tenantId, actor, now }: ActorScope): Promise<SQL | undefined> {
  const account = await findById(db, actor.id);
  if (!account?.phone || !account.phoneArea) return undefined;
  return and(
    eq(talentCards.tenantId, tenantId),
    eq(talentCards.status, 'PENDING'),
    eq(talentCards.phone, account.phone),
    eq(talentCards.phoneArea, account.phoneArea),
    gte(talentCards.validTo, dayInShanghai(now)),
  );
}

async function noteClaim(scope: ActorScope, { id, cardNo, level, validTo }: CardRecord): Promise<void> {
  await logBusiness(scope, {
    module: 'CUSTOMER',
    action: 'CLAIM',
    objectType: 'talentcard',
    objectId: id,
    title: cardNo,
    text: { CN: `本人领取人才卡 ${cardNo}`, EN: `claimed talent card ${cardNo}` },
    changes: [{ field: 'status', before: 'PENDING', after: 'ACTIVE' }],
  });
  await tell(scope, cardMessages.issued, {
    to: scope.actor.id,
    facts: { no: cardNo, level: levelText(level), date: validTo },
  });
}
