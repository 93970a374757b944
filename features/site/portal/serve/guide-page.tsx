import { textIn } from '#core/texts/text.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import { serveCalls } from '#features/contents/calls/contents.ts';
import { isGone, type OneContent } from '#features/contents/portal/article-page.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonArticle } from '#web/kit/feedback/skeleton.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { GuideCard } from './guide-card.tsx';
import { GuideText } from './guide-text.tsx';
import styles from './programme-page.module.css';

/** The guide to a service that no programme takes applications for, by its name or id. */
export function GuidePage({ slug }: { slug: string }) {
  const t = useServeWords();
  const { data, error, refetch } = useCall(serveCalls.one, { id: slug }, { staleTime: 60_000, quiet: true });
  const crumbs = useCrumbs();
  if (data) return <Guide guide={data} />;
  return (
    <div className="wrap">
      <Breadcrumb crumbs={crumbs} />
      {!error ? (
        <SkeletonArticle />
      ) : isGone(error) ? (
        <EmptyState
          level={1}
          drawing="lost"
          title={t('office.gone')}
          actions={
            <ButtonLink kind="primary" to="/serve">
              {t('office.showAll')}
            </ButtonLink>
          }
        >
          {t('office.goneNote')}
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={refetch} />
      )}
    </div>
  );
}

function Guide({ guide }: { guide: OneContent }) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  const title = textIn(guide.title, locale);
  usePageTitle(textIn(guide.seoTitle, locale) || title);
  return (
    <>
      <PageHead
        crumbs={useCrumbs(title)}
        title={title}
        note={
          <span className="stack gap-10 to-start">
            <span>{textIn(guide.summary, locale)}</span>
            {guide.facts.high === 'YES' && <Tag tone="gold">{t('services.high')}</Tag>}
          </span>
        }
      />
      <div className={`${styles.columns} wrap stack top folds-laptop`}>
        <GuideText guide={guide} />
        <aside className={`${styles.aside} stack gap-24`}>
          <GuideCard guide={guide} />
        </aside>
      </div>
    </>
  );
}
