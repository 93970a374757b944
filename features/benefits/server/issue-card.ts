import { randomBytes } from 'node:crypto';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { isIn } from '#core/workflow/states.ts';
import { cardMessages } from '#features/benefits/messages.ts';
import { cardLevels } from '#features/benefits/shared/shop.ts';
import { nextNumber } from '#features/casework/server/applications/numbers.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { lettersOf } from '#server/base/ticket.ts';
import { and, eq } from '#server/database/sql.ts';
import type { CaseMove } from '#server/features.ts';
import type { Scope } from '#server/scope.ts';
import { talentCards } from './tables.ts';

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

async function issueCard(scope: Scope, { id, ownerId, applicant, dueAt }: Application): Promise<void> {
  const level = await levelOf(scope, id);
  if (!level || dueAt === null) return;
  const validFrom = dayInShanghai(scope.now.getTime());
  const validTo = dayInShanghai(dueAt.getTime());
  const given = { name: applicant, level, applicationId: id, status: 'ACTIVE', note: null, validFrom, validTo };
  const [held] = await scope.db
    .update(talentCards)
    .set({ ...given, updatedAt: scope.now })
    .where(and(eq(talentCards.tenantId, scope.tenantId), eq(talentCards.accountId, ownerId)))
    .returning();
  const card = held ?? (await addCard(scope, { ...given, accountId: ownerId }));
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

interface NewCard {
  readonly accountId: string | null;
  readonly name: string;
  readonly level: string;
  readonly applicationId: string | null;
  readonly validFrom: string;
  readonly validTo: string;
}

/** Adds a card with a number and letters of its own. */
export async function addCard(scope: Scope, card: NewCard): Promise<typeof talentCards.$inferSelect> {
  const year = scope.now.getUTCFullYear();
  const cardNo = await nextNumber(scope, { code: 'talentcard', prefix: 'YT' }, { year, quota: null });
  const [row] = await scope.db
    .insert(talentCards)
    .values({
      id: newId(),
      tenantId: scope.tenantId,
      cardNo,
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
    .where(and(eq(talentCards.tenantId, scope.tenantId), eq(talentCards.applicationId, id)));
}

async function levelOf(scope: Scope, applicationId: string): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ values: applicationSections.values })
    .from(applicationSections)
    .where(
      and(
        eq(applicationSections.tenantId, scope.tenantId),
        eq(applicationSections.applicationId, applicationId),
        eq(applicationSections.key, 'recognition'),
      ),
    );
  const level = (row?.values as { class?: unknown } | undefined)?.class;
  return typeof level === 'string' && cardLevels.some(({ value }) => value === level) ? level : undefined;
}

/** A class as people read it. */
export function levelText(level: string): { CN: string; EN: string } {
  return { CN: `${level} 类`, EN: `class ${level}` };
}
