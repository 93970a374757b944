import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '#core/errors.ts';
import { fill } from '#core/texts/fill.ts';
import { type MailSide, mailTexts } from '#core/texts/mail/mail.ts';
import { type Account, findById, findByLogin, localeOf } from '#features/accounts/server/find-account.ts';
import { logAccount } from '#features/accounts/server/log-account.ts';
import { endLinks } from '#features/accounts/server/sessions/end-links.ts';
import { type HumanInput, requireHuman } from '#features/accounts/server/sign-in/captcha.ts';
import { textPhone } from '#features/accounts/server/sign-in/send-code.ts';
import { hit, ipSubject, tryHit } from '#server/base/limits.ts';
import { accountPages, portalLink } from '#server/base/mail/links.ts';
import { send } from '#server/base/mail/send.ts';
import { fieldRefusal, refuseFindings } from '#server/base/refusals.ts';
import { and, eq, isNull } from '#server/database/sql.ts';
import { resets } from '#server/database/tables/accounts.ts';
import type { SlowCall } from '#server/handle.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { findPasswordProblem, setPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';

type Nothing = Record<string, never>;

/**
 * Asks for a link by login name, address or number. The answer is the same whether or not there is such an account, and
 * also when the limit is reached. Throws LOGINNAME_EMPTY, CAPTCHA_NEEDED or CAPTCHA_WRONG.
 */
export async function requestReset(
  scope: Scope,
  { loginName, side = 'portal', ...human }: { loginName: string; side?: MailSide } & HumanInput,
): Promise<Nothing> {
  if (loginName.trim() === '') throw fieldRefusal(scope, 'LOGINNAME_EMPTY', 'loginName');
  await requireHuman(scope, human);
  if (!(await tryHit(scope, 'reset-ip', ipSubject(scope.ip)))) return {};
  const account = await findByLogin(scope.db, loginName);
  if (!account || !isReachable(account) || !(await tryHit(scope, 'reset-account', account.id))) return {};
  if (account.status === 'ACTIVE') await sendLink(scope, account, side);
  else if (account.email) await mailDisabled(scope, account, { to: account.email, side });
  return {};
}

interface NewPassword {
  readonly resetCode: string;
  readonly newPwd: string;
  readonly newPwdConfirm: string;
}

/**
 * Sets a new password with the code of a link; all sessions end, nobody is signed in. Throws RESET_CODE_EMPTY,
 * RESET_CODE_NOEXIST, RESET_CODE_INVALID, PWD_EMPTY, NEWPWD_AGAIN, NEWPWD_DIFFERENT or what a password may not be.
 */
export async function resetPassword(call: SlowCall, input: NewPassword): Promise<Nothing> {
  await call.read((scope) => checkNewPassword(scope, input));
  const password = await hashPassword(call.services, input.newPwd);
  return call.transact(async (scope) => {
    const account = await findResettable(scope, input.resetCode);
    const used = await scope.db
      .update(resets)
      .set({ usedAt: scope.now })
      .where(and(eq(resets.codeHash, hashCode(input.resetCode)), isNull(resets.usedAt)))
      .returning({ accountId: resets.accountId });
    if (used.length === 0) throw fieldRefusal(scope, 'RESET_CODE_INVALID', 'resetCode');
    const text = { CN: '通过链接设置新密码', EN: 'set a new password by link' };
    await setPassword(scope, { account, password, action: 'PWD_RESET', text });
    return {};
  });
}

/**
 * Sends a person of the caller's tenant a link to set a password, as anybody could ask for it who knows their name.
 * Throws NOT_FOUND, NOT_ALLOWED without address and number or for a disabled account, TOO_MANY.
 */
export async function sendResetLink(scope: ActorScope, accountId: string): Promise<void> {
  const account = await findById(scope.db, accountId);
  if (!account) throw new Refusal('NOT_FOUND');
  if (!isReachable(account) || account.status !== 'ACTIVE')
    throw new Refusal('NOT_ALLOWED', { cause: isReachable(account) ? 'the account is disabled' : 'no address' });
  await hit(scope, 'reset-account', account.id);
  await sendLink(scope, account, 'portal');
}

const lifeMinutes = 30;

/** Whether a link can be sent: by mail, or as a text message to whoever registered with a mobile number. */
function isReachable({ email, phone }: Account): boolean {
  return email !== null || phone !== null;
}

async function sendLink(scope: Scope, account: Account, side: MailSide): Promise<void> {
  const code = randomBytes(32).toString('base64url');
  await endLinks(scope, account.id);
  await scope.db.insert(resets).values({
    codeHash: hashCode(code),
    accountId: account.id,
    passwordRev: account.passwordRev,
    createdAt: scope.now,
    expiresAt: new Date(scope.now.getTime() + lifeMinutes * 60_000),
  });
  // Behind the hash, so that the code reaches neither servers on the way nor the Referer.
  const link = portalLink(scope.services.env, `${accountPages[side].reset}#c=${code}`);
  const scene = 'RESET';
  const { email, phoneArea: area, phone, nickname: name, loginName } = account;
  const locale = localeOf(account);
  if (email) {
    await send(scope, { scene, to: email, locale, name, facts: { loginName }, link, side });
  } else if (area && phone) {
    const words = fill(mailTexts[locale].smsReset, { link }, locale);
    await textPhone(scope, { phone: { area, number: phone }, scene, text: words });
  }
  const text = { CN: '发出密码链接', EN: 'a link to set the password was sent' };
  if (!scope.actor) await logAccount(scope, account, { action: 'PWD_LINK', text });
}

async function mailDisabled(scope: Scope, account: Account, { to, side }: { to: string; side: MailSide }) {
  const facts = { loginName: account.loginName };
  const scene = 'ACCOUNT_DISABLED';
  await send(scope, { scene, to, locale: localeOf(account), name: account.nickname, facts, side });
}

async function checkNewPassword(scope: Scope, { resetCode, newPwd, newPwdConfirm }: NewPassword): Promise<void> {
  refuseFindings(scope, [
    resetCode === '' && { key: 'RESET_CODE_EMPTY', path: 'resetCode' },
    newPwd === '' && { key: 'PWD_EMPTY', path: 'newPwd' },
    newPwdConfirm === ''
      ? { key: 'NEWPWD_AGAIN', path: 'newPwdConfirm' }
      : newPwd !== newPwdConfirm && { key: 'NEWPWD_DIFFERENT', path: 'newPwdConfirm' },
  ]);
  const owner = await findResettable(scope, resetCode);
  refuseFindings(scope, [await findPasswordProblem(scope, { password: newPwd, owner, path: 'newPwd' })]);
}

async function findResettable(scope: Scope, code: string): Promise<Account> {
  const [reset] = await scope.db
    .select()
    .from(resets)
    .where(eq(resets.codeHash, hashCode(code)));
  if (!reset) throw fieldRefusal(scope, 'RESET_CODE_NOEXIST', 'resetCode');
  const account = await findById(scope.db, reset.accountId);
  const isGood =
    account?.status === 'ACTIVE' &&
    reset.usedAt === null &&
    reset.expiresAt > scope.now &&
    reset.passwordRev === account.passwordRev;
  if (!isGood) throw fieldRefusal(scope, 'RESET_CODE_INVALID', 'resetCode');
  return account;
}

function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
