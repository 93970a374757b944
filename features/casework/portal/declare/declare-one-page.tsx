import { useParams } from 'react-router';
import { declareOneCall } from '#features/casework/calls/applications.ts';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import { useApplicationWords, type Whole } from '#features/casework/portal/application/programme.ts';
import { Progress, ProgressNotShown, ProgressSkeleton } from '#features/casework/portal/application/progress.tsx';
import type { Programme } from '#features/casework/programmes/programme.ts';

import { renewed, useCall } from '#web/kit/call/query.ts';

/** The progress of one application of whatever programme, reached from the personal centre. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(declareOneCall, { id }, { quiet: true, ...renewed });
  const { programme, isFailed, retry } = useProgramme(data?.programme, data);
  if (error && !data) return <ProgressNotShown error={error} onRetry={refetch} />;
  if (isFailed) return <ProgressNotShown error={undefined} onRetry={retry} />;
  return data && programme ? <Mine whole={data} programme={programme} /> : <ProgressSkeleton />;
}

function Mine({ whole, programme }: { whole: Whole; programme: Programme }) {
  const t = useApplicationWords();
  const crumbs = [
    { title: t('crumb.home'), to: '/' },
    { title: t('crumb.personal'), to: '/personal/user' },
    { title: t('crumb.mine'), to: '/personal/declare' },
    { title: whole.no ?? t('edit.continue') },
  ];
  return <Progress whole={whole} programme={programme} crumbs={crumbs} />;
}
