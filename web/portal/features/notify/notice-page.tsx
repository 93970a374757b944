import { notifyCalls } from '#features/contents/calls/contents.ts';
import { usePortal } from '../../shell/page-title.ts';
import { ArticlePage } from '../contents/article-page.tsx';
import { NoticeArticle } from './notice-article.tsx';

export function Component() {
  const t = usePortal();
  return (
    <ArticlePage call={notifyCalls.one} list="/notify" gone={t('notify.goneTitle')}>
      {(content) => <NoticeArticle content={content} />}
    </ArticlePage>
  );
}
