import type { ReactNode } from 'react';
import { textIn } from '#core/texts/text.ts';
import type { ContentOneCall } from '#features/contents/calls/content-calls.ts';
import { isGone, type OneContent } from '#features/contents/portal/article-page.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonArticle } from '#web/kit/feedback/skeleton.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { FollowButton } from './follow-button.tsx';
import styles from './matched-article.module.css';
import { OwnMatch } from './own-match.tsx';
import { useSmartWords } from './words.ts';

/** A policy or service with the own reasons before its text. */
export function MatchedArticle({
  call,
  id,
  gone,
  full,
  children,
}: {
  call: ContentOneCall;
  id: string;
  /** What is told when there is none. */
  gone: string;
  /** Where the whole is read, with its words. */
  full: (content: OneContent) => { to: string; words: string } | null;
  children: (content: OneContent) => ReactNode;
}) {
  const t = useSmartWords();
  const locale = useSession((session) => session.locale);
  const { data, error, refetch } = useCall(call, { id }, { staleTime: 60_000, quiet: true });
  const title = data && textIn(data.title, locale);
  usePageTitle(title);
  const crumbs = useCrumbs(title);
  const way = data && full(data);
  if (!data)
    return (
      <div className="wrap">
        {!error ? (
          <SkeletonArticle />
        ) : isGone(error) ? (
          <EmptyState
            level={1}
            drawing="lost"
            title={gone}
            actions={<ButtonLink to="/smartpolicy">{t('title')}</ButtonLink>}
          >
            {t('one.noConditionsNote')}
          </EmptyState>
        ) : (
          <ErrorState error={error} onRetry={refetch} />
        )}
      </div>
    );
  return (
    <>
      <PageHead crumbs={crumbs} title={textIn(data.title, locale)} note={textIn(data.summary, locale)} />
      <div className={`wrap stack one gap-24 ${styles.page}`}>
        <p className="line wraps gap-12">
          {way && (
            <ButtonLink small to={way.to}>
              {way.words}
            </ButtonLink>
          )}
          <FollowButton contentId={data.id} />
        </p>
        <OwnMatch id={data.id} />
        {children(data)}
      </div>
    </>
  );
}
