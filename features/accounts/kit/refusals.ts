import { CallError } from '#web/kit/call/call-error.ts';

/** A refused request for a code names address and picture by other words than the forms do. */
export function renamed(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const fields = error.fields.map((field) => ({ ...field, path: names[field.path] ?? field.path }));
  return new CallError({ key: error.key, code: error.code, msg: error.msg, fields, obj: error.obj });
}

const names: Readonly<Record<string, string>> = {
  email: 'loginName',
  phone: 'loginName',
  area: 'loginName',
  authcode: 'captcha',
  captchaId: 'captcha',
  pow: 'captcha',
};
