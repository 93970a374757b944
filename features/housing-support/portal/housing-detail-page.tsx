import { useSearchParams } from 'react-router';
import { callsOf } from '#features/casework/calls/applications.ts';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import { Progress, ProgressNotShown, ProgressSkeleton } from '#features/casework/portal/application/progress.tsx';
import { housingCode } from '#features/housing-support/shared.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { PlanCard } from './plan-card.tsx';
import { useHousingWords } from './words.ts';

/** One application for housing support, named by `?id=`: its progress, and what is paid when. */
export function Component() {
  const t = useHousingWords();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { data, error, refetch } = useCall(callsOf(housingCode).one, id ? { id } : undefined, {
    quiet: true,
    ...renewed,
  });
  const { programme, isFailed, retry } = useProgramme(data?.programme, data);
  const crumbs = useCrumbs(data?.no ?? t('housing.detail'));
  if (!id || (error && !data)) return <ProgressNotShown error={error} onRetry={refetch} />;
  if (isFailed) return <ProgressNotShown error={undefined} onRetry={retry} />;
  if (!data || !programme) return <ProgressSkeleton />;
  return (
    <>
      <Progress whole={data} programme={programme} crumbs={crumbs} />
      <div className="wrap below-32">
        <PlanCard whole={data} programme={programme} />
      </div>
    </>
  );
}
