import { useParams } from 'react-router';
import { callsOf } from '#features/casework/calls/applications.ts';
import { findProgramme } from '#features/casework/programmes/registry.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useProgrammeCrumbs } from './form-head.tsx';
import { useApplicationWords, type Whole } from './programme.ts';
import { Progress, ProgressNotShown, ProgressSkeleton } from './progress.tsx';

/** The progress of one application, reached from its service. */
export function Component() {
  const { type = '', id = '' } = useParams();
  const programme = findProgramme(type);
  const { data, error, refetch } = useCall(callsOf(type).one, programme ? { id } : undefined, {
    quiet: true,
    ...renewed,
  });
  if (!programme || (error && !data)) return <ProgressNotShown error={error} onRetry={refetch} />;
  return data ? <OfService whole={data} /> : <ProgressSkeleton />;
}

function OfService({ whole }: { whole: Whole }) {
  const programme = findProgramme(whole.programme)!;
  const t = useApplicationWords();
  const crumbs = useProgrammeCrumbs(programme, whole.no ?? t('edit.continue'));
  return <Progress whole={whole} programme={programme} crumbs={crumbs} />;
}
