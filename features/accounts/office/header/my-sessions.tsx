import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { endSessionCall, sessionsCall } from '#features/accounts/calls/own-account.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import styles from '#web/office/shell/layers.module.css';
import { useTexts } from '#web/office/texts.ts';

/** The own live sessions; each but the present one can be ended. */
export function MySessions({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const client = useQueryClient();
  const found = useCall(sessionsCall, {});
  const send = useSend(endSessionCall);
  const end = async (id?: string) => {
    await send.mutateAsync(id === undefined ? {} : { id });
    toast.success(t('sessions.ended'));
    await client.invalidateQueries();
  };
  const sessions = found.data?.sessions ?? [];
  return (
    <Modal
      open
      width={600}
      title={t('sessions.title')}
      onCancel={onClose}
      getContainer={false}
      footer={
        <div className="row gap-8 size-13">
          <span className="grow" />
          {sessions.length > 1 && (
            <Button danger loading={send.isPending} onClick={() => void end()}>
              {t('sessions.endOthers')}
            </Button>
          )}
          <Button onClick={onClose}>{t('app.close')}</Button>
        </div>
      }
    >
      <p className="muted">{t('sessions.hint')}</p>
      {found.isPending && <RowSkeleton rows={3} height={60} />}
      {found.isError && <FailedPanel title={t('app.loadFailed')} onRetry={() => void found.refetch()} />}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Icon name={/phone|android|ios/i.test(session.device) ? 'phone' : 'laptop'} size={20} />
            <div>
              <b>{session.device}</b> {session.current && <StatusTag tone="pinned">{t('sessions.current')}</StatusTag>}
              <p className="size-12-5 muted">
                {t(`sessions.${session.side}`)} · {session.place} ·{' '}
                {t('sessions.startedAt', { time: shortTime(session.startedAt) })} ·{' '}
                {t('sessions.seenAt', { time: shortTime(session.seenAt) })}
              </p>
            </div>
            {!session.current && (
              <Button size="small" onClick={() => void end(session.id)}>
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
