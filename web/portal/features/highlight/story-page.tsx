import { highlightCalls } from '#features/contents/calls/contents.ts';
import { ArticlePage } from '../contents/article-page.tsx';
import { useContents } from '../contents/words.ts';
import { StoryArticle } from './story-article.tsx';

export function Component() {
  const t = useContents();
  return (
    <ArticlePage call={highlightCalls.one} list="/highlight" gone={t('highlight.gone')}>
      {(content) => <StoryArticle key={content.id} content={content} />}
    </ArticlePage>
  );
}
