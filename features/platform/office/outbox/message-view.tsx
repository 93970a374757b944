import { Button } from 'antd';
import { outboxListCall, outboxOneCall, outboxRetryCall } from '#features/platform/calls/logs.ts';
import { useTexts } from '#features/platform/office/words.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { fullTime } from '#web/office/pieces/time.ts';
import { Can } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { MessageState } from './message-state.tsx';
import styles from './outbox.module.css';

interface MessageViewProps {
  id: string;
  /** What a message is called that has no subject. */
  occasionOf: (message: { readonly scene: string }) => string;
  onClose: () => void;
}

/** One message with its text, its delivery and the way to send it again. */
export function MessageView({ id, occasionOf, onClose }: MessageViewProps) {
  const t = useTexts();
  const found = useOfficeCall(outboxOneCall, { id });
  const { send, isPending } = useOfficeSend(outboxRetryCall);
  if (found.isPending) return <RowSkeleton rows={8} height={40} />;
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  const message = found.data;
  const retry = async () => {
    await send({ id });
    toast.success(t('outbox.retried'));
    await Promise.all([invalidate(outboxListCall), found.refetch()]);
  };
  const facts: [string, React.ReactNode][] = [
    [t('outbox.recipient'), message.recipient],
    [t('outbox.scene'), occasionOf(message)],
    [t('outbox.created'), fullTime(message.createdAt)],
    [t('outbox.sentAt'), message.sentAt ? fullTime(message.sentAt) : '–'],
    [t('outbox.tries'), message.tries],
  ];
  return (
    <article className={`column gap-12 ${styles.message}`}>
      <header className="row gap-8">
        <h2>{message.subject || occasionOf(message)}</h2>
        <MessageState state={message.state} />
        <span className="grow" />
        {message.state === 'failed' && (
          <Can code="Mgr.Msg.edit">
            <Button
              size="small"
              icon={<Icon name="reload" size={14} />}
              loading={isPending}
              onClick={() => void retry()}
            >
              {t('outbox.retry')}
            </Button>
          </Can>
        )}
        <IconButton name="close" label={t('app.close')} onClick={onClose} />
      </header>
      <dl className="stack three gap-8-16 size-13">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="size-12 muted lines-18">{name}</dt>
            <dd className="breaks">{value}</dd>
          </div>
        ))}
      </dl>
      {message.error && (
        <div className="notice problem">
          <Icon name="warning" />
          <span>
            {t('outbox.error')}
            {t('app.colon')}
            {message.error}
          </span>
        </div>
      )}
      <pre className="lined breaks">{message.text}</pre>
    </article>
  );
}
