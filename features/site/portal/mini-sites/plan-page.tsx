import { ArticlePage } from '#features/contents/portal/article-page.tsx';
import { planPath } from '#features/contents/shared/sites.ts';
import { planCall, planPageCall } from '#features/site/calls/sites.ts';
import { useCall } from '#web/kit/call/query.ts';
import { Overview } from './overview.tsx';
import { useSiteWords } from './words.ts';

/** A page of the Phoenix Plan, or of the portal itself. */
export function Component() {
  const t = useSiteWords();
  const { data } = useCall(planCall, {}, { staleTime: 300_000, quiet: true });
  return (
    <ArticlePage call={planPageCall} list={`${planPath}/overview`} gone={t('page.gone')}>
      {(content) => <Overview content={content} path={planPath} pages={data?.pages ?? []} />}
    </ArticlePage>
  );
}
