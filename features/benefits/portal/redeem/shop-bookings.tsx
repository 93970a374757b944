import { useState } from 'react';
import { dayInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { shopBookingsCall } from '#features/benefits/calls/redeem.ts';
import { stateTones } from '#features/places/portal/state-tones.ts';
import { type PrebookState, prebookStates } from '#features/places/shared/prebook.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDeadline, showTime } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from '../benefits.module.css';
import { useBenefitWords } from '../words.ts';
import { AnswerDialog, type Answering, useAnswer } from './answer-booking.tsx';
import type { ShopLink } from './redeem-page.tsx';

export type Booking = OutputOf<typeof shopBookingsCall>['rows'][number];

/** Whom the shop expects today and later, and what it says of each. Nothing where nobody booked. */
export function ShopBookings({ link }: { link: ShopLink }) {
  const t = useBenefitWords();
  const { data, error, refetch } = useCall(shopBookingsCall, link, { quiet: true, staleTime: 0 });
  const [answering, setAnswering] = useState<Answering>();
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  const rows = data?.rows ?? [];
  const today = dayInShanghai(now());
  const waiting = rows.filter(({ state }) => state === 'PENDING').length;
  const parts = [
    { key: 'today', own: rows.filter(({ startAt }) => dayInShanghai(startAt) === today) },
    { key: 'later', own: rows.filter(({ startAt }) => dayInShanghai(startAt) > today) },
  ] as const;
  return (
    <>
      {waiting > 0 && (
        <p className={`toned rounded ${styles.waiting}`} data-tone="warn" role="status">
          {t('bookings.waiting', { count: waiting })}
        </p>
      )}
      {parts.map(
        ({ key, own }) =>
          own.length > 0 && (
            <section key={key} aria-labelledby={`bookings-${key}`}>
              <h2 id={`bookings-${key}`} className="title-20 below-8">
                {t(`bookings.${key}`, { count: own.length })}
              </h2>
              <ul>
                {own.map((each) => (
                  <One key={each.id} link={link} booking={each} isToday={key === 'today'} onAsk={setAnswering} />
                ))}
              </ul>
            </section>
          ),
      )}
      {answering && <AnswerDialog link={link} {...answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}

interface OneProps {
  readonly link: ShopLink;
  readonly booking: Booking;
  readonly isToday: boolean;
  readonly onAsk: (answering: Answering) => void;
}

function One({ link, booking, isToday, onAsk }: OneProps) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const { title, name, people, remark, startAt } = booking;
  const state = booking.state as PrebookState;
  return (
    <li className={`stack gap-8 parted ${styles.use}`}>
      <div className="line apart top gap-12">
        <span className="slim">
          <b className="block breaks">{textIn(title, locale)}</b>
          <span className="small muted breaks">
            {[name, t('bookings.people', { count: people }), remark].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="rigid small stack gap-4 to-right">
          <time dateTime={startAt}>{isToday ? showTime(startAt) : showDeadline(startAt, locale)}</time>
          <span>
            <Tag tone={stateTones[state]}>{textIn(prebookStates[state].label, locale)}</Tag>
          </span>
        </span>
      </div>
      <Steps link={link} booking={booking} isToday={isToday} onAsk={onAsk} />
    </li>
  );
}

/** What the shop can do about a booking now: answer it, call it off until its time, note a no-show from then on. */
function Steps({ link, booking, isToday, onAsk }: OneProps) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const { state, startAt, title } = booking;
  const { send, isPending } = useAnswer(link, booking);
  const about = (
    <span className="vh">
      {textIn(title, locale)} {booking.name} {showTime(startAt)}
    </span>
  );
  if (state === 'PENDING')
    return (
      <div className="line wraps gap-8">
        <Button small busy={isPending} onClick={() => send('CONFIRMED')}>
          {t('bookings.confirm')}
          {about}
        </Button>
        <Button small kind="text" onClick={() => onAsk({ booking, answer: 'REJECTED' })}>
          {t('bookings.decline')}
          {about}
        </Button>
      </div>
    );
  if (state !== 'CONFIRMED') return null;
  const hasBegun = new Date(startAt).getTime() <= now();
  return (
    <div className="line apart wraps gap-8">
      {isToday && <span className="small muted">{t('bookings.scan')}</span>}
      <Button small kind="text" onClick={() => onAsk({ booking, answer: hasBegun ? 'NO_SHOW' : 'CANCELLED' })}>
        {t(hasBegun ? 'bookings.absent' : 'bookings.cancel')}
        {about}
      </Button>
    </div>
  );
}
