import type { InputOf } from '#core/contracts/contract.ts';
import { legalVersion } from '#core/texts/portal/legal.ts';
import type { registerCall } from '#features/accounts/calls/accounts.ts';
import { newId } from '#server/base/ids.ts';
import { check, hit, ipSubject } from '#server/base/limits.ts';
import { noteRegistration } from '#server/base/origin-marks.ts';
import { type Finding, keptFieldRefusal, refuseFindings } from '#server/base/refusals.ts';
import type { SignedIn } from '#server/base/sessions/signed-in.ts';
import { accounts, consents } from '#server/database/tables/accounts.ts';
import type { SlowCall } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';
import { readEmail } from './addresses.ts';
import type { Account } from './find-account.ts';
import { findPasswordProblem } from './passwords/new-password.ts';
import { hashPassword, type StoredPassword } from './passwords/passwords.ts';
import { readNickname } from './profile.ts';
import { isCodeOpen, redeemCode } from './sign-in/codes.ts';
import { mailSubject } from './sign-in/send-code.ts';
import { signIn } from './sign-in/sign-in.ts';

type Registration = InputOf<typeof registerCall>;

/**
 * Registers somebody whose e-mail address a code has proven, and signs them in. Findings stand beside their fields;
 * USER_EXIST comes only after the code, which shows that the asker owns the address.
 */
export async function register(call: SlowCall, input: Registration): Promise<SignedIn> {
  const { email, nickname, isAwaited } = await call.read((scope) => checkRegistration(scope, input));
  // Work is done only for somebody whom a code was sent to.
  const password = isAwaited ? await hashPassword(call.services, input.loginPwd) : null;
  return call.transact(async (scope) => {
    await redeemCode(scope, { purpose: 'REGISTER', subject: mailSubject(email), code: input.authcode });
    if (!password) throw keptFieldRefusal(scope, 'CODE_WRONG', 'authcode');
    // Before anything is written: this refusal keeps what stands by then.
    await hit(scope, 'register-ip', ipSubject(scope.ip));
    const account = await addAccount(scope, input, { email, nickname, password });
    await keepConsents(scope, account);
    await noteRegistration(scope, account.id);
    return signIn(scope, account, { side: input.side ?? 'portal', tenantId: scope.tenantId });
  });
}

/** What a registration agrees to. */
const consentTexts = ['TERMS', 'PRIVACY'];

interface Checked {
  readonly email: string;
  readonly nickname: string;
}

async function checkRegistration(scope: Scope, input: Registration): Promise<Checked & { isAwaited: boolean }> {
  const email = readEmail(input.email);
  const nickname = readNickname(input.nickname);
  refuseFindings(scope, await findProblems(scope, input, { email, nickname }));
  await check(scope, 'register-ip', ipSubject(scope.ip));
  const known = { email: email ?? '', nickname: nickname ?? '' };
  return { ...known, isAwaited: await isCodeOpen(scope, { purpose: 'REGISTER', subject: mailSubject(known.email) }) };
}

async function addAccount(
  scope: Scope,
  input: Registration,
  { email, nickname, password }: Checked & { password: StoredPassword },
): Promise<Account> {
  const [account] = await scope.db
    .insert(accounts)
    .values({
      id: newId(),
      loginName: email,
      email,
      nickname,
      kind: input.kind,
      locale: input.locale,
      passwordHash: password.hash,
      pepperId: password.pepperId,
      passwordChangedAt: scope.now,
      createdAt: scope.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!account) throw keptFieldRefusal(scope, 'USER_EXIST', 'email');
  return account;
}

async function keepConsents(scope: Scope, { id: accountId, locale }: Account): Promise<void> {
  await scope.db.insert(consents).values(
    consentTexts.map((text) => ({
      id: newId(),
      accountId,
      text,
      version: legalVersion,
      locale,
      at: scope.now,
    })),
  );
}

interface Read {
  readonly email: string | null;
  readonly nickname: string | null;
}

async function findProblems(scope: Scope, input: Registration, { email, nickname }: Read): Promise<Finding[]> {
  const { loginPwd, loginPwdConfirm } = input;
  const findings: Finding[] = [];
  if (!email) findings.push({ key: 'EMAIL_INVALID', path: 'email' });
  if (!nickname) findings.push({ key: 'INVALID', path: 'nickname', params: { count: 1 } });
  if (loginPwd === '') findings.push({ key: 'LOGINPWD_EMPTY', path: 'loginPwd' });
  else {
    const owner = { loginName: email ?? '', email, phone: null, nickname: nickname ?? '', totpSecret: null };
    const problem = await findPasswordProblem(scope, { password: loginPwd, owner, path: 'loginPwd' });
    if (problem) findings.push(problem);
  }
  if (loginPwdConfirm === '') findings.push({ key: 'NEWPWD_AGAIN', path: 'loginPwdConfirm' });
  else if (loginPwd !== loginPwdConfirm) findings.push({ key: 'NEWPWD_DIFFERENT', path: 'loginPwdConfirm' });
  if (!input.consent) findings.push({ key: 'CONSENT_NEEDED', path: 'consent' });
  return findings;
}
