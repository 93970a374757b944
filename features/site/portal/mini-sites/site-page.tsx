import { Navigate } from 'react-router';
import { homepageCalls } from '#features/contents/calls/contents.ts';
import { ArticlePage } from '#features/contents/portal/article-page.tsx';
import { addressOf } from '#features/contents/shared/address.ts';
import { contentNouns } from '#features/contents/shared/nouns.ts';
import { Overview } from './overview.tsx';
import { useSite, useSitePages } from './use-site.ts';
import { useSiteWords } from './words.ts';

/** A page of a mini-site; one of another site is read there. */
export function Component() {
  const t = useSiteWords();
  const site = useSite();
  const { data: pages = [] } = useSitePages(site);
  return (
    <ArticlePage call={homepageCalls.one} list={`${site.path}/home`} gone={t('page.gone')}>
      {(content) =>
        content.facts.module === site.module ? (
          <Overview content={content} path={site.path} pages={pages} />
        ) : (
          <Navigate to={addressOf(contentNouns.page, content)} replace />
        )
      }
    </ArticlePage>
  );
}
