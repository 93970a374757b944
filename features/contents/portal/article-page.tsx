import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { ContentOneCall } from '#features/contents/calls/content-calls.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonArticle } from '#web/kit/feedback/skeleton.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { useContents } from './words.ts';

export type OneContent = OutputOf<ContentOneCall>;

/** The page of one content: its title in the window and the breadcrumb, and what shows while it is not there. */
export function ArticlePage({
  call,
  list,
  gone,
  children,
}: {
  call: ContentOneCall;
  /** Address of the list it belongs to. */
  list: string;
  /** Title of the page when there is no such content. */
  gone: string;
  children: (content: OneContent) => ReactNode;
}) {
  const { id = '' } = useParams();
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const { data, error, refetch } = useCall(call, { id }, { staleTime: 60_000, quiet: true });
  const title = data && textIn(data.title, locale);
  usePageTitle(data && (textIn(data.seoTitle, locale) || title));
  const crumbs = useCrumbs(title);
  return (
    <div className="wrap">
      <Breadcrumb crumbs={crumbs} />
      {data ? (
        children(data)
      ) : !error ? (
        <SkeletonArticle />
      ) : !isGone(error) ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <EmptyState
          level={1}
          drawing="lost"
          title={gone}
          actions={
            <ButtonLink kind="primary" to={list}>
              {t('list.showAll')}
            </ButtonLink>
          }
        >
          {t('article.gone')}
        </EmptyState>
      )}
    </div>
  );
}

/** Whether nothing is read under the address, rather than reading failed. */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && (error.key === 'NOT_FOUND' || error.key === 'INVALID');
}
