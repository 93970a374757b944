import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Values } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { bookBenefitCall, myCardCall } from '#features/benefits/calls/card.ts';
import { benefitBooking, mostBenefitBookings } from '#features/benefits/shared/booking.ts';
import { myBookingsCall } from '#features/places/calls.ts';
import { daysAhead } from '#features/places/shared/booking.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { useBenefitWords } from './words.ts';

type Benefit = OutputOf<typeof myCardCall>['benefits'][number];

/** When the holder wants to come for a benefit; the shop decides. */
export function BookBenefit({ benefit, onClose }: { benefit: Benefit; onClose: () => void }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const [reqId] = useState(newRequestId);
  // Closed before it goes, so that the focus returns to the button.
  const [isOpen, setOpen] = useState(true);
  const sending = useSend(bookBenefitCall, { invalidates: [myBookingsCall], quiet: ['INVALID', 'TIME_PAST'] });
  const send = async (values: Values) => {
    try {
      await sending.mutateAsync({ shop: benefit.shopId, benefit: benefit.id, values: { ...values }, reqId });
      toast('success', t('book.done'));
      setOpen(false);
    } finally {
      // Refused or not, the card behind tells which days are free now.
      void invalidate(myCardCall);
    }
  };
  return (
    <Dialog open={isOpen} wide title={t('book.title', { title: textIn(benefit.title, locale) })} onClose={onClose}>
      <div className="stack gap-20">
        <p className="breaks">{t('book.note', { shop: textIn(benefit.shop, locale), count: mostBenefitBookings })}</p>
        {benefit.days.length === 0 ? (
          <p className="muted">{t('book.noDays', { count: daysAhead })}</p>
        ) : (
          <SmallForm section={benefitBooking(benefit)} start={{ people: 1 }} label={t('book.send')} send={send}>
            <p className="small muted">{t('book.seen')}</p>
          </SmallForm>
        )}
      </div>
    </Dialog>
  );
}
