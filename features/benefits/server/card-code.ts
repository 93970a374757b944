import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '#core/errors.ts';
import type { FamilyMember } from '#features/benefits/shared/family.ts';
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

/** Whose code it is, and of which minute. */
interface Shown {
  readonly card: CardRecord;
  readonly step: number;
  /** Who of the family shows it; undefined for the holder. */
  readonly member: FamilyMember | undefined;
}

/** What a card shows in a minute. */
export function cardCode(scope: Pick<Scope, 'services'>, shown: Shown): CardCode {
  const letters = `${shown.card.letters}${minuteLetters(scope, shown)}`;
  return { letters, code: ticketText(letters, proofOf(scope, shown)) };
}

/**
 * The card of a code that was scanned or typed, who shows it, and its minute: this one or the one before, so that a
 * picture of a code is worth nothing after two minutes. The card is held for update. Throws CARD_CODE for all others.
 */
export async function findByCode(scope: Scope, code: string): Promise<Shown> {
  const ticket = readTicket(code);
  if (!ticket) throw new Refusal('CARD_CODE');
  const [card] = await scope.db
    .select()
    .from(talentCards)
    .where(and(eq(talentCards.tenantId, scope.tenantId), eq(talentCards.letters, ticket.letters.slice(0, 4))))
    .for('update');
  if (!card) throw new Refusal('CARD_CODE');
  const latest = stepOf(scope.now);
  const shown = [latest, latest - 1]
    .flatMap((step) => [undefined, ...card.family].map((member) => ({ card, step, member })))
    .find(
      (each) =>
        isSame(ticket.letters.slice(4), minuteLetters(scope, each)) &&
        (ticket.proof === undefined || isSame(ticket.proof, proofOf(scope, each))),
    );
  if (!shown) throw new Refusal('CARD_CODE');
  return shown;
}

function minuteLetters({ services }: Pick<Scope, 'services'>, shown: Shown): string {
  return lettersOf(services.keys.hashSubject('card letters', ...subjectOf(shown)), 4);
}

function proofOf({ services }: Pick<Scope, 'services'>, shown: Shown): string {
  return services.keys
    .hashSubject('card proof', ...subjectOf(shown))
    .subarray(0, 9)
    .toString('base64url');
}

function subjectOf({ card: { tenantId, id }, step, member }: Shown): string[] {
  return [tenantId, id, String(step), ...(member ? [member.id] : [])];
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
