import { randomBytes } from 'node:crypto';
import { dayInShanghai, yearInShanghai } from '#core/calendar/dates.ts';
import { isRecord, type Values } from '#core/forms/values.ts';
import { isIn } from '#core/workflow/states.ts';
import { cardMessages } from '#features/benefits/messages.ts';
import type { CardRecord } from '#features/benefits/server/card-code.ts';
import { talentCards } from '#features/benefits/server/tables.ts';
import { cardLevels } from '#features/benefits/shared/shop.ts';
import { nextNumber } from '#features/casework/server/applications/numbers.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { lettersOf } from '#server/base/ticket.ts';
import { and, eq, inArray, ne, type SQL, sql } from '#server/database/sql.ts';
import type { CaseMove } from '#server/features.ts';
import type { Scope } from '#server/scope.ts';

type Application = typeof applications.$inferSelect;

/**
 * What a recognition that moved means for the card of its owner: in effect it makes one or brings the one there is to its
 * class and end; ended it freezes the card that it made. Other programmes mean nothing to it.
 */
export async function followRecognition(scope: Scope, { id, to }: CaseMove): Promise<void> {
  if (to !== 'EFFECTIVE' && !isIn('ended', to)) return;
  const [application] = await scope.db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        eq(applications.id, id),
        eq(applications.programme, 'talentapply'),
      ),
    );
  if (!application) return;
  if (to === 'EFFECTIVE') await issueCard(scope, application);
  else await freezeCardOf(scope, application);
}

async function issueCard(scope: Scope, application: Application): Promise<void> {
  const { id, ownerId, applicant, dueAt, personKey } = application;
  const told = await readTold(scope, id);
  if (!told || dueAt === null) return;
  const { level } = told;
  const validFrom = dayInShanghai(scope.now.getTime());
  const validTo = dayInShanghai(dueAt.getTime());
  const given = { ...told, name: applicant, applicationId: id, status: 'ACTIVE', note: null, validFrom, validTo };
  await holdHolder(scope, ownerId);
  const card =
    (await setCard(scope, { ...given, ...(personKey && { personKey }) }, eq(talentCards.accountId, ownerId))) ??
    // One that was issued beforehand and waits: who they are has been looked at now.
    (personKey && (await setCard(scope, { ...given, accountId: ownerId }, isWaiting(personKey)))) ??
    (await addCard(scope, { ...given, personKey, accountId: ownerId }));
  await logBusiness(scope, {
    module: 'CUSTOMER',
    action: 'ISSUE',
    objectType: 'talentcard',
    objectId: card.id,
    title: card.cardNo,
    text: { CN: `生成人才卡 ${card.cardNo}`, EN: `issued talent card ${card.cardNo}` },
    changes: [{ field: 'level', before: null, after: level }],
  });
  await tell(scope, cardMessages.issued, {
    to: ownerId,
    facts: { no: card.cardNo, level: levelText(level), date: validTo },
  });
}

/** The card that a condition finds, with what is set, unless it was cancelled. */
async function setCard(
  scope: Scope,
  set: Partial<CardRecord>,
  where: SQL | undefined,
): Promise<CardRecord | undefined> {
  const [card] = await scope.db
    .update(talentCards)
    .set({ ...set, updatedAt: scope.now, rev: sql`${talentCards.rev} + 1` })
    .where(and(eq(talentCards.tenantId, scope.tenantId), ne(talentCards.status, 'CANCELLED'), where))
    .returning();
  return card;
}

function isWaiting(personKey: Buffer): SQL | undefined {
  return and(eq(talentCards.personKey, personKey), eq(talentCards.status, 'PENDING'));
}

/** Holds somebody until the transaction ends, before a card becomes theirs: of two at the same moment the second finds the first. */
export async function holdHolder({ db, tenantId }: Pick<Scope, 'db' | 'tenantId'>, accountId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`card:${tenantId}:${accountId}`}, 0))`);
}

type NewCard = Omit<typeof talentCards.$inferInsert, 'id' | 'tenantId' | 'cardNo' | 'letters'>;

/** The number of the next card. It is held until the transaction ends, so that cards are issued one after the other. */
export function nextCardNo(scope: Scope): Promise<string> {
  const year = yearInShanghai(scope.now);
  return nextNumber(scope, { code: 'talentcard', prefix: 'YT' }, { year, quota: null });
}

/** Adds a card with letters of its own, and a number of its own unless one was taken. */
export async function addCard(scope: Scope, { cardNo, ...card }: NewCard & { cardNo?: string }): Promise<CardRecord> {
  const [row] = await scope.db
    .insert(talentCards)
    .values({
      id: newId(),
      tenantId: scope.tenantId,
      cardNo: cardNo ?? (await nextCardNo(scope)),
      letters: await freeLetters(scope),
      ...card,
      createdAt: scope.now,
      updatedAt: scope.now,
    })
    .returning();
  return row!;
}

/** Letters that no card of the tenant has; a quarter of a million there are. */
async function freeLetters(scope: Scope): Promise<string> {
  for (;;) {
    const letters = lettersOf(randomBytes(16), 4);
    const where = and(eq(talentCards.tenantId, scope.tenantId), eq(talentCards.letters, letters));
    if ((await scope.db.$count(talentCards, where)) === 0) return letters;
  }
}

async function freezeCardOf(scope: Scope, { id, no }: Application): Promise<void> {
  const note = `认定 ${no ?? ''} 已结束`;
  await scope.db
    .update(talentCards)
    .set({ status: 'FROZEN', note, updatedAt: scope.now })
    .where(
      and(
        eq(talentCards.tenantId, scope.tenantId),
        eq(talentCards.applicationId, id),
        ne(talentCards.status, 'CANCELLED'),
      ),
    );
}

/** Class, employer and mobile number in a recognition; undefined for one without a class. */
async function readTold(scope: Scope, applicationId: string) {
  const rows = await scope.db
    .select({ key: applicationSections.key, values: applicationSections.values })
    .from(applicationSections)
    .where(
      and(
        eq(applicationSections.tenantId, scope.tenantId),
        eq(applicationSections.applicationId, applicationId),
        inArray(applicationSections.key, ['recognition', 'employment', 'contact']),
      ),
    );
  const sections = new Map(rows.map(({ key, values }) => [key, values as Values]));
  const level = sections.get('recognition')?.class;
  if (typeof level !== 'string' || !cardLevels.some(({ value }) => value === level)) return undefined;
  const phone = sections.get('contact')?.phone;
  return {
    level,
    company: String(sections.get('employment')?.company ?? ''),
    companyCode: String(sections.get('employment')?.companyCode ?? '') || null,
    phoneArea: isRecord(phone) ? String(phone.area) : null,
    phone: isRecord(phone) ? String(phone.number) : null,
  };
}

/** A class as people read it. */
export function levelText(level: string): { CN: string; EN: string } {
  return { CN: `${level} 类`, EN: `class ${level}` };
}
