import { Navigate } from 'react-router';
import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { ActivityArticle } from '#features/activities/portal/activity-article.tsx';
import { ArticlePage } from '#features/contents/portal/article-page.tsx';
import { useSite } from './use-site.ts';
import { useSiteWords } from './words.ts';

/** An activity within its mini-site; one of another part of the portal is read there. */
export function Component() {
  const t = useSiteWords();
  const { module, path } = useSite();
  return (
    <ArticlePage call={activityCalls.one} list={`${path}/activity`} gone={t('activities.gone')}>
      {(content) =>
        content.facts.module === module ? (
          <ActivityArticle key={content.id} content={content} path={`${path}/activity`} />
        ) : (
          <Navigate to={`/activity/${content.id}`} replace />
        )
      }
    </ArticlePage>
  );
}
