import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Values } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { profileCall } from '#features/accounts/calls/own-account.ts';
import { bookPlaceCall, myBookingsCall, placeOneCall } from '#features/places/calls.ts';
import { bookingSection, mostBookings } from '#features/places/shared/booking.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import type { Wanted } from './free-week.tsx';
import type { OnePlace } from './place-page.tsx';
import { usePlaceWords } from './words.ts';

/** The form of a booking, with what is known: the hours that were chosen, and the person's name and phone. */
export function BookDialog({ place, wanted, onClose }: { place: OnePlace; wanted: Wanted; onClose: () => void }) {
  const t = usePlaceWords();
  const locale = useSession((state) => state.locale);
  const navigate = useNavigate();
  const { data: profile } = useCall(profileCall, {}, { quiet: true });
  const [reqId] = useState(newRequestId);
  const sending = useSend(bookPlaceCall, {
    invalidates: [myBookingsCall],
    quiet: ['INVALID', 'TIME_PAST', 'PLACE_TAKEN', 'PLACE_NOT_OPEN'],
  });
  const send = async (values: Values) => {
    try {
      await sending.mutateAsync({ id: place.id, values: { ...values }, reqId });
      toast('success', t('booked'));
      onClose();
      void navigate('/personal/booking');
    } finally {
      // Refused or not, the week behind tells what is free now.
      void invalidate(placeOneCall);
    }
  };
  return (
    <Dialog open wide title={t('bookTitle', { place: textIn(place.name, locale) })} onClose={onClose}>
      <p>{t('bookNote', { count: mostBookings })}</p>
      {profile ? (
        <SmallForm
          section={bookingSection(place.capacity)}
          start={{
            day: wanted.day,
            startAt: wanted.from,
            endAt: wanted.to === '24:00' ? '23:30' : wanted.to,
            name: profile.nickname,
            phone: { area: profile.area ?? '+86', number: profile.phone ?? '' },
          }}
          label={t('submit')}
          send={send}
        />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Dialog>
  );
}
