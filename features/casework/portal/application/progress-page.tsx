import { useParams } from 'react-router';
import { callsOf } from '#features/casework/calls/applications.ts';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useProgrammeCrumbs } from './form-head.tsx';
import { useApplicationWords, type Whole } from './programme.ts';
import { Progress, ProgressNotShown, ProgressSkeleton } from './progress.tsx';

/** The progress of one application, reached from its service. */
export function Component() {
  const { type = '', id = '' } = useParams();
  const head = findHead(type);
  const { data, error, refetch } = useCall(callsOf(type).one, head ? { id } : undefined, {
    quiet: true,
    ...renewed,
  });
  const { programme, isFailed, retry } = useProgramme(data?.programme, data);
  if (!head || (error && !data)) return <ProgressNotShown error={error} onRetry={refetch} />;
  if (isFailed) return <ProgressNotShown error={undefined} onRetry={retry} />;
  return data && programme ? <OfService whole={data} programme={programme} /> : <ProgressSkeleton />;
}

function OfService({ whole, programme }: { whole: Whole; programme: Programme }) {
  const t = useApplicationWords();
  const crumbs = useProgrammeCrumbs(programme, whole.no ?? t('edit.continue'));
  return <Progress whole={whole} programme={programme} crumbs={crumbs} />;
}
