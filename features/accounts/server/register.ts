import type { InputOf } from '#core/contracts/contract.ts';
import type { PhoneValue } from '#core/forms/kinds/phone.ts';
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
import { phoneLogin, readEmail, readPhone } from './addresses.ts';
import type { Account } from './find-account.ts';
import { findPasswordProblem } from './passwords/new-password.ts';
import { hashPassword, type StoredPassword } from './passwords/passwords.ts';
import { readNickname } from './profile.ts';
import { isCodeOpen, redeemCode } from './sign-in/codes.ts';
import { rememberDevice } from './sign-in/known-devices.ts';
import { mailSubject, phoneSubject } from './sign-in/send-code.ts';
import { signIn } from './sign-in/sign-in.ts';

type Registration = InputOf<typeof registerCall>;

/**
 * Registers somebody whose e-mail address, or mobile number when there is none, a code has proven, and signs them in.
 * Findings stand beside their fields; USER_EXIST comes only after the code, which shows that the asker owns the address.
 */
export async function register(
  call: SlowCall,
  { devices: shown, ...input }: Registration & { readonly devices?: string | undefined },
): Promise<SignedIn> {
  const { isAwaited, ...checked } = await call.read((scope) => checkRegistration(scope, input));
  // Work is done only for somebody whom a code was sent to.
  const password = isAwaited ? await hashPassword(call.services, input.loginPwd) : null;
  return call.transact(async (scope) => {
    await redeemCode(scope, { purpose: 'REGISTER', subject: subjectOf(checked), code: input.authcode });
    if (!password) throw keptFieldRefusal(scope, 'CODE_WRONG', 'authcode');
    // Before anything is written: this refusal keeps what stands by then.
    await hit(scope, 'register-ip', ipSubject(scope.ip));
    const account = await addAccount(scope, input, { ...checked, password });
    await keepConsents(scope, account);
    await noteRegistration(scope, account.id);
    const side = input.side ?? 'portal';
    const devices = rememberDevice(scope, account, { side, devices: shown });
    return signIn(scope, account, { side, tenantId: scope.tenantId, devices });
  });
}

/** What a registration agrees to. */
const consentTexts = ['TERMS', 'PRIVACY'];

interface Read {
  readonly email: string | null;
  /** Proven where there is no address; beside one where somebody can be called. */
  readonly phone: PhoneValue | null;
  readonly nickname: string | null;
}

type Checked = Read & { readonly nickname: string };

async function checkRegistration(scope: Scope, input: Registration): Promise<Checked & { isAwaited: boolean }> {
  const read = {
    email: readEmail(input.email ?? ''),
    phone: input.phone ? readPhone(input.area ?? '', input.phone) : null,
    nickname: readNickname(input.nickname),
  };
  refuseFindings(scope, await findProblems(scope, input, read));
  await check(scope, 'register-ip', ipSubject(scope.ip));
  const checked = { ...read, nickname: read.nickname ?? '' };
  return { ...checked, isAwaited: await isCodeOpen(scope, { purpose: 'REGISTER', subject: subjectOf(checked) }) };
}

/** What the code has to prove: the address, else the number. One of them has been read. */
function subjectOf({ email, phone }: Read): string {
  return email ? mailSubject(email) : phoneSubject(phone!);
}

/** By what the new account is known, and where else its owner can be called. */
function waysOf({ email, phone }: Read) {
  if (email) return { loginName: email, email, contactArea: phone?.area, contactPhone: phone?.number };
  return { loginName: phoneLogin(phone!), phoneArea: phone!.area, phone: phone!.number };
}

async function addAccount(
  scope: Scope,
  input: Registration,
  { nickname, password, ...read }: Checked & { password: StoredPassword },
): Promise<Account> {
  const [account] = await scope.db
    .insert(accounts)
    .values({
      id: newId(),
      ...waysOf({ ...read, nickname }),
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
  if (!account) throw keptFieldRefusal(scope, 'USER_EXIST', read.email ? 'email' : 'phone');
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

async function findProblems(scope: Scope, input: Registration, { email, phone, nickname }: Read): Promise<Finding[]> {
  const { loginPwd, loginPwdConfirm } = input;
  const findings: Finding[] = [];
  const byPhone = !input.email && input.phone !== undefined;
  if (!email && !byPhone) findings.push({ key: 'EMAIL_INVALID', path: 'email' });
  if (!phone && (byPhone || input.phone)) findings.push({ key: 'PHONE_INVALID', path: 'phone' });
  if (!nickname) findings.push({ key: 'INVALID', path: 'nickname', params: { count: 1 } });
  if (loginPwd === '') findings.push({ key: 'LOGINPWD_EMPTY', path: 'loginPwd' });
  else {
    const loginName = email ?? (phone ? phoneLogin(phone) : '');
    const owner = { loginName, email, phone: phone?.number ?? null, nickname: nickname ?? '', totpSecret: null };
    const problem = await findPasswordProblem(scope, { password: loginPwd, owner, path: 'loginPwd' });
    if (problem) findings.push(problem);
  }
  if (loginPwdConfirm === '') findings.push({ key: 'NEWPWD_AGAIN', path: 'loginPwdConfirm' });
  else if (loginPwd !== loginPwdConfirm) findings.push({ key: 'NEWPWD_DIFFERENT', path: 'loginPwdConfirm' });
  if (!input.consent) findings.push({ key: 'CONSENT_NEEDED', path: 'consent' });
  return findings;
}
