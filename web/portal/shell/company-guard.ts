import { redirect } from 'react-router';
import { authOneCall } from '#core/contracts/companies.ts';
import { CallError, call, reacting } from '../../kit/call.ts';
import { useSession } from '../../kit/session.ts';

/**
 * The door of every company page: somebody without a company is asked whether to go and authenticate one, somebody
 * whose company is not authenticated is told so and led there.
 */
export async function companyGuard(): Promise<void> {
  const { auth } = await call(authOneCall, { type: 'COMPANY' });
  if (auth?.credit) return;
  const key = auth ? 'COMPANY_NO_CREDIT' : 'COMPANY_NOT_AUTHENTICATED';
  const { errors, errorText } = await import('#core/errors.ts');
  const msg = errorText(key, useSession.getState().locale);
  const error = new CallError({ key, code: errors[key].code, msg });
  await reacting({}, () => Promise.reject(error)).catch(() => undefined);
  throw redirect(auth ? '/personal/auth/edit' : '/personal/auth');
}
