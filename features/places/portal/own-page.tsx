import { myBookingsCall } from '#features/places/calls.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { usePaged } from '#web/kit/controls/paged.ts';
import { Pager } from '#web/kit/controls/pager.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { BookingTicket } from './booking-ticket.tsx';
import { usePlaceWords } from './words.ts';

/** What I booked, the latest hours first. */
export function Component() {
  const t = usePlaceWords();
  const list = usePaged(myBookingsCall, { size: 10 }, { size: 10, quiet: true, staleTime: 0 });
  const rows = list.answer?.rows ?? [];
  const toPlaces = <ButtonLink to="/place">{t('own.toList')}</ButtonLink>;
  return (
    <PersonalFrame>
      <h1>{t('own.title')}</h1>
      <div className="row wraps apart gap-12 below-20">
        <p className="muted">{t('own.note')}</p>
        {rows.length > 0 && toPlaces}
      </div>
      {list.isPending ? (
        <Card boxed>
          <SkeletonRows rows={4} />
        </Card>
      ) : list.error && !list.answer ? (
        <ErrorState error={list.error} onRetry={list.refetch} />
      ) : rows.length === 0 ? (
        <Card>
          <EmptyState title={t('own.none')} actions={toPlaces}>
            {t('own.noneNote')}
          </EmptyState>
        </Card>
      ) : (
        <div ref={list.top} aria-busy={list.isLeaving || undefined}>
          <ul className="stack gap-20">
            {rows.map((booking) => (
              <li key={booking.id}>
                <BookingTicket booking={booking} />
              </li>
            ))}
          </ul>
          <Pager page={list.page} size={list.size} total={list.answer?.total ?? rows.length} />
        </div>
      )}
    </PersonalFrame>
  );
}
