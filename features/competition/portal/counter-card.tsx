import { useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import {
  counterBookCall,
  counterCalendarCall,
  counterCall,
  counterFreeCall,
  printSheetCall,
} from '#features/competition/counter-calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate, showTime, showWeekday, withWeekday } from '#web/kit/dates.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import styles from './counter-card.module.css';

type Found = OutputOf<typeof counterCall>;
type Slot = Found['days'][number]['slots'][number];

/** The counter, once the files are approved: the sheet to print, the booked slot, and the slots that are free. */
export function CounterCard({ id }: { id: string }) {
  const t = useCompetitionWords();
  const { data, error, refetch } = useCall(counterCall, { id }, { quiet: true, ...renewed });
  const [isMoving, setMoving] = useState(false);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={3} />;
  const { booking, canBook, venue } = data;
  const isAhead = booking?.state === 'BOOKED';
  const choose = canBook && (!isAhead || isMoving);
  const done = () => {
    setMoving(false);
    refetch();
  };
  return (
    <Card boxed>
      <section aria-labelledby="counter" className="column gap-16">
        <div className="row wraps apart gap-8-16">
          <h2 id="counter" className="title-20">
            {t('booking.title')}
          </h2>
          <Button onClick={() => void downloadFile(printSheetCall, { id }).catch(() => undefined)}>
            <Icon name="download" size={18} />
            {t('booking.sheet')}
          </Button>
        </div>
        <p>{t('booking.print')}</p>
        {!venue && <p className="muted">{t('booking.none')}</p>}
        {booking && isAhead && (
          <Booked id={id} found={data} booking={booking} onMove={() => setMoving(true)} onFreed={done} />
        )}
        {booking?.state === 'MISSED' && <Missed slot={booking} />}
        {choose && <Choice id={id} found={data} onBooked={done} />}
      </section>
    </Card>
  );
}

function Missed({ slot }: { slot: Slot }) {
  const t = useCompetitionWords();
  const wordsOf = useSlotWords();
  return <p className="breaks">{t('booking.missed', { time: wordsOf(slot) })}</p>;
}

function Booked({
  id,
  found: { venue },
  booking,
  onMove,
  onFreed,
}: {
  id: string;
  found: Found;
  booking: NonNullable<Found['booking']>;
  onMove: () => void;
  onFreed: () => void;
}) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const wordsOf = useSlotWords();
  const sending = useSend(counterFreeCall);
  const reqId = useRef(newRequestId());
  const [isAsking, setAsking] = useState(false);
  const free = async () => {
    try {
      await sending.mutateAsync({ id, rev: booking.rev, reqId: reqId.current });
      reqId.current = newRequestId();
      toast('success', t('booking.freed'));
    } finally {
      setAsking(false);
      onFreed();
    }
  };
  return (
    <>
      <Facts>
        <Fact name={t('booking.time')}>
          <b>{wordsOf(booking)}</b>
        </Fact>
        <Fact name={t('booking.venue')}>{venue && textIn(venue, locale)}</Fact>
        <Fact name={t('booking.bring')}>{t('booking.things')}</Fact>
      </Facts>
      <div className="row wraps gap-8">
        <Button onClick={() => void downloadFile(counterCalendarCall, { id }).catch(() => undefined)}>
          <Icon name="calendar" size={18} />
          {t('booking.calendar')}
        </Button>
        {booking.canChange && (
          <>
            <Button onClick={onMove}>{t('booking.move')}</Button>
            <Button kind="text" onClick={() => setAsking(true)}>
              {t('booking.free')}
            </Button>
          </>
        )}
      </div>
      <Dialog
        open={isAsking}
        title={t('booking.free')}
        onClose={() => setAsking(false)}
        footer={
          <Button kind="primary" busy={sending.isPending} onClick={() => void free().catch(() => undefined)}>
            {t('moves.yes')}
          </Button>
        }
      >
        <p>{t('booking.askFree', { time: wordsOf(booking) })}</p>
      </Dialog>
    </>
  );
}

/** The days with free slots, and the slots of one of them; pressing a slot books it. */
function Choice({ id, found, onBooked }: { id: string; found: Found; onBooked: () => void }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const wordsOf = useSlotWords();
  const sending = useSend(counterBookCall);
  const reqId = useRef(newRequestId());
  const [wanted, setWanted] = useState<string>();
  const { days, booking, venue } = found;
  const shown = days.find(({ day }) => day === wanted) ?? days[0];
  const rev = booking?.state === 'DONE' ? 0 : (booking?.rev ?? 0);
  const book = async ({ startAt }: Slot) => {
    try {
      const slot = await sending.mutateAsync({ id, startAt, rev, reqId: reqId.current });
      toast('success', t('booking.booked', { time: wordsOf(slot) }));
    } finally {
      // What was refused is shown as it stands now, too: somebody else was faster.
      reqId.current = newRequestId();
      onBooked();
    }
  };
  if (!shown) return <p>{t('booking.full')}</p>;
  return (
    <div className="column gap-12">
      <p>
        {t('booking.choose')} <span className="muted">{venue && textIn(venue, locale)}</span>
      </p>
      <fieldset className={styles.days}>
        <legend className="vh">{t('booking.days')}</legend>
        {days.map(({ day, slots }) => (
          <button
            key={day}
            type="button"
            className={styles.day}
            aria-pressed={day === shown.day}
            onClick={() => setWanted(day)}
          >
            <b>{showDate(slots[0]!.startAt, locale)}</b>
            <span className="small">{showWeekday(slots[0]!.startAt, locale)}</span>
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.slots}>
        <legend className="vh">{t('booking.slots')}</legend>
        {shown.slots.map((slot) => (
          <Button
            key={slot.startAt}
            disabled={sending.isPending}
            aria-label={t('booking.book', { time: wordsOf(slot) })}
            onClick={() => void book(slot).catch(() => undefined)}
          >
            {showTime(slot.startAt)}–{showTime(slot.endAt)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

/** 2026-11-30 周一 09:30–10:00 */
function useSlotWords() {
  const locale = useSession((session) => session.locale);
  return ({ startAt, endAt }: Slot) => `${withWeekday(startAt, locale)} ${showTime(startAt)}–${showTime(endAt)}`;
}
