import { useParams } from 'react-router';
import { declareOneCall } from '#features/casework/calls/applications.ts';
import { useApplicationWords, type Whole } from '#features/casework/portal/application/programme.ts';
import { Progress, ProgressNotShown, ProgressSkeleton } from '#features/casework/portal/application/progress.tsx';
import { findProgramme } from '#features/casework/programmes/registry.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';

/** The progress of one application of whatever programme, reached from the personal centre. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(declareOneCall, { id }, { quiet: true, ...renewed });
  if (error && !data) return <ProgressNotShown error={error} onRetry={refetch} />;
  return data ? <Mine whole={data} /> : <ProgressSkeleton />;
}

function Mine({ whole }: { whole: Whole }) {
  const t = useApplicationWords();
  const programme = findProgramme(whole.programme);
  if (!programme) return <ProgressNotShown error={null} onRetry={() => undefined} />;
  const crumbs = [
    { title: t('crumb.home'), to: '/' },
    { title: t('crumb.personal'), to: '/personal/user' },
    { title: t('crumb.mine'), to: '/personal/declare' },
    { title: whole.no ?? t('edit.continue') },
  ];
  return <Progress whole={whole} programme={programme} crumbs={crumbs} />;
}
