import { redirect } from 'react-router';
import { authOneCall } from '#features/companies/calls.ts';
import { CallError, call, reacting } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';

/**
 * The door of every company page: somebody without a company is asked whether to go and authenticate one, somebody
 * whose company is not authenticated is told so and led there, and an agent whose authorisation has expired is told that.
 */
export async function companyGuard(): Promise<void> {
  const found = await meetCompany();
  if (found !== 'passed') throw redirect(found === 'none' ? '/personal/auth' : '/personal/auth/edit');
}

/** Whether the caller acts for a company that is authenticated; tells who does not, and asks who has none. */
export async function meetCompany(): Promise<'passed' | 'incomplete' | 'none'> {
  const { auth, isLapsed } = await call(authOneCall, { type: 'COMPANY' });
  if (auth?.credit) return 'passed';
  const key = auth ? 'COMPANY_NO_CREDIT' : isLapsed ? 'AUTHORISATION_EXPIRED' : 'COMPANY_NOT_AUTHENTICATED';
  const { errors, errorText } = await import('#core/errors.ts');
  const msg = errorText(key, useSession.getState().locale);
  const error = new CallError({ key, code: errors[key].code, msg });
  await reacting({}, () => Promise.reject(error)).catch(() => undefined);
  return auth ? 'incomplete' : 'none';
}
