import { notifyCalls } from '#features/contents/calls/contents.ts';
import { ArticlePage } from '#features/contents/portal/article-page.tsx';
import { useContents } from '#features/contents/portal/words.ts';
import { NoticeArticle } from './notice-article.tsx';

export function Component() {
  const texts = useContents();
  return (
    <ArticlePage call={notifyCalls.one} list="/notify" gone={texts('notify.goneTitle')}>
      {(content) => <NoticeArticle content={content} />}
    </ArticlePage>
  );
}
