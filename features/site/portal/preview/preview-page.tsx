import { type ComponentType, useEffect } from 'react';
import { useParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { ActivityArticle } from '#features/activities/portal/activity-article.tsx';
import { previewCall } from '#features/contents/calls/content-editing.ts';
import { Article, type ArticleProps } from '#features/contents/portal/article.tsx';
import { isGone } from '#features/contents/portal/article-page.tsx';
import { StoryArticle } from '#features/contents/portal/highlight/story-article.tsx';
import { NoticeArticle } from '#features/contents/portal/notify/notice-article.tsx';
import { PolicyArticle } from '#features/contents/portal/polity/policy-article.tsx';
import { PostArticle } from '#features/contents/portal/post/post-article.tsx';
import { useContents } from '#features/contents/portal/words.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { SkeletonArticle } from '#web/kit/feedback/skeleton.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { RichText } from '#web/kit/pieces/safe-html.tsx';
import { useCrumbs, usePageTitle, usePortal } from '#web/portal/shell/page-title.ts';

const articles: Readonly<Record<string, ComponentType<ArticleProps>>> = {
  activity: ActivityArticle,
  highlight: StoryArticle,
  notify: NoticeArticle,
  polity: PolicyArticle,
  post: PostArticle,
};

export function Component() {
  const { link = '' } = useParams();
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const { data, error, refetch } = useCall(previewCall, { link }, { quiet: true, staleTime: 0 });
  usePageTitle(data && textIn(data.content.title, locale));
  useNoIndex();
  const crumbs = useCrumbs();
  const Shown = (data && articles[data.type]) ?? PlainArticle;
  return (
    <div className="wrap">
      <Breadcrumb crumbs={crumbs} />
      {data ? (
        <>
          <Notice tone="warn">{t('preview.banner')}</Notice>
          <Shown content={data.content} preview />
        </>
      ) : !error ? (
        <SkeletonArticle />
      ) : isGone(error) ? (
        <Over />
      ) : (
        <ErrorState error={error} onRetry={refetch} />
      )}
    </div>
  );
}

function Over() {
  const t = useContents();
  const portal = usePortal();
  return (
    <EmptyState
      level={1}
      drawing="lost"
      title={t('preview.gone')}
      actions={
        <ButtonLink kind="primary" to="/">
          {portal('errorPage.toHome')}
        </ButtonLink>
      }
    >
      {t('preview.goneNote')}
    </EmptyState>
  );
}

/** A type without a look of its own: title, publisher and text. */
function PlainArticle({ content, preview }: ArticleProps) {
  const locale = useSession((state) => state.locale);
  return (
    <Article content={content} preview={preview} path="" source={<span>{textIn(content.publisher, locale)}</span>}>
      <RichText html={textIn(content.body, locale)} />
    </Article>
  );
}

/** What is not published is not for search engines either. */
function useNoIndex() {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
