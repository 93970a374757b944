import { useState } from 'react';
import type { InputOf } from '#core/contracts/contract.ts';
import { answerBookingCall, shopBookingsCall } from '#features/benefits/calls/redeem.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDateTime } from '#web/kit/dates.ts';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useBenefitWords } from '../words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { ShopLink } from './redeem-page.tsx';
import type { Booking } from './shop-bookings.tsx';

type Answer = InputOf<typeof answerBookingCall>['answer'];

/** A booking and what the shop is about to say of it. */
export interface Answering {
  readonly booking: Booking;
  readonly answer: Exclude<Answer, 'CONFIRMED'>;
}

/** Sends what the shop says of a booking. Refused or not, the list behind tells how it stands then. */
export function useAnswer(link: ShopLink, { id }: Booking) {
  const t = useBenefitWords();
  const [reqId] = useState(newRequestId);
  const { mutate, isPending } = useSend(answerBookingCall, {});
  const send = (answer: Answer, { reason = '', onDone }: { reason?: string; onDone?: () => void } = {}) =>
    mutate(
      { ...link, id, answer, reason, reqId },
      {
        onSuccess: () => {
          toast('success', t(`bookings.did.${answer}`));
          onDone?.();
        },
        onSettled: () => void invalidate(shopBookingsCall),
      },
    );
  return { send, isPending };
}

/** Asks for the reason that the holder reads, or whether nobody came indeed. */
export function AnswerDialog({ link, booking, answer, onClose }: Answering & { link: ShopLink; onClose: () => void }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  // Closed before it goes, so that the focus returns to the button.
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { send, isPending } = useAnswer(link, booking);
  if (answer === 'NO_SHOW')
    return (
      <ConfirmDialog
        open={isOpen}
        title={t('bookings.absentTitle')}
        confirm={t('bookings.absent')}
        kind="danger"
        busy={isPending}
        onConfirm={() => send(answer, { onDone: close })}
        onClose={onClose}
      >
        <p className="breaks">
          {t('bookings.absentNote', { name: booking.name, time: showDateTime(booking.startAt, locale) })}
        </p>
      </ConfirmDialog>
    );
  const isDeclined = answer === 'REJECTED';
  return (
    <ReasonDialog
      open={isOpen}
      title={t(isDeclined ? 'bookings.declineTitle' : 'bookings.cancelTitle')}
      label={t('bookings.reason')}
      hint={t('bookings.reasonHint')}
      action={t(isDeclined ? 'bookings.decline' : 'bookings.cancel')}
      kind="danger"
      busy={isPending}
      onSend={(reason) => send(answer, { reason, onDone: close })}
      onClose={onClose}
    />
  );
}
