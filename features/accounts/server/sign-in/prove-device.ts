import { errorText } from '#core/errors.ts';
import { maskEmail, maskPhone } from '#core/forms/masks.ts';
import type { Side } from '#core/sides.ts';
import { type Account, localeOf } from '#features/accounts/server/find-account.ts';
import { check, hit, secondsLeft, tooMany } from '#server/base/limits.ts';
import { send as sendLetter } from '#server/base/mail/send.ts';
import { KeptRefusal } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';
import { isCodeOpen, issueCode, redeemCode } from './codes.ts';
import { deviceName } from './device.ts';
import { findDevice, type Shown } from './known-devices.ts';
import { phoneSubject, resendSeconds, textCode } from './send-code.ts';

/**
 * Asks whoever has given the right password in a browser that the account does not know for a code, sent to its address
 * or else its number; `NEW_DEVICE_CODE` says whether. An account with a second factor has given more already, and one
 * that nothing can be sent to is let in. Throws DEVICE_CODE_NEEDED (with whither, and by what the message is known),
 * CODE_WRONG beside `deviceCode`, or TOO_MANY.
 */
export async function proveDevice(
  scope: Scope,
  account: Account,
  { code = '', ...shown }: Shown & { readonly code?: string | undefined },
): Promise<void> {
  if (scope.services.env.newDeviceCode === 'off' || account.totpSecret !== null) return;
  if (findDevice(scope, account, shown) !== null) return;
  const way = wayTo(account);
  if (!way) return;
  const wanted = { purpose: 'DEVICE', subject: deviceSubject(account) } as const;
  if (code.trim() !== '') return redeemCode(scope, { ...wanted, code }, 'deviceCode');
  const wait = await secondsLeft(scope, way.limit, way.subject);
  const isWaiting = await isCodeOpen(scope, wanted);
  if (wait > 0 && !isWaiting) throw tooMany(wait);
  const prefix = wait > 0 ? '' : await send(scope, { account, way, side: shown.side });
  const params = { to: way.shown };
  const msg = errorText('DEVICE_CODE_NEEDED', scope.locale, params);
  throw new KeptRefusal('DEVICE_CODE_NEEDED', {
    params,
    fields: [{ path: 'deviceCode', key: 'DEVICE_CODE_NEEDED', msg }],
    obj: { prefix, retryAfter: wait > 0 ? wait : resendSeconds },
  });
}

/** Whether this session waits for such a code: who it was sent for has proven the password, and that a person is there. */
export async function isDeviceAsked(scope: Scope, account: Account): Promise<boolean> {
  return isCodeOpen(scope, { purpose: 'DEVICE', subject: deviceSubject(account) });
}

type Way = Readonly<
  { subject: string; shown: string } & (
    | { limit: 'mail-code'; email: string }
    | { limit: 'sms-code'; phone: { area: string; number: string } }
  )
>;

function wayTo({ email, phoneArea, phone: number }: Account): Way | null {
  if (email) return { limit: 'mail-code', subject: email, shown: maskEmail(email), email };
  if (!phoneArea || !number) return null;
  const phone = { area: phoneArea, number };
  return { limit: 'sms-code', subject: phoneSubject(phone), shown: maskPhone(`${phoneArea} ${number}`), phone };
}

interface Sending {
  readonly account: Account;
  readonly way: Way;
  readonly side: Side;
}

/** Sends a code, and gives the letters by which the message is known. */
async function send(scope: Scope, { account, way, side }: Sending): Promise<string> {
  await hit(scope, way.limit, way.subject);
  const issued = await issueCode(scope, { purpose: 'DEVICE', subject: deviceSubject(account) });
  const { code, prefix, id } = issued;
  if (way.limit === 'sms-code') {
    await check(scope, 'sms-tenant', scope.tenantId);
    await textCode(scope, { phone: way.phone, issued, purpose: 'DEVICE' });
    return prefix;
  }
  const scene = 'CODE_DEVICE';
  const facts = { prefix, loginName: account.loginName, device: deviceName(scope.device) };
  await sendLetter(scope, {
    scene,
    to: way.email,
    locale: localeOf(account),
    name: account.nickname,
    code,
    codeId: id,
    facts,
    side: side === 'poultry' ? 'poultry' : 'portal',
  });
  return prefix;
}

function deviceSubject({ id }: Pick<Account, 'id'>): string {
  return `ACCOUNT ${id}`;
}
