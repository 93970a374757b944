import { randomInt } from 'node:crypto';
import { and, eq, isNull } from '#server/database/sql.ts';
import { recoveryCodes } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';

/** Ten codes, shown this once, of which each stands in for the second factor one time; older ones are gone. */
export async function makeRecoveryCodes(scope: Scope, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: amount }, () => `${letters(half)}-${letters(half)}`);
  await forgetRecoveryCodes(scope, accountId);
  await scope.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ accountId, codeHash: hashCode(scope, accountId, code), createdAt: scope.now })));
  return codes;
}

/** Uses a code up; whether it was one of the account's. Case, blanks and hyphens do not matter. */
export async function redeemRecoveryCode(scope: Scope, accountId: string, code: string): Promise<boolean> {
  const used = await scope.db
    .update(recoveryCodes)
    .set({ usedAt: scope.now })
    .where(and(isLeft(accountId), eq(recoveryCodes.codeHash, hashCode(scope, accountId, code))))
    .returning({ accountId: recoveryCodes.accountId });
  return used.length > 0;
}

/** How many codes an account has left. */
export function countRecoveryCodes({ db }: Scope, accountId: string): Promise<number> {
  return db.$count(recoveryCodes, isLeft(accountId));
}

/** Makes all codes of an account worthless. */
export async function forgetRecoveryCodes(scope: Scope, accountId: string): Promise<void> {
  await scope.db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

const amount = 10;
const half = 5;
/** Without those that are taken for one another; ten of them are 49 bits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

function letters(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function hashCode({ services }: Scope, accountId: string, code: string): Buffer {
  const folded = code.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  return services.keys.hashSubject('recovery code', accountId, folded);
}

function isLeft(accountId: string) {
  return and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt));
}
