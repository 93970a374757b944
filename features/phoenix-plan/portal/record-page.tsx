import { useParams } from 'react-router';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import { Progress, ProgressNotShown, ProgressSkeleton } from '#features/casework/portal/application/progress.tsx';
import { phoenixDetailCall } from '#features/phoenix-plan/calls.ts';
import { isRenewable } from '#features/phoenix-plan/shared/renewal.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { MaterialsCard } from './materials-card.tsx';
import { RenewalsCard } from './renewals-card.tsx';
import { usePhoenixWords } from './words.ts';

/** One application to the Phoenix Plan: its progress, its documents, and those renewed since. */
export function Component() {
  const t = usePhoenixWords();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(phoenixDetailCall, { id }, { quiet: true, ...renewed });
  const { programme, isFailed, retry } = useProgramme(data?.application.programme, data?.application);
  const crumbs = useCrumbs(data?.application.no ?? t('record.title'));
  if (error && !data) return <ProgressNotShown error={error} onRetry={refetch} />;
  if (isFailed) return <ProgressNotShown error={undefined} onRetry={retry} />;
  if (!data || !programme) return <ProgressSkeleton />;
  const { application, renewals } = data;
  const canRenew = isRenewable(application.state);
  return (
    <>
      <Progress whole={application} programme={programme} crumbs={crumbs} />
      <div className="wrap column gap-20 below-32">
        {application.state === 'DRAFT' && <MaterialsCard id={id} />}
        {(canRenew || renewals.length > 0) && (
          <RenewalsCard id={id} renewals={renewals} canRenew={canRenew} onSent={refetch} />
        )}
      </div>
    </>
  );
}
