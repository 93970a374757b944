import { browserErrors } from '#core/texts/errors/browser.ts';
import { useSession } from '#web/kit/call/session.ts';
import { leadTo } from '#web/kit/reach/redirects.ts';
import { demandEnrolment } from './enrolment.ts';
import { toast } from './feedback.tsx';
import type { RouteHandle } from './route-handle.ts';

/**
 * The specification's guard: without a login name to sign-in, without the code a message and /401. Where a second
 * factor is demanded, the way leads to setting it up.
 */
export function guard(handle: RouteHandle, request: Request): null {
  const { user, locale } = useSession.getState();
  if (!user?.loginName) {
    const from = pathBelowOffice(request.url);
    // Whoever opens the office asked for no page of it yet.
    if (from !== '/') toast.error(browserErrors[locale].LOGIN_NEEDED);
    throw leadTo(`/login?redirect=${encodeURIComponent(from)}`);
  }
  if (user.mustEnrol) throw leadTo(demandEnrolment(pathBelowOffice(request.url)));
  if (!mayEnter(handle, user.permCodes)) {
    if (handle.elsewhere) throw leadTo(handle.elsewhere);
    toast.error(browserErrors[locale].ROUTE_FORBIDDEN);
    throw leadTo('/401');
  }
  return null;
}

/** Whether somebody with these codes may open the page. */
export function mayEnter(handle: Pick<RouteHandle, 'code'>, permCodes: readonly string[]): boolean {
  if (handle.code === undefined) return true;
  const codes = typeof handle.code === 'string' ? [handle.code] : handle.code;
  return codes.some((code) => permCodes.includes(code));
}

/** A redirect target that leads nowhere but into the office: one slash, no scheme, no backslash. */
export function safeRedirect(target: string | null): string {
  return target && /^\/(?![/\\])[^\\]*$/.test(target) && !target.startsWith('/login') ? target : '/';
}

function pathBelowOffice(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname.replace(/^\/office(?=\/|$)/, '') || '/'}${search}`;
}
