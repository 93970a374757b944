import { dayInShanghai } from '#core/calendar/dates.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { noticeMessages, objectionDeskMessages, objectionMessages } from '#features/publicity/messages.ts';
import type { objections } from '#features/publicity/server/tables.ts';
import { aspectNames } from '#features/publicity/shared/objection.ts';
import { tell } from '#server/base/mail/tell.ts';
import type { Scope } from '#server/scope.ts';
import type { PublicNotice } from './notice.ts';
import { tellObjector } from './tell-objector.ts';

interface Arrived {
  readonly objection: typeof objections.$inferSelect;
  readonly notice: PublicNotice;
  /** The case that is on hold now. */
  readonly application: ApplicationRecord | undefined;
}

/** Tells of a new objection whoever raised it, the applicant it holds up, and who published the notice or has the case. */
export async function tellAll(scope: Scope, { objection, notice, application }: Arrived): Promise<void> {
  await tellObjector(scope, objectionMessages.received, objection, {
    day: dayInShanghai(objection.dueAt.getTime()),
  });
  const reason = aspectNames(objection.aspects);
  if (application)
    await tell(scope, noticeMessages.held, {
      to: application.ownerId,
      // The applicant reads what is objected to, never who did.
      facts: { id: application.id, no: application.no, programme: definitionOf(application.programme).name, reason },
    });
  const officers = new Set([notice.round?.publishedBy, application?.assigneeId].filter((id) => id != null));
  if (officers.size > 0)
    await tell(scope, objectionDeskMessages.arrived, {
      to: [...officers],
      facts: { id: objection.id, no: objection.no, title: notice.title, reason },
    });
}
