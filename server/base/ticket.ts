import { randomInt } from 'node:crypto';
import type { Services } from '#server/services.ts';

/** Letters that nobody takes for another, read aloud or on a crumpled sheet. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ';
const count = 8;

/** The eight letters of a new ticket. */
export function newLetters(): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Letters that bytes stand for, two bytes a letter. */
export function lettersOf(bytes: Buffer, length: number): string {
  return Array.from({ length }, (_, at) => alphabet[bytes.readUInt16BE(at * 2) % alphabet.length]).join('');
}

/** What a QR code says: eight letters and their proof of twelve characters. */
export function ticketText(letters: string, proof: string): string {
  return `WUTONG:${letters}.${proof}`;
}

/** Where a ticket is good. */
interface Door {
  readonly tenantId: string;
  readonly activityId: string;
}

/** What the QR code of a ticket says: its letters and the proof that they were given out here; nothing about the person. */
export function ticketCode({ keys }: Pick<Services, 'keys'>, door: Door, letters: string): string {
  return ticketText(letters, proofOf(keys, door, letters));
}

/** What was scanned or typed: letters, and the proof that a QR code brings along. */
export interface Ticket {
  readonly letters: string;
  readonly proof?: string | undefined;
}

/** Reads a code, however it was typed; undefined for what cannot be one. */
export function readTicket(code: string): Ticket | undefined {
  const plain = code.normalize('NFKC').replace(/[\s-]/g, '');
  const whole = code.normalize('NFKC').replace(/\s/g, '');
  const [, letters, proof] = /^WUTONG:([A-Z]{8})\.([\w-]{12})$/.exec(whole) ?? [];
  if (letters) return { letters, proof };
  return /^[A-Za-z]{8}$/.test(plain) ? { letters: plain.toUpperCase() } : undefined;
}

/** Whether a QR code was given out here for this activity; letters alone prove themselves. */
export function isGenuine({ keys }: Pick<Services, 'keys'>, door: Door, { letters, proof }: Ticket): boolean {
  return proof === undefined || proof === proofOf(keys, door, letters);
}

/** What the QR code at an activity's door carries, so that nobody makes one up at home. */
export function doorCode({ keys }: Pick<Services, 'keys'>, { tenantId, activityId }: Door): string {
  return keys.hashSubject('door', tenantId, activityId).subarray(0, 9).toString('base64url');
}

function proofOf(keys: Services['keys'], { tenantId, activityId }: Door, letters: string): string {
  return keys.hashSubject('ticket', tenantId, activityId, letters).subarray(0, 9).toString('base64url');
}
