import { type ComponentType, useEffect } from 'react';
import { useParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { previewCall } from '#features/contents/calls/content-editing.ts';
import { Breadcrumb } from '../../../kit/pieces/breadcrumb.tsx';
import { ButtonLink } from '../../../kit/pieces/button.tsx';
import { EmptyState } from '../../../kit/pieces/empty-state.tsx';
import { ErrorState } from '../../../kit/pieces/error-state.tsx';
import { Notice } from '../../../kit/pieces/notice.tsx';
import { RichText } from '../../../kit/pieces/safe-html.tsx';
import { SkeletonArticle } from '../../../kit/pieces/skeleton.tsx';
import { useCall } from '../../../kit/query.ts';
import { useSession } from '../../../kit/session.ts';
import { useCrumbs, usePageTitle, usePortal } from '../../shell/page-title.ts';
import { ActivityArticle } from '../activity/activity-article.tsx';
import { Article, type ArticleProps } from '../contents/article.tsx';
import { isGone } from '../contents/article-page.tsx';
import { useContents } from '../contents/words.ts';
import { StoryArticle } from '../highlight/story-article.tsx';
import { NoticeArticle } from '../notify/notice-article.tsx';
import { PolicyArticle } from '../polity/policy-article.tsx';
import { PostArticle } from '../post/post-article.tsx';

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
