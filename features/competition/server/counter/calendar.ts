import { dayInShanghai } from '#core/calendar/dates.ts';
import { calendarFile } from '#core/calendar/ics.ts';
import { Refusal } from '#core/errors.ts';
import { textIn } from '#core/texts/text.ts';
import { portalLink } from '#server/base/mail/links.ts';
import type { FileAnswer } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { getEdition } from '../editions.ts';
import { getOwnEntry } from '../entry-record.ts';
import { bookingOf, venueOf } from './bookings.ts';

/** The booked slot of an own entry as a calendar file; NOT_FOUND while nothing is booked. */
export async function writeCounterCalendar(scope: ActorScope, { id }: { id: string }): Promise<FileAnswer> {
  const entry = await getOwnEntry(scope, id);
  const booking = await bookingOf(scope, id);
  if (!booking) throw new Refusal('NOT_FOUND', { cause: 'nothing is booked' });
  const { counter } = await getEdition(scope, entry.editionId);
  const name = textIn({ CN: '现场核对打印件', EN: 'Check of printed material' }, scope.locale);
  const url = portalLink(scope.services.env, `/personal/user/itec/${id}`);
  const text = calendarFile(
    [
      {
        uid: `${booking.id}@${new URL(url).hostname}`,
        startAt: booking.startAt,
        endAt: booking.endAt,
        title: `${name} ${entry.project}`,
        place: textIn(venueOf(counter), scope.locale),
        note: entry.no ?? '',
        url,
        changedAt: booking.updatedAt,
        isCancelled: false,
      },
    ],
    name,
  );
  const content = Buffer.from(text, 'utf8');
  return {
    kind: 'file',
    name: `${name.replaceAll(' ', '-')}-${entry.no ?? dayInShanghai(booking.startAt)}.ics`,
    type: 'text/calendar; charset=utf-8',
    size: content.length,
    disposition: 'attachment',
    content,
  };
}
