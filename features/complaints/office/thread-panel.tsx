import { complaintThreadCall } from '#features/complaints/calls.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { Clocks } from './clocks.tsx';
import { Thread } from './thread.tsx';
import { useTexts } from './words.ts';

/** Both clocks of a complaint and everything written about it. */
export function ThreadPanel({ id }: { id: string }) {
  const t = useTexts();
  const found = useOfficeCall(complaintThreadCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={6} height={64} />;
  return (
    <div className="stack gap-16">
      <Clocks of={found.data} days={found.data.days} />
      <Thread found={found.data} person={t('complaint.person')} />
    </div>
  );
}
