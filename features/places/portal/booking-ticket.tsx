import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import { cancelBookingCall, myBookingsCall, placeOneCall } from '#features/places/calls.ts';
import { type PrebookState, prebookStates } from '#features/places/shared/prebook.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { dayAndMonth, showDeadline, showTime } from '#web/kit/dates.ts';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { DateBlock } from '#web/kit/pieces/date-block.tsx';
import { Ticket } from '#web/kit/pieces/paper-slip.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './places.module.css';
import { stateTones } from './state-tones.ts';
import { usePlaceWords } from './words.ts';

type Booking = OutputOf<typeof myBookingsCall>['rows'][number];

/** One booking: where and when, how it stands, and once confirmed the code to show. */
export function BookingTicket({ booking }: { booking: Booking }) {
  const t = usePlaceWords();
  const locale = useSession((state) => state.locale);
  const [isAsking, setAsking] = useState(false);
  const state = booking.state as PrebookState;
  const { letters, note } = booking;
  const isLapsed = state === 'PENDING' && new Date(booking.endAt).getTime() < now();
  return (
    <Ticket
      stub={
        state === 'CONFIRMED' && !booking.benefit ? (
          <span className={`stack gap-4 small muted ${styles.code}`}>
            <QrCode value={letters} size={104} label={t('own.code')} />
            <b className="ink">
              {letters.slice(0, 4)} {letters.slice(4)}
            </b>
          </span>
        ) : (
          <DateBlock look="list" iso={booking.startAt} {...dayAndMonth(booking.startAt, locale)} />
        )
      }
    >
      <div className={styles.own}>
        <Tag tone={stateTones[state]}>{textIn(prebookStates[state].label, locale)}</Tag>
        <h2>
          {booking.benefit ? (
            textIn(booking.benefit, locale)
          ) : (
            <Link className="ink unlined lit" to={`/place/${booking.placeId}`}>
              {textIn(booking.place, locale)}
            </Link>
          )}
        </h2>
        <span className="meta">
          <span>
            <Icon name="clock" size={16} />
            {timeOf(booking, locale)}
          </span>
          <span className="breaks">
            <Icon name="place" size={16} />
            {booking.benefit && `${textIn(booking.place, locale)} · `}
            {textIn(booking.address, locale)}
          </span>
        </span>
        <p className="small muted breaks above-6">
          {[t('own.people', { count: booking.people }), booking.purpose].filter(Boolean).join(' · ')}
        </p>
        {booking.benefit && state === 'CONFIRMED' && (
          <p className="small above-6">
            <Link to="/personal/card">{t('own.showCard')}</Link>
          </p>
        )}
        {isLapsed && <p className="small muted above-6">{t('own.lapsed')}</p>}
        {note && <p className="small muted breaks above-6">{t('own.reason', { reason: note })}</p>}
        {booking.canCancel && (
          <div className="line wraps gap-8 above-12">
            <Button small onClick={() => setAsking(true)}>
              {t('own.cancel')}
            </Button>
          </div>
        )}
      </div>
      {isAsking && <CancelBooking booking={booking} onClose={() => setAsking(false)} />}
    </Ticket>
  );
}

/** From when to when; a shop is told when one comes, not when one goes. */
function timeOf({ startAt, endAt, benefit }: Booking, locale: Locale): string {
  return benefit ? showDeadline(startAt, locale) : `${showDeadline(startAt, locale)}–${showTime(endAt)}`;
}

function CancelBooking({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = usePlaceWords();
  const locale = useSession((state) => state.locale);
  const [reqId] = useState(newRequestId);
  const send = useSend(cancelBookingCall, { invalidates: [myBookingsCall, placeOneCall] });
  const done = () => {
    toast('success', t('own.cancelled'));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('own.cancelTitle')}
      confirm={t('own.cancel')}
      kind="danger"
      busy={send.isPending}
      onClose={onClose}
      onConfirm={() => send.mutate({ id: booking.id, reqId }, { onSuccess: done, onError: onClose })}
    >
      <p>
        {t('own.cancelNote', {
          place: textIn(booking.benefit ?? booking.place, locale),
          time: timeOf(booking, locale),
        })}
      </p>
    </ConfirmDialog>
  );
}
