import { mySignupsCall } from '#features/activities/calls/activities.ts';
import { useActivityWords } from '#features/activities/portal/words.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { usePaged } from '#web/kit/controls/paged.ts';
import { Pager } from '#web/kit/controls/pager.tsx';
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
  const list = usePaged(mySignupsCall, { size: 10 }, { size: 10, quiet: true, staleTime: 0 });
  const rows = list.answer?.rows ?? [];
  return (
    <PersonalFrame>
      <h1>{t('own.title')}</h1>
      <p className={`muted ${styles.note}`}>{t('own.note')}</p>
      {list.isPending ? (
        <Card boxed>
          <SkeletonRows rows={4} />
        </Card>
      ) : list.error && !list.answer ? (
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
        <div ref={list.top} aria-busy={list.isLeaving || undefined}>
          <ul className="stack gap-20">
            {rows.map((signup) => (
              <li key={signup.id}>
                <SignupTicket signup={signup} />
              </li>
            ))}
          </ul>
          <Pager page={list.page} size={list.size} total={list.answer?.total ?? rows.length} />
        </div>
      )}
      <CalendarFeed />
    </PersonalFrame>
  );
}
