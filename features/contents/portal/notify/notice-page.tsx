import { notifyCalls } from '#features/contents/calls/contents.ts';
import { ArticlePage } from '#features/contents/portal/article-page.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import { NoticeArticle } from './notice-article.tsx';

export function Component() {
  const t = usePortal();
  return (
    <ArticlePage call={notifyCalls.one} list="/notify" gone={t('notify.goneTitle')}>
      {(content) => <NoticeArticle content={content} />}
    </ArticlePage>
  );
}
