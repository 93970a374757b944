import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { counters } from '#server/database/tables/accounts.ts';
import type { Keys } from '#server/keys.ts';
import type { Scope } from '#server/scope.ts';

/** A fresh secret for an authenticator app: as many bytes as the hash behind it (RFC 4226, section 4). */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** The secret as people type it into an app: base32 (RFC 4648) without padding. */
export function totpText(secret: Uint8Array): string {
  let text = '';
  let [bits, value] = [0, 0];
  for (const byte of secret) {
    value = ((value << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(value >> (bits - 5)) & 31];
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

/** The address that an app reads from a QR code; what it leaves out is what every app takes: SHA-1, six digits, 30 s. */
export function totpUri(secret: Uint8Array, loginName: string): string {
  const label = `${issuer}:${encodeURIComponent(loginName)}`;
  return `otpauth://totp/${label}?secret=${totpText(secret)}&issuer=${issuer}`;
}

/** A second-factor secret as it is stored: sealed, and bound to its account. */
export function sealTotpSecret(keys: Keys, accountId: string, secret: Uint8Array): string {
  return `enc:v1:${keys.data.id}:${keys.data.seal(secret, context(accountId)).toString('base64url')}`;
}

/** Whether six digits are the account's code of now (RFC 6238: 30 s, one step of tolerance); each works once. */
export async function redeemTotp(
  scope: Scope,
  { accountId, sealed, code }: { accountId: string; sealed: string; code: string },
): Promise<boolean> {
  const { keys } = scope.services;
  const secret = keys.data.open(Buffer.from(sealed.split(':')[3] ?? '', 'base64url'), context(accountId));
  const now = Math.floor(scope.now.getTime() / 1000 / stepSeconds);
  const typed = Buffer.from(code.replace(/\s/g, ''));
  const step = [now, now - 1, now + 1].find((each) => {
    const right = Buffer.from(totpCode(secret, each));
    return right.length === typed.length && timingSafeEqual(right, typed);
  });
  if (step === undefined) return false;
  // Of this secret: the first code of a new phone may fall into the same half minute as the last of the old one.
  const spent = keys.hashSubject('totp', accountId, totpText(secret)).toString('base64url');
  const used = await scope.db
    .insert(counters)
    .values({
      key: `totp:${spent}:${step}`,
      hits: 1,
      expiresAt: new Date((step + 3) * stepSeconds * 1000),
    })
    .onConflictDoNothing()
    .returning({ key: counters.key });
  return used.length > 0;
}

/** The six digits of one step of 30 seconds (RFC 4226). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac[19]! & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const stepSeconds = 30;
const issuer = 'Wutong';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function context(accountId: string): string {
  return `accounts|totp_secret|${accountId}`;
}
