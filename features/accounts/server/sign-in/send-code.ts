import { Refusal } from '#core/errors.ts';
import type { PhoneValue } from '#core/forms/kinds/phone.ts';
import { fill } from '#core/texts/fill.ts';
import { type MailSide, mailTexts } from '#core/texts/mail/mail.ts';
import { readEmail, readPhone } from '#features/accounts/server/addresses.ts';
import { type Account, findByEmail, findByPhone } from '#features/accounts/server/find-account.ts';
import { check, hit, ipSubject } from '#server/base/limits.ts';
import { accountPages, portalLink } from '#server/base/mail/links.ts';
import { queueSms } from '#server/base/mail/queue-sms.ts';
import { type Letter, send } from '#server/base/mail/send.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import type { Scope } from '#server/scope.ts';
import { type HumanInput, requireHuman } from './captcha.ts';
import { type CodePurpose, type IssuedCode, issueCode } from './codes.ts';

/** The code for a new device is sent with a sign-in; the others are asked for. */
type AskedPurpose = Exclude<CodePurpose, 'DEVICE'>;

interface Sent {
  readonly prefix: string;
  /** Seconds until another one may be asked for. */
  readonly retryAfter: number;
}

/**
 * Sends a code by e-mail. The answer is the same whether or not the account exists: the owner of the address reads the
 * difference in the mail. Throws EMAIL_INVALID, CAPTCHA_NEEDED, CAPTCHA_WRONG or TOO_MANY.
 */
export async function sendMailCode(
  scope: Scope,
  { email, purpose, side = 'portal', ...human }: { email: string; purpose: AskedPurpose; side?: MailSide } & HumanInput,
): Promise<Sent> {
  requireOwner(scope, purpose);
  const address = readEmail(email);
  if (!address) throw fieldRefusal(scope, 'EMAIL_INVALID', 'email');
  await requireHuman(scope, human);
  await hit(scope, 'mail-code', address);
  await hit(scope, 'mail-code-ip', ipSubject(scope.ip));
  const issued = await issueCode(scope, { purpose, subject: mailSubject(address) });
  const letter = letterOf(scope, { purpose, issued, side, account: await findByEmail(scope.db, address) });
  await send(scope, { to: address, locale: scope.locale, side, codeId: issued.id, ...letter });
  return { prefix: issued.prefix, retryAfter: resendSeconds };
}

/** Sends a code by text message; like the mail, except that nothing is sent for signing in to a number without an account. */
export async function sendSmsCode(
  scope: Scope,
  { area, phone, purpose, ...human }: { area: string; phone: string; purpose: AskedPurpose } & HumanInput,
): Promise<Sent> {
  requireOwner(scope, purpose);
  const number = smsAreas.includes(area) ? readPhone(area, phone) : null;
  if (!number) throw fieldRefusal(scope, 'PHONE_INVALID', 'phone');
  await requireHuman(scope, human);
  const subject = phoneSubject(number);
  await hit(scope, 'sms-code', subject);
  await hit(scope, 'sms-code-ip', ipSubject(scope.ip));
  // Whether or not the number has an account, for the answer must not tell.
  await check(scope, 'sms-tenant', scope.tenantId);
  const issued = await issueCode(scope, { purpose, subject });
  const account = await findByPhone(scope.db, number);
  if (purpose !== 'LOGIN' || account?.status === 'ACTIVE') await textCode(scope, { phone: number, issued, purpose });
  return { prefix: issued.prefix, retryAfter: resendSeconds };
}

/** Texts a code that was issued, from what the tenant may still send today. */
export async function textCode(
  scope: Scope,
  { phone, issued, purpose }: { phone: PhoneValue; issued: IssuedCode; purpose: CodePurpose },
): Promise<void> {
  const { code, prefix, id } = issued;
  const text = fill(mailTexts[scope.locale].sms, { code, prefix }, scope.locale);
  await textPhone(scope, { phone, scene: `CODE_${purpose}`, text, codeId: id });
}

/** Sends a text message to somebody's mobile number; throws TOO_MANY when the tenant has sent all it may today. */
export async function textPhone(
  scope: Scope,
  { phone, ...sms }: { phone: PhoneValue; scene: string; text: string; codeId?: string },
): Promise<void> {
  warnOfBudget(scope, await hit(scope, 'sms-tenant', scope.tenantId));
  await queueSms(scope, { area: phone.area, phone: phone.number, ...sms });
}

/** What the code of a mail address proves. */
export function mailSubject(address: string): string {
  return `MAIL ${address}`;
}

/** What the code of a mobile number proves. */
export function phoneSubject({ area, number }: { area: string; number: string }): string {
  return `SMS ${area} ${number}`;
}

/** Until another code may be asked for. */
export const resendSeconds = 60;
/** Countries that text messages are sent to: each further one invites fraud with paid numbers. */
const smsAreas = ['+86'];
/** Shares of a tenant's daily 5,000 at which the operators of the installation are warned. */
const budgetMarks = [2500, 4000, 5000];

function requireOwner(scope: Scope, purpose: CodePurpose): void {
  if (purpose === 'BIND' && !scope.actor) throw new Refusal('SESSION_EXPIRED', { cause: 'binding needs an account' });
}

interface CodeMail {
  readonly purpose: AskedPurpose;
  readonly issued: IssuedCode;
  readonly side: MailSide;
  readonly account: Account | undefined;
}

function letterOf({ services }: Scope, { purpose, issued, side, account }: CodeMail): Omit<Letter, 'to' | 'locale'> {
  const { code, prefix } = issued;
  const name = account?.nickname;
  if (purpose === 'LOGIN' && !account) {
    const link = portalLink(services.env, accountPages[side].register);
    return { scene: 'NO_ACCOUNT', link };
  }
  if (purpose === 'LOGIN' && account?.status !== 'ACTIVE') {
    const facts = { loginName: account?.loginName ?? '' };
    return { scene: 'ACCOUNT_DISABLED', name, facts };
  }
  if (purpose === 'REGISTER' && account) {
    const link = portalLink(services.env, accountPages[side].signIn);
    return { scene: 'HAVE_ACCOUNT', name, code, link, facts: { prefix } };
  }
  return { scene: `CODE_${purpose}`, name, code, facts: { prefix } };
}

function warnOfBudget({ services, tenantId }: Scope, sent: number): void {
  if (budgetMarks.includes(sent)) services.log.warn({ tenantId, sent }, 'text messages of a tenant today');
}
