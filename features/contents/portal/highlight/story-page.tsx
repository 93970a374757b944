import { highlightCalls } from '#features/contents/calls/contents.ts';
import { ArticlePage } from '#features/contents/portal/article-page.tsx';
import { useContents } from '#features/contents/portal/words.ts';
import { StoryArticle } from './story-article.tsx';

export function Component() {
  const t = useContents();
  return (
    <ArticlePage call={highlightCalls.one} list="/highlight" gone={t('highlight.gone')}>
      {(content) => <StoryArticle key={content.id} content={content} />}
    </ArticlePage>
  );
}
