import { postCalls } from '#features/contents/calls/contents.ts';
import { ArticlePage } from '#features/contents/portal/article-page.tsx';
import { PostArticle } from '#features/contents/portal/post/post-article.tsx';
import { useContents } from '#features/contents/portal/words.ts';
import { FitButton } from './fit-button.tsx';

export function Component() {
  const t = useContents();
  return (
    <ArticlePage call={postCalls.one} list="/post" gone={t('post.gone')}>
      {(content) => <PostArticle key={content.id} content={content} fit={<FitButton contentId={content.id} />} />}
    </ArticlePage>
  );
}
