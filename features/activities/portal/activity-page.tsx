import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { ArticlePage } from '#features/contents/portal/article-page.tsx';
import { ActivityArticle } from './activity-article.tsx';
import { useActivityWords } from './words.ts';

export function Component() {
  const t = useActivityWords();
  return (
    <ArticlePage call={activityCalls.one} list="/activity" gone={t('gone')}>
      {(content) => <ActivityArticle key={content.id} content={content} />}
    </ArticlePage>
  );
}
