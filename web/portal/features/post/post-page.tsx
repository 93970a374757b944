import { postCalls } from '#features/contents/calls/contents.ts';
import { ArticlePage } from '../contents/article-page.tsx';
import { useContents } from '../contents/words.ts';
import { PostArticle } from './post-article.tsx';

export function Component() {
  const t = useContents();
  return (
    <ArticlePage call={postCalls.one} list="/post" gone={t('post.gone')}>
      {(content) => <PostArticle key={content.id} content={content} />}
    </ArticlePage>
  );
}
