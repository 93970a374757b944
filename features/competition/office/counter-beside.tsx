import type { OutputOf } from '#core/contracts/contract.ts';
import type { entryCheckCall } from '#features/competition/organiser-calls.ts';
import { momentOf } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';

const words = {
  title: { CN: '现场核对', EN: 'At the counter' },
  none: { CN: '还没有预约窗口', EN: 'No slot is booked yet' },
  code: { CN: '打印件校验码', EN: 'Code on the print' },
  BOOKED: { CN: '已预约', EN: 'booked' },
  MISSED: { CN: '没有来', EN: 'missed' },
  DONE: { CN: '已核对', EN: 'checked' },
};

/** When the entrant brings the printed material, where, and the code by which the approved version is known. */
export function CounterBeside({ counter }: { counter: NonNullable<OutputOf<typeof entryCheckCall>['counter']> }) {
  const read = useTextIn();
  const { booking, venue, code } = counter;
  return (
    <div>
      <h3>{read(words.title)}</h3>
      <p className="size-13 breaks">
        {booking ? (
          <>
            <b>
              {momentOf(booking.startAt).day} {momentOf(booking.startAt).clock}–{momentOf(booking.endAt).clock}
            </b>{' '}
            {read(words[booking.state])} <span className="block muted">{read(venue)}</span>
          </>
        ) : (
          read(words.none)
        )}
      </p>
      {code && (
        <p className="size-13 muted">
          {read(words.code)} <code>{code}</code>
        </p>
      )}
    </div>
  );
}
