import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type { PortalTexts } from '#core/texts/portal/CN.ts';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { wordsOf } from '#web/kit/i18n.ts';
import type { Crumb } from '#web/kit/pieces/breadcrumb.tsx';
import type { PageHandle } from '#web/portal/page.ts';

export const usePortal = wordsOf<PortalTexts>('portal');

/** Home, then the titles of the matched routes; `last` names the row that a detail page shows. */
export function useCrumbs(last?: string): Crumb[] {
  const locale = useSession((state) => state.locale);
  const crumbs: Crumb[] = [{ title: locale === 'CN' ? '首页' : 'Home', to: '/' }];
  const matches = useMatches();
  for (const match of matches) {
    const handle = match.handle as PageHandle | undefined;
    if (!handle?.title) continue;
    const title = textIn(handle.title, locale);
    // An index page repeats its section's title; one crumb is enough.
    if (crumbs.at(-1)?.title !== title) crumbs.push({ title, to: match.pathname });
  }
  const end = crumbs.at(-1);
  if (last && end) end.title = last;
  return crumbs;
}

/** Sets the window's title to the row that a detail page shows. */
export function usePageTitle(title: string | undefined) {
  const t = usePortal();
  useEffect(() => {
    if (title) document.title = `${title} - ${t('name')}`;
  }, [title, t]);
}
