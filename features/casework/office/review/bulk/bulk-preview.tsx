import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { actionOf } from '#core/workflow/actions.ts';
import { findState } from '#core/workflow/states.ts';
import { bulkDecideCall, bulkPendingCall, bulkPreviewCall } from '#features/casework/calls/bulk.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { type BulkAction, undoMinutes } from '#features/casework/shared/bulk.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useOfficeSend } from '#web/office/office-call.ts';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { actionName } from '../case-log.tsx';

type Rows = OutputOf<typeof bulkPreviewCall>['rows'];

interface BulkPreviewProps {
  ids: readonly string[];
  action: BulkAction;
  onClose: () => void;
  onDone: () => void;
}

/** Every case by name with what becomes of it, or why it is refused; then the decision, which waits to be undone. */
export function BulkPreview({ ids, action, onClose, onDone }: BulkPreviewProps) {
  const t = useTexts();
  const read = useTextIn();
  const [reason, setReason] = useState('');
  const [rows, setRows] = useState<Rows>();
  const trying = useOfficeSend(bulkPreviewCall);
  const deciding = useOfficeSend(bulkDecideCall);
  const name = actionName(action, read);
  const isReasonMissing = actionOf(action).needsReason && reason.trim() === '';
  const input = { ids: [...ids], action, ...(reason.trim() ? { reason: reason.trim() } : {}) };
  const look = async () => setRows((await trying.send(input)).rows);
  const decide = async () => {
    const { count } = await deciding.send(input);
    toast.success(t('bulk.waits', { count, minutes: undoMinutes }));
    await invalidate(bulkPendingCall);
    onDone();
  };
  const ready = rows?.filter(({ to }) => to !== null) ?? [];
  const quiet = (work: () => Promise<unknown>) => () => void work().catch(() => undefined);
  return (
    <Modal
      open
      width={640}
      title={t('bulk.title', { action: name, count: ids.length })}
      getContainer={false}
      onCancel={onClose}
      footer={
        rows ? (
          <>
            <Button onClick={() => setRows(undefined)}>{t('bulk.back')}</Button>
            <Button type="primary" disabled={ready.length === 0} loading={deciding.isPending} onClick={quiet(decide)}>
              {t('bulk.decide', { action: name, count: ready.length })}
            </Button>
          </>
        ) : (
          <Button type="primary" disabled={isReasonMissing} loading={trying.isPending} onClick={quiet(look)}>
            {t('bulk.preview')}
          </Button>
        )
      }
    >
      {rows ? (
        <>
          <p className="below-8" role="status">
            {t('bulk.summary', { ready: ready.length, refused: rows.length - ready.length })}
          </p>
          <ul className="size-13">
            {rows.map((row) => (
              <li key={row.id} className="row wraps gap-8-12 parted">
                <span className="mono">{row.no}</span>
                <b>{row.applicant}</b>
                <span className="fills muted breaks">{read(row.title)}</span>
                {row.to === null ? (
                  <StatusTag tone="problem">{row.why ?? ''}</StatusTag>
                ) : (
                  <StatusTag tone="done">{`→ ${read(findState(row.to)?.name ?? { CN: row.to, EN: row.to })}`}</StatusTag>
                )}
              </li>
            ))}
          </ul>
          <p className="size-13 muted above-12">{t('bulk.undoNote', { minutes: undoMinutes })}</p>
        </>
      ) : (
        <Input.TextArea
          className="self-sizing"
          rows={3}
          maxLength={2000}
          value={reason}
          aria-label={t('bulk.reason')}
          placeholder={t(actionOf(action).needsReason ? 'bulk.reason' : 'bulk.reasonFree')}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </Modal>
  );
}
