import { overviewCall, readMessageCall } from '#core/contracts/own-account.ts';
import { Button } from '../../../kit/pieces/button.tsx';
import { Card } from '../../../kit/pieces/card.tsx';
import { EmptyState } from '../../../kit/pieces/empty-state.tsx';
import { ErrorState } from '../../../kit/pieces/error-state.tsx';
import { SkeletonRows } from '../../../kit/pieces/skeleton.tsx';
import { useCall, useSend } from '../../../kit/query.ts';
import { PersonalFrame } from './frame.tsx';
import { MessageList } from './message-list.tsx';
import styles from './section.module.css';
import { usePersonalWords } from './words.ts';

/** The latest messages of the platform. */
export function Component() {
  const t = usePersonalWords();
  const { data, error, refetch } = useCall(overviewCall, {}, { quiet: true });
  const readAll = useSend(readMessageCall, { invalidates: [overviewCall] });
  return (
    <PersonalFrame>
      <h1>{t('messages.title')}</h1>
      <div className={styles.bar}>
        <p>{t('messages.note')}</p>
        {data && data.counts.unread > 0 && (
          <Button small busy={readAll.isPending} onClick={() => readAll.mutate({})}>
            {t('messages.readAll', { count: data.counts.unread })}
          </Button>
        )}
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <Card boxed>
          <SkeletonRows rows={4} />
        </Card>
      ) : data.messages.length > 0 ? (
        <MessageList messages={data.messages} level={2} />
      ) : (
        <Card>
          <EmptyState title={t('messages.none')}>{t('messages.noneNote')}</EmptyState>
        </Card>
      )}
    </PersonalFrame>
  );
}
