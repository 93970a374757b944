import { matchRoutes, type RouteObject } from 'react-router';
import { browserErrors } from '#core/texts/errors/browser.ts';
import { useSession } from '#web/kit/call/session.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { leadTo } from '#web/kit/reach/redirects.ts';
import type { PageHandle } from '#web/portal/page.ts';
import { signInPath } from './redirect.ts';

/**
 * The guard rule: a page that needs a sign-in or a code tells visitors so and sends them to /login with the way back;
 * a signed-in user without the code hears "no permission" and lands on /401. Answers a promise for pages of companies.
 */
export function guard(routes: RouteObject[], request: Request): Promise<void> | undefined {
  const { pathname, search, hash } = new URL(request.url);
  const handles = (matchRoutes(routes, pathname) ?? []).map((match) => (match.route.handle ?? {}) as PageHandle);
  const codes = handles.flatMap((handle) => handle.code ?? []);
  if (codes.length === 0 && !handles.some((handle) => handle.signIn)) return undefined;
  const { user, locale } = useSession.getState();
  if (!user?.loginName) {
    toast('error', browserErrors[locale].LOGIN_NEEDED);
    throw leadTo(signInPath(pathname + search + hash));
  }
  if (!codes.every((code) => user.permCodes.includes(code))) {
    toast('error', browserErrors[locale].ROUTE_FORBIDDEN);
    throw leadTo('/401');
  }
  if (!handles.some((handle) => handle.company)) return undefined;
  return import('./company-guard.ts').then(({ companyGuard }) => companyGuard());
}
