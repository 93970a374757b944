import { Button } from 'antd';
import type { OutputOf } from '#core/contracts/contract.ts';
import { bulkPendingCall, bulkUndoCall } from '#features/casework/calls/bulk.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { actionName } from '../case-log.tsx';

type Pending = OutputOf<typeof bulkPendingCall>['rows'][number];

/** Decisions on many cases that wait: how long they can be undone, and the way to. */
export function PendingBulk() {
  const found = useOfficeCall(bulkPendingCall, {}, { staleTime: 30_000, refetchInterval: 60_000 });
  return (found.data?.rows ?? []).map((row) => (
    <Waiting key={row.id} row={row} onUndone={() => void found.refetch()} />
  ));
}

function Waiting({ row, onUndone }: { row: Pending; onUndone: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const now = useNow(serverNow);
  const canUndo = useCan('Mgr.Apply.assign') || row.isMine;
  const undoing = useOfficeSend(bulkUndoCall);
  const minutes = Math.max(0, Math.ceil((Date.parse(row.runsAt) - now) / 60_000));
  const undo = async () => {
    await undoing.send({ id: row.id });
    toast.success(t('bulk.undone'));
    onUndone();
  };
  return (
    <div className="notice warn row wraps gap-8 rigid size-13" role="timer">
      <Icon name="clock" size={14} />
      <span className="fills">
        {t('bulk.pending', { action: actionName(row.action, read), count: row.count, minutes, name: row.by })}
      </span>
      {canUndo && (
        <Button size="small" loading={undoing.isPending} onClick={() => void undo().catch(() => undefined)}>
          {t('bulk.undo')}
        </Button>
      )}
    </div>
  );
}
