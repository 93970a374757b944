import { createHmac, timingSafeEqual } from 'node:crypto';
import { counters } from '../../database/tables/accounts.ts';
import type { Keys } from '../../keys.ts';
import type { Scope } from '../../scope.ts';

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
  const used = await scope.db
    .insert(counters)
    .values({
      key: `totp:${accountId}:${step}`,
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

function context(accountId: string): string {
  return `accounts|totp_secret|${accountId}`;
}
