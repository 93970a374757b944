import { useMatches } from 'react-router';
import { useSession } from '#web/kit/call/session.ts';
import { widths } from '#web/kit/widths.ts';
import type { PageHandle } from '#web/portal/page.ts';
import { useNarrower } from './header/use-narrower.ts';

/**
 * Pages (by the names of their routes) that a phone reads in the phone's layout however it is held. Others, above all
 * forms and status pages with a rail beside them, use the width of a phone that lies on its side.
 */
export const phonePages: readonly string[] = [
  'home',
  'login',
  'login-pwd',
  'login-email',
  'login-resetpwd',
  'login-invitation',
  'personal',
  'notify',
  'notify-one',
  'highlight',
  'highlight-one',
  'polity',
  'polity-one',
  'post',
  'post-one',
  'activity',
  'activity-one',
  'serve',
  'serve-type',
  'smartpolicy',
  'smartpolicy-policy',
  'smartpolicy-serve',
  'search',
  'verify',
  'verify-one',
];

/** Whether the page is drawn for a phone: the window is narrow, or the device is a phone and the page one of those. */
export function usePhoneLayout(): boolean {
  const isNarrow = useNarrower(widths.phone);
  const isPhone = useSession((session) => session.os.isPhone);
  const handle = useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;
  return isNarrow || (isPhone && phonePages.includes(handle?.name ?? ''));
}
