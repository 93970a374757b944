import { CallError } from '#web/kit/call/call-error.ts';

/** A refused request for a code names the picture by another word than the forms do, and the address by one of theirs. */
export function renamed(error: unknown, address: 'loginName' | 'email' | 'phone' = 'loginName'): unknown {
  if (!(error instanceof CallError)) return error;
  const fields = error.fields.map((field) => ({
    ...field,
    path: addresses.includes(field.path) ? address : (names[field.path] ?? field.path),
  }));
  return new CallError({ key: error.key, code: error.code, msg: error.msg, fields, obj: error.obj });
}

const addresses = ['email', 'phone', 'area'];
const names: Readonly<Record<string, string>> = {
  authcode: 'captcha',
  captchaId: 'captcha',
  pow: 'captcha',
};
