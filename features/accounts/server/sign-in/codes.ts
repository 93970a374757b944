import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { newId } from '#server/base/ids.ts';
import { check, count } from '#server/base/limits.ts';
import { keptFieldRefusal } from '#server/base/refusals.ts';
import { and, eq, gt, isNull, lt, sql } from '#server/database/sql.ts';
import { codes } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';

export type CodePurpose = 'REGISTER' | 'LOGIN' | 'BIND' | 'CONTACT' | 'OBJECT' | 'DEVICE';

/** What a code proves: one purpose, for one address or number. */
export interface CodeFor {
  readonly purpose: CodePurpose;
  readonly subject: string;
}

/** Beside the password `authcode` is what a picture shows. */
type CodePath = 'authcode' | 'deviceCode';

/** A code and the letters by which a person knows which message belongs to the page. */
export interface IssuedCode {
  readonly id: string;
  readonly code: string;
  readonly prefix: string;
}

/**
 * Makes a code of six digits for this session: ten minutes, one use, five tries. Older ones for the same purpose and
 * subject die. Only a keyed hash is stored.
 */
export async function issueCode(scope: Scope, { purpose, subject }: CodeFor): Promise<IssuedCode> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const prefix = Array.from({ length: 3 }, () => prefixLetters[randomInt(prefixLetters.length)]).join('');
  const salt = randomBytes(16);
  const hashed = hashSubject(scope, subject);
  await scope.db.delete(codes).where(and(eq(codes.purpose, purpose), eq(codes.subject, hashed)));
  const id = newId();
  await scope.db.insert(codes).values({
    id,
    purpose,
    subject: hashed,
    session: scope.sessionHash,
    salt,
    code: hashCode(scope, salt, code),
    createdAt: scope.now,
    expiresAt: new Date(scope.now.getTime() + lifeSeconds * 1000),
  });
  return { id, code, prefix };
}

/** Uses a code up; throws CODE_WRONG for the field it stands in, TOO_MANY after twenty wrong ones in a day. */
export async function redeemCode(
  scope: Scope,
  given: CodeFor & { code: string },
  path: CodePath = 'authcode',
): Promise<void> {
  await spendCode(scope, await checkCode(scope, given, path));
}

/** The same without using it up: gives the code's id, for when something else has to be proven first. */
export async function checkCode(
  scope: Scope,
  { purpose, subject, code }: CodeFor & { code: string },
  path: CodePath = 'authcode',
): Promise<string> {
  await check(scope, 'code-entry', subject);
  // Counted before it is compared: tries at the same moment wait for each other here.
  const [row] = await scope.db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(isOpen(scope, { purpose, subject }))
    .returning();
  if (!row || !timingSafeEqual(hashCode(scope, row.salt, code.trim()), row.code)) {
    await count(scope, 'code-entry', subject);
    throw keptFieldRefusal(scope, 'CODE_WRONG', path);
  }
  return row.id;
}

/** Uses up a code that was checked. */
export async function spendCode(scope: Scope, id: string): Promise<void> {
  await scope.db.update(codes).set({ usedAt: scope.now }).where(eq(codes.id, id));
}

/** Whether this session waits for such a code; says nothing of its digits. */
export async function isCodeOpen(scope: Scope, wanted: CodeFor): Promise<boolean> {
  return (await scope.db.$count(codes, isOpen(scope, wanted))) > 0;
}

const lifeSeconds = 600;
export const mostTries = 5;
/** No vowels, so that no words appear. */
const prefixLetters = 'BCDFGHJKMNPQRTVWXZ';

function isOpen(scope: Scope, { purpose, subject }: CodeFor) {
  return and(
    eq(codes.purpose, purpose),
    eq(codes.subject, hashSubject(scope, subject)),
    eq(codes.session, scope.sessionHash),
    isNull(codes.usedAt),
    gt(codes.expiresAt, scope.now),
    lt(codes.tries, mostTries),
  );
}

function hashSubject({ services }: Scope, subject: string): string {
  return services.keys.hashSubject('code', subject).toString('base64url');
}

function hashCode({ services }: Scope, salt: Buffer, code: string): Buffer {
  return createHmac('sha256', services.keys.hashSubject('code digits')).update(salt).update(code).digest();
}
