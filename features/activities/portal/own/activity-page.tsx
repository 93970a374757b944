import { mySignupsCall } from '#features/activities/calls/activities.ts';
import { useActivityWords } from '#features/activities/portal/words.ts';
import { usePages } from '#web/kit/call/query.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { LoadMore } from '#web/kit/controls/load-more.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import styles from './own.module.css';
import { SignupTicket } from './signup-ticket.tsx';

/** What I signed up to: tickets, seats waited for, and what is over. */
export function Component() {
  const t = useActivityWords();
  const list = usePages(mySignupsCall, { size: 10 }, { quiet: true, staleTime: 0 });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <PersonalFrame>
      <h1>{t('own.title')}</h1>
      <p className={`muted ${styles.note}`}>{t('own.note')}</p>
      {list.isPending ? (
        <Card boxed>
          <SkeletonRows rows={4} />
        </Card>
      ) : list.error && !list.data ? (
        <ErrorState error={list.error} onRetry={list.refetch} />
      ) : rows.length === 0 ? (
        <Card>
          <EmptyState
            title={t('own.none')}
            actions={
              <ButtonLink kind="primary" to="/activity">
                {t('own.toList')}
              </ButtonLink>
            }
          >
            {t('own.noneNote')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <ul className="stack gap-20">
            {rows.map((signup) => (
              <li key={signup.id}>
                <SignupTicket signup={signup} />
              </li>
            ))}
          </ul>
          <LoadMore
            shown={rows.length}
            total={list.data?.pages[0]?.total ?? rows.length}
            more={list.hasNextPage}
            busy={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      )}
      <CalendarFeed />
    </PersonalFrame>
  );
}
