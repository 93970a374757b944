import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '#core/errors.ts';
import { stepMs } from '#features/benefits/shared/member.ts';
import { lettersOf, readTicket, ticketText } from '#server/base/ticket.ts';
import { and, eq } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { talentCards } from './tables.ts';

export type CardRecord = typeof talentCards.$inferSelect;

/** The code that a card shows in one minute. */
export interface CardCode {
  /** Eight letters to read out: four of the card, four of the minute. */
  readonly letters: string;
  /** What its QR code says; nothing about the person. */
  readonly code: string;
}

/** The minute of an instant, counted from the epoch. */
export function stepOf(at: Date): number {
  return Math.floor(at.getTime() / stepMs);
}

/** What a card shows in a minute. */
export function cardCode(scope: Pick<Scope, 'services'>, card: CardRecord, step: number): CardCode {
  const letters = `${card.letters}${minuteLetters(scope, card, step)}`;
  return { letters, code: ticketText(letters, proofOf(scope, card, step)) };
}

/**
 * The card of a code that was scanned or typed, and its minute: this one or the one before, so that a picture of a code
 * is worth nothing after two minutes. The card is held for update. Throws CARD_CODE for all others.
 */
export async function findByCode(scope: Scope, code: string): Promise<{ card: CardRecord; step: number }> {
  const ticket = readTicket(code);
  if (!ticket) throw new Refusal('CARD_CODE');
  const [card] = await scope.db
    .select()
    .from(talentCards)
    .where(and(eq(talentCards.tenantId, scope.tenantId), eq(talentCards.letters, ticket.letters.slice(0, 4))))
    .for('update');
  if (!card) throw new Refusal('CARD_CODE');
  const latest = stepOf(scope.now);
  const step = [latest, latest - 1].find(
    (each) =>
      isSame(ticket.letters.slice(4), minuteLetters(scope, card, each)) &&
      (ticket.proof === undefined || isSame(ticket.proof, proofOf(scope, card, each))),
  );
  if (step === undefined) throw new Refusal('CARD_CODE');
  return { card, step };
}

function minuteLetters({ services }: Pick<Scope, 'services'>, { tenantId, id }: CardRecord, step: number): string {
  return lettersOf(services.keys.hashSubject('card letters', tenantId, id, String(step)), 4);
}

function proofOf({ services }: Pick<Scope, 'services'>, { tenantId, id }: CardRecord, step: number): string {
  return services.keys.hashSubject('card proof', tenantId, id, String(step)).subarray(0, 9).toString('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
