import { dayInShanghai } from '#core/calendar/dates.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { endOfWorkingDay } from '#features/casework/server/applications/status/deadlines.ts';
import { addEvent } from '#features/casework/server/applications/status/transition.ts';
import { noticeMessages } from '#features/publicity/messages.ts';
import type { objections } from '#features/publicity/server/tables.ts';
import { aspectNames, defenceDays } from '#features/publicity/shared/objection.ts';
import { tell } from '#server/base/mail/tell.ts';
import type { ActorScope } from '#server/scope.ts';

type Objection = typeof objections.$inferSelect;

/**
 * Asks the applicant for their view on an objection that is looked into, and answers until when. They read what it is
 * about, never who objected nor what was written: facts tell who knows them.
 */
export async function askApplicant(
  scope: ActorScope,
  { objection, application }: { objection: Objection; application: ApplicationRecord },
): Promise<Date> {
  const dueAt = await endOfWorkingDay(scope, defenceDays);
  const { id, no, ownerId } = application;
  await addEvent(scope, application, { action: 'hear', as: 'operator' });
  await tell(scope, noticeMessages.asked, {
    to: ownerId,
    facts: {
      id,
      no,
      programme: definitionOf(application.programme).name,
      reason: aspectNames(objection.aspects),
      day: dayInShanghai(dueAt.getTime()),
    },
  });
  return dueAt;
}
