import { dayInShanghai } from '#core/calendar/dates.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { type Reminder, remindDue } from '#features/casework/server/applications/status/remind-due.ts';
import type { Services } from '#server/services.ts';
import { tellEmployer } from './tell-employer.ts';

const toEmployer: Reminder = {
  action: 'remind-employer',
  state: 'UNIT_REVIEW',
  hours: 36,
  until: 0,
  async tell(scope, { id, programme, employerId, applicant, dueAt }) {
    if (employerId === null) return;
    await tellEmployer(scope, { employerId, programme }, 'remind', {
      id,
      name: applicant,
      programme: definitionOf(programme).name,
      due: dayInShanghai(dueAt.getTime()),
    });
  },
};

/** Tells employers once of each case that they have to answer within a day and a half; returns of how many. */
export async function remindEmployers(services: Services): Promise<number> {
  return await remindDue(services, toEmployer);
}
