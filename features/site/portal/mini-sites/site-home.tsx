import { lazy, Suspense } from 'react';
import { textIn } from '#core/texts/text.ts';
import { PublicEdition } from '#features/competition/kit/public-edition.tsx';
import { highlightCalls } from '#features/contents/calls/contents.ts';
import { listClasses } from '#features/contents/portal/content-list.tsx';
import { StoryRow } from '#features/contents/portal/highlight/story-row.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { MoreLink, SectionHead } from '#web/kit/pieces/section-head.tsx';
import { ComingActivities } from './coming-activities.tsx';
import { Contest } from './contest.tsx';
import { Figures } from './figures.tsx';
import { PageCards } from './page-cards.tsx';
import styles from './site-home.module.css';
import { useSite, useSitePages } from './use-site.ts';
import { useSiteWords } from './words.ts';

const CollegeHome = lazy(async () => ({
  default: (await import('#features/learning/kit/college-home.tsx')).CollegeHome,
}));

/** The home of a mini-site: its figures, the contest where there is one, its pages and the latest news. */
export function Component() {
  const t = useSiteWords();
  const locale = useSession((state) => state.locale);
  const site = useSite();
  const pages = useSitePages(site);
  const news = useCall(
    highlightCalls.list,
    { filter: { module: site.module }, size: 4 },
    { staleTime: 60_000, quiet: true },
  );
  const name = textIn(site.name, locale);
  const path = `${site.path}/highlight`;
  return (
    <div className={`wrap ${styles.page}`}>
      {site.module !== 'COLLEGE' && pages.data && (
        <Figures label={t('home.figures', { site: name })} pages={pages.data} />
      )}
      {site.module === 'ITEC' && <Contest rules={pages.data?.find(({ facts }) => facts.topic === 'rules')?.id} />}
      {site.module === 'ITEC' && <PublicEdition />}
      {site.module === 'COLLEGE' && (
        <Suspense fallback={<SkeletonRows rows={12} />}>
          <CollegeHome className={styles.section} />
        </Suspense>
      )}
      <section className={styles.section}>
        <SectionHead title={t('home.pages')} />
        {pages.data ? (
          <PageCards path={site.path} pages={pages.data} />
        ) : pages.error ? (
          <ErrorState title={t('home.failed')} error={pages.error} onRetry={pages.refetch} />
        ) : (
          <SkeletonRows rows={3} />
        )}
      </section>
      <ComingActivities />
      <section className={styles.section}>
        <SectionHead title={t('home.news')} more={<MoreLink to={path}>{t('home.seeAll')}</MoreLink>} />
        {news.data?.rows.length === 0 ? (
          <EmptyState level={3} title={t('home.noNews')} />
        ) : news.data ? (
          <ul className={listClasses.list}>
            {news.data.rows.map((row) => (
              <StoryRow key={row.id} row={row} path={path} />
            ))}
          </ul>
        ) : news.error ? (
          <ErrorState error={news.error} onRetry={news.refetch} />
        ) : (
          <div className={cardClass}>
            <SkeletonRows rows={4} />
          </div>
        )}
      </section>
    </div>
  );
}
