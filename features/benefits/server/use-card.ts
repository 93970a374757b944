import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { addFamilyCall, cardCodeCall, pauseCardCall, removeFamilyCall } from '#features/benefits/calls/card.ts';
import { type FamilyRelation, familySection, mostFamily, relationLabel } from '#features/benefits/shared/family.ts';
import { codesAhead, stepMs } from '#features/benefits/shared/member.ts';
import { type BusinessEvent, logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { readSection } from '#server/base/read-section.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { type CardRecord, cardCode, stepOf } from './card-code.ts';
import { findOwnCard, holdOwnCard } from './find-card.ts';
import { stateOf } from './redeem.ts';
import { talentCards } from './tables.ts';

type Empty = Record<string, never>;

/**
 * What the caller's card shows in the minutes to come, for the holder or one of the family; NOT_FOUND without one,
 * NOT_ALLOWED while it cannot be used.
 */
export async function readCardCode(
  scope: ActorScope,
  { member: id }: InputOf<typeof cardCodeCall>,
): Promise<OutputOf<typeof cardCodeCall>> {
  const card = await findOwnCard(scope);
  const member = card?.family.find((each) => each.id === id);
  if (!card || (id !== undefined && !member)) throw new Refusal('NOT_FOUND');
  if (stateOf(card, dayInShanghai(scope.now.getTime())) !== 'ACTIVE') throw new Refusal('NOT_ALLOWED');
  const first = stepOf(scope.now);
  const steps = Array.from({ length: codesAhead }, (_, ahead) => first + ahead);
  return {
    codes: steps.map((step) => ({
      ...cardCode(scope, { card, step, member }),
      until: new Date((step + 1) * stepMs).toISOString(),
    })),
  };
}

/**
 * Stops the caller's card or lets it work again: its codes are refused from now on, those too that a page has in
 * advance. Twice the same changes nothing. NOT_FOUND without a card.
 */
export async function pauseCard(scope: ActorScope, { isPaused }: InputOf<typeof pauseCardCall>): Promise<Empty> {
  const card = await holdOwnCard(scope);
  if (isPaused === (card.pausedAt !== null)) return {};
  await change(scope, card, {
    set: { pausedAt: isPaused ? scope.now : null },
    action: isPaused ? 'PAUSE' : 'RESUME',
    text: isPaused
      ? { CN: `本人暂停人才卡 ${card.cardNo}`, EN: `paused the own talent card ${card.cardNo}` }
      : { CN: `本人恢复人才卡 ${card.cardNo}`, EN: `let the own talent card ${card.cardNo} work again` },
  });
  return {};
}

/** Lets one of the family use the caller's card. Throws INVALID field by field, FAMILY_FULL, NOT_FOUND without a card. */
export async function addFamily(
  scope: ActorScope,
  { values: given }: InputOf<typeof addFamilyCall>,
): Promise<OutputOf<typeof addFamilyCall>> {
  const card = await holdOwnCard(scope);
  const values = readSection(scope, familySection, given);
  if (card.family.length >= mostFamily) throw new Refusal('FAMILY_FULL', { params: { count: mostFamily } });
  const relation = values.relation as FamilyRelation;
  const id = newId();
  await change(scope, card, {
    set: { family: [...card.family, { id, name: String(values.name), relation, birth: String(values.birth) }] },
    action: 'ADD_FAMILY',
    text: {
      CN: `人才卡 ${card.cardNo} 添加家属（${relationLabel(relation).CN}）`,
      EN: `let one of the family use talent card ${card.cardNo}: ${relationLabel(relation).EN.toLowerCase()}`,
    },
  });
  return { id };
}

/** Takes one of the family off the caller's card, whose codes are worth nothing from then on; NOT_FOUND for others. */
export async function removeFamily(scope: ActorScope, { id }: InputOf<typeof removeFamilyCall>): Promise<Empty> {
  const card = await holdOwnCard(scope);
  const member = card.family.find((each) => each.id === id);
  if (!member) throw new Refusal('NOT_FOUND');
  await change(scope, card, {
    set: { family: card.family.filter((each) => each !== member) },
    action: 'REMOVE_FAMILY',
    text: {
      CN: `人才卡 ${card.cardNo} 移除家属（${relationLabel(member.relation).CN}）`,
      EN: `took one of the family off talent card ${card.cardNo}: ${relationLabel(member.relation).EN.toLowerCase()}`,
    },
  });
  return {};
}

interface Change extends Pick<BusinessEvent, 'action' | 'text'> {
  readonly set: Partial<Pick<CardRecord, 'pausedAt' | 'family'>>;
}

async function change(scope: ActorScope, { id, cardNo, rev }: CardRecord, { set, ...event }: Change): Promise<void> {
  await scope.db
    .update(talentCards)
    .set({ ...set, updatedAt: scope.now, rev: rev + 1 })
    .where(and(eq(talentCards.tenantId, scope.tenantId), eq(talentCards.id, id)));
  await logBusiness(scope, { module: 'CUSTOMER', objectType: 'talentcard', objectId: id, title: cardNo, ...event });
}
