import { randomInt, timingSafeEqual } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { captchaCall } from '#features/accounts/calls/accounts.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal, keptFieldRefusal } from '#server/base/refusals.ts';
import { and, eq, gt, isNull, lt, sql } from '#server/database/sql.ts';
import { captchas } from '#server/database/tables/accounts.ts';
import type { Keys } from '#server/keys.ts';
import type { Scope } from '#server/scope.ts';
import { captchaAlphabet } from './captcha-glyphs.ts';
import { drawCaptcha } from './captcha-picture.ts';

/** What a page sends to prove that a person is there: the characters of the picture, or the solved challenge. */
export interface HumanInput {
  readonly captchaId?: string;
  readonly authcode?: string;
  readonly pow?: string;
}

/** Makes a picture and a challenge beside it; either answers, once, within two minutes, in this session only. */
export async function createCaptcha(scope: Scope): Promise<OutputOf<typeof captchaCall>> {
  const { keys } = scope.services;
  const id = newId();
  const characters = Array.from({ length }, () => captchaAlphabet[randomInt(captchaAlphabet.length)]).join('');
  const expiresAt = new Date(scope.now.getTime() + lifeSeconds * 1000);
  const pow = await createChallenge({ hmacKey: powKey(keys), maxnumber: powMost, expires: expiresAt });
  const image = await drawCaptcha(characters);
  await scope.db.insert(captchas).values({
    id,
    session: scope.sessionHash,
    answer: hashAnswer(keys, id, characters),
    challenge: pow.challenge,
    expiresAt,
  });
  return { captchaId: id, image: `data:image/png;base64,${image.toString('base64')}`, pow: JSON.stringify(pow) };
}

/** Throws CAPTCHA_NEEDED when no proof was sent, CAPTCHA_WRONG when it is not right; a right one is used up. */
export async function requireHuman(scope: Scope, input: HumanInput): Promise<void> {
  if (!input.captchaId || !(input.authcode || input.pow)) throw fieldRefusal(scope, 'CAPTCHA_NEEDED', 'authcode');
  await checkHuman(scope, input);
}

/** The same where no proof is demanded: one that was sent has to be right. */
export async function checkHuman(scope: Scope, { captchaId, authcode, pow }: HumanInput): Promise<void> {
  if (!captchaId || !(authcode || pow)) return;
  const open = and(
    eq(captchas.id, captchaId),
    eq(captchas.session, scope.sessionHash),
    isNull(captchas.usedAt),
    gt(captchas.expiresAt, scope.now),
    lt(captchas.tries, mostTries),
  );
  // Counted before it is compared, so that tries at the same moment count one by one.
  const [captcha] = await scope.db
    .update(captchas)
    .set({ tries: sql`${captchas.tries} + 1` })
    .where(open)
    .returning();
  if (!captcha) throw keptFieldRefusal(scope, 'CAPTCHA_WRONG', 'authcode');
  const { keys } = scope.services;
  const isRight = pow
    ? await isSolved(keys, captcha.challenge, pow)
    : timingSafeEqual(hashAnswer(keys, captchaId, authcode ?? ''), captcha.answer);
  if (!isRight) throw keptFieldRefusal(scope, 'CAPTCHA_WRONG', 'authcode');
  await scope.db.update(captchas).set({ usedAt: scope.now }).where(eq(captchas.id, captchaId));
}

const length = 4;
const lifeSeconds = 120;
/** Wrong answers that a picture bears. */
const mostTries = 4;
/** Numbers to try at most: a second or two of a phone's time. */
const powMost = 200_000;

function powKey(keys: Keys): string {
  return keys.hashSubject('proof of work').toString('hex');
}

/** The server's signature is checked as well, although the challenge of the row already ties it to this captcha. */
async function isSolved(keys: Keys, challenge: string, pow: string): Promise<boolean> {
  try {
    const payload = JSON.parse(Buffer.from(pow, 'base64').toString('utf8'));
    return payload?.challenge === challenge && (await verifySolution(payload, powKey(keys), false));
  } catch {
    return false;
  }
}

function hashAnswer(keys: Keys, id: string, characters: string): Buffer {
  const folded = characters.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  return keys.hashSubject('captcha', id, folded);
}
