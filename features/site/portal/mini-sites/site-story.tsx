import { Navigate } from 'react-router';
import { highlightCalls } from '#features/contents/calls/contents.ts';
import { ArticlePage } from '#features/contents/portal/article-page.tsx';
import { StoryArticle } from '#features/contents/portal/highlight/story-article.tsx';
import { useSite } from './use-site.ts';
import { useSiteWords } from './words.ts';

/** A story within its mini-site; one of another part of the portal is read there. */
export function Component() {
  const t = useSiteWords();
  const { module, path } = useSite();
  const list = `${path}/highlight`;
  return (
    <ArticlePage call={highlightCalls.one} list={list} gone={t('news.gone')}>
      {(content) =>
        content.facts.module === module ? (
          <StoryArticle key={content.id} content={content} path={list} />
        ) : (
          <Navigate to={`/highlight/${content.id}`} replace />
        )
      }
    </ArticlePage>
  );
}
