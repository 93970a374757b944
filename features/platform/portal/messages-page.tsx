import { useSearchParams } from 'react-router';
import { messagesCall, overviewCall, readMessageCall } from '#features/accounts/calls/own-account.ts';
import { useSend } from '#web/kit/call/send.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { usePaged } from '#web/kit/controls/paged.ts';
import { Pager } from '#web/kit/controls/pager.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import styles from '#web/portal/personal/section.module.css';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import { MessageList } from './message-list.tsx';

/** The messages of the platform, all or the unread ones. */
export function Component() {
  const t = usePersonalWords();
  const [query, setQuery] = useSearchParams();
  const isUnread = query.get('show') === 'unread';
  const list = usePaged(messagesCall, isUnread ? { unread: true } : {}, { size: 20, quiet: true });
  const readAll = useSend(readMessageCall, { invalidates: [overviewCall, messagesCall] });
  const { rows = [], total = 0, unread = 0 } = list.answer ?? {};
  const markAll = () =>
    readAll.mutate(rows[0] ? { until: rows[0].at } : {}, {
      onSuccess: () => toast('success', t('messages.allRead')),
    });
  return (
    <PersonalFrame>
      <h1>{t('messages.title')}</h1>
      <div className={`row wraps apart muted ${styles.bar}`}>
        <p>{t('messages.note')}</p>
        {unread > 0 && (
          <Button small busy={readAll.isPending} onClick={markAll}>
            {t('messages.readAll', { count: unread })}
          </Button>
        )}
      </div>
      <fieldset className={`line wraps gap-8 ${styles.chips}`} aria-label={t('messages.filter')}>
        <ChipButton chosen={!isUnread} onClick={() => setQuery({})}>
          {t('messages.every')}
        </ChipButton>
        <ChipButton chosen={isUnread} onClick={() => setQuery({ show: 'unread' })}>
          {t('messages.unreadOnly')} {unread > 0 && unread}
        </ChipButton>
      </fieldset>
      {list.isPending ? (
        <Card boxed>
          <SkeletonRows rows={4} />
        </Card>
      ) : list.error && !list.answer ? (
        <ErrorState error={list.error} onRetry={list.refetch} />
      ) : rows.length > 0 ? (
        <div ref={list.top} aria-busy={list.isLeaving || undefined}>
          <MessageList messages={rows} level={2} />
          <Pager page={list.page} size={list.size} total={total} />
        </div>
      ) : (
        <Card>
          {isUnread ? (
            <EmptyState
              title={t('messages.noneUnread')}
              actions={<Button onClick={() => setQuery({})}>{t('messages.showAll')}</Button>}
            />
          ) : (
            <EmptyState title={t('messages.none')}>{t('messages.noneNote')}</EmptyState>
          )}
        </Card>
      )}
    </PersonalFrame>
  );
}
