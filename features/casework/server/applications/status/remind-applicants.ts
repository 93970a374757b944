import { dayInShanghai } from '#core/calendar/dates.ts';
import type { Message } from '#core/messages/message.ts';
import { dueMessages } from '#features/casework/due-messages.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { tell } from '#server/base/mail/tell.ts';
import type { Services } from '#server/services.ts';
import { type Reminder, remindDue } from './remind-due.ts';

/** What applicants are reminded of, and on which days before the due date. */
export const reminders: readonly Reminder[] = [
  ...before([3, 1], { state: 'SUPPLEMENT', message: dueMessages.correction }),
  ...before([3, 1], { state: 'UNIT_RETURNED', message: dueMessages.returned }),
  ...before([3, 1], {
    state: 'APPROVED',
    programmes: programmes.filter(({ isOffer }) => isOffer).map(({ code }) => code),
    message: dueMessages.offer,
  }),
  ...before([60, 15], { state: 'EFFECTIVE', message: dueMessages.result }),
];

/** Tells applicants of due dates to come: corrections, offers, and results that end; returns of how many. */
export async function remindApplicants(services: Services): Promise<number> {
  let told = 0;
  for (const reminder of reminders) told += await remindDue(services, reminder);
  return told;
}

interface Cases extends Pick<Reminder, 'state' | 'programmes'> {
  readonly message: Message;
}

/** Days count whole: three days before the end of the 10th is the end of the 7th. */
function before(days: readonly number[], { message, ...cases }: Cases): Reminder[] {
  return days.map((day, at) => ({
    ...cases,
    action: `remind-${cases.state.toLowerCase()}-${day}`,
    hours: day * 24,
    until: (days[at + 1] ?? 0) * 24,
    async tell(scope, { id, no, ownerId, programme, dueAt }) {
      const due = dayInShanghai(dueAt.getTime());
      await tell(scope, message, { to: ownerId, facts: { id, no, due, programme: definitionOf(programme).name } });
    },
  }));
}
