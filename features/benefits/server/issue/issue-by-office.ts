import { dayInShanghai } from '#core/calendar/dates.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { type Account, findByLogin } from '#features/accounts/server/find-account.ts';
import { cardMessages } from '#features/benefits/messages.ts';
import type { CardRecord } from '#features/benefits/server/card-code.ts';
import { talentCards } from '#features/benefits/server/tables.ts';
import { documentIn, phoneIn } from '#features/benefits/shared/card-form.ts';
import { findPassed } from '#features/companies/server/own.ts';
import { standingOf } from '#features/companies/server/standing.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, inArray, ne, type SQL } from '#server/database/sql.ts';
import type { Values } from '#server/resources/store.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { addCard, holdHolder, levelText, nextCardNo } from './issue-card.ts';

/**
 * Issues a card as the form of the office tells: to an account it works at once, without one it waits until its holder
 * claims it. Throws CARD_ACCOUNT for an account there is not, CARD_HELD beside the field by which somebody
 * holds one, CARD_COMPANY for a credit code that names no employer.
 */
export async function issueByOffice(scope: ActorScope, values: Values): Promise<CardRecord> {
  const account = await readAccount(scope, String(values.account ?? ''));
  const employer = await readEmployer(scope, values);
  const personKey = keyOf(scope, documentIn(values));
  const phone =
    phoneIn(values) ?? (account?.phone ? { area: account.phoneArea ?? '+86', number: account.phone } : null);
  if (account) await holdHolder(scope, account.id);
  // Whoever issues to the same person at this moment waits for the number, and then finds this card.
  const cardNo = await nextCardNo(scope);
  if (account) await refuseHeld(scope, 'account', eq(talentCards.accountId, account.id));
  if (personKey) await refuseHeld(scope, 'idNumber', eq(talentCards.personKey, personKey));
  const card = await addCard(scope, {
    cardNo,
    accountId: account?.id ?? null,
    name: String(values.name),
    level: String(values.level),
    ...employer,
    phoneArea: phone?.area ?? null,
    phone: phone?.number ?? null,
    personKey,
    status: account ? 'ACTIVE' : 'PENDING',
    validFrom: dayInShanghai(scope.now),
    validTo: String(values.validTo),
  });
  await logBusiness(scope, {
    module: 'CUSTOMER',
    action: 'ISSUE',
    objectType: 'talentcard',
    objectId: card.id,
    title: cardNo,
    text: account
      ? { CN: `发放人才卡 ${cardNo}`, EN: `issued talent card ${cardNo}` }
      : { CN: `发放人才卡 ${cardNo}，待本人领取`, EN: `issued talent card ${cardNo}, to be claimed` },
    changes: (['level', 'validTo', 'company'] as const).map((field) => ({ field, before: null, after: card[field] })),
  });
  if (account)
    await tell(scope, cardMessages.issued, {
      to: account.id,
      facts: { no: cardNo, level: levelText(card.level), date: card.validTo },
    });
  return card;
}

/** The card of whom the number of a document belongs to, whatever its kind, unless it was cancelled; null for none. */
export async function findByDocument(scope: Scope, number: string): Promise<CardRecord | null> {
  const keys = dictionaries.idType.flatMap(({ value }) => {
    const key = keyOf(scope, documentIn({ idType: value, idNumber: number }));
    return key ? [key] : [];
  });
  return await findLive(scope, inArray(talentCards.personKey, keys));
}

/** Keyed hash of a document (16 bytes), the same as applications have of their applicant; null without one. */
export function keyOf(
  { services, tenantId }: Pick<Scope, 'services' | 'tenantId'>,
  document: { readonly type: string; readonly number: string } | null,
): Buffer | null {
  return document && services.keys.blindIndex(tenantId, 'certificate', document.type, document.number);
}

/** A card of the tenant that was not cancelled; null for none. */
export async function findLive({ db, tenantId }: Scope, where: SQL | undefined): Promise<CardRecord | null> {
  const [card] = await db
    .select()
    .from(talentCards)
    .where(and(eq(talentCards.tenantId, tenantId), ne(talentCards.status, 'CANCELLED'), where))
    .limit(1);
  return card ?? null;
}

/** The employer as it is registered, where the credit code is that of an authenticated company; else as it was typed. */
async function readEmployer(scope: ActorScope, values: Values): Promise<Pick<CardRecord, 'company' | 'companyCode'>> {
  const typed = String(values.company ?? '');
  const code = String(values.companyCode ?? '');
  if (code === '') return { company: typed, companyCode: null };
  const found = await findPassed(scope, code);
  if (found && standingOf(found, scope.now) === 'PASSED') return { company: found.name, companyCode: code };
  if (typed === '') throw fieldRefusal(scope, 'CARD_COMPANY', 'companyCode');
  return { company: typed, companyCode: code };
}

async function refuseHeld(scope: Scope, field: string, where: SQL | undefined): Promise<void> {
  const held = await findLive(scope, where);
  if (held) throw fieldRefusal(scope, 'CARD_HELD', field, { no: held.cardNo });
}

async function readAccount(scope: ActorScope, typed: string): Promise<Account | null> {
  if (typed.trim() === '') return null;
  const account = await findByLogin(scope.db, typed);
  if (account?.status !== 'ACTIVE') throw fieldRefusal(scope, 'CARD_ACCOUNT', 'account');
  return account;
}
