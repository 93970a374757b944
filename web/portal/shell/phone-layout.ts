import { useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { widths } from '#web/kit/widths.ts';
import type { PageHandle } from '#web/portal/page.ts';

/** Route names whose pages are laid out for phones; others keep the wide shell and scroll. */
export const phoneRoutes: ReadonlySet<string> = new Set([
  'home',
  'login',
  'login-pwd',
  'login-email',
  'login-resetpwd',
  'login-invitation',
  'highlight',
  'highlight-one',
  'polity',
  'polity-one',
  'post',
  'post-one',
  'preview',
  'search',
  'notify',
  'notify-one',
  'phoenixplan',
  'activity',
  'activity-one',
  'activity-check-in',
  'serve',
  'serve-high',
  'serve-type',
  'smartpolicy',
  'smartpolicy-policy',
  'smartpolicy-serve',
  'unfollow',
  'site',
  'site-activity',
  'site-activity-one',
  'site-page',
  'site-highlight',
  'site-highlight-one',
  'application',
  'application-one',
  'personal',
  'verify',
  'error-404',
  'error-401',
]);

/** Whether the phone shell applies: a phone-sized screen on a listed route. */
export function usePhoneLayout(): boolean {
  const narrow = useNarrower(widths.phone);
  const names = useMatches().map((match) => (match.handle as PageHandle | undefined)?.name);
  return narrow && names.some((name) => name !== undefined && phoneRoutes.has(name));
}

/** Whether the window is at most so many pixels wide, now and after each change. */
export function useNarrower(width: typeof widths.phone | typeof widths.tablet): boolean {
  const list = lists[width];
  return useSyncExternalStore(list.subscribe, list.isNarrower);
}

const lists = { [widths.phone]: watch(widths.phone), [widths.tablet]: watch(widths.tablet) };

function watch(width: number) {
  const query = () => matchMedia(`(max-width: ${width}px)`);
  return {
    isNarrower: () => query().matches,
    subscribe(changed: () => void) {
      const list = query();
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
  };
}
