import { dayInShanghai } from '#core/calendar/dates.ts';
import { fillText } from '#core/errors.ts';
import type { Text } from '#core/texts/text.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { tellAccount } from '#server/base/mail/tell-account.ts';
import { writeToAccount } from '#server/base/mail/write-to-account.ts';
import type { Scope } from '#server/scope.ts';
import type { ApplicationRecord } from './facts.ts';
import type { Step } from './transition.ts';
import { applicantWordings, officerWordings } from './wordings.ts';

interface News {
  readonly application: ApplicationRecord;
  readonly programme: Programme;
  readonly step: Step;
  /** The deadline that began with the step. */
  readonly dueAt: Date | null;
}

/** Tells the applicant inside the product and by mail, and on a step of the applicant the officer in charge inside the product. */
export async function announce(scope: Scope, news: News): Promise<void> {
  const { application, step } = news;
  const wording = applicantWordings[step.action];
  if (wording) {
    const letter = {
      title: wording.title,
      body: filled(wording.body, news),
      path: `/personal/declare/${application.id}`,
    };
    await writeToAccount(scope, {
      accountId: application.ownerId,
      ...letter,
      link: seeProgress,
      scene: 'APPLICATION',
    });
  }
  const toOfficer = officerWordings[step.action];
  if (!toOfficer || step.as !== 'applicant' || application.assigneeId === null) return;
  await tellAccount(scope, {
    accountId: application.assigneeId,
    title: toOfficer.title,
    body: filled(toOfficer.body, news),
    path: `/apply/task?id=${application.id}`,
  });
}

const seeProgress: Text = { CN: '查看办理进度', EN: 'See the progress' };

function filled(text: Text, { application, programme, step, dueAt }: News): Text {
  const params = {
    no: application.no ?? '',
    due: dueAt ? dayInShanghai(dueAt.getTime()) : '',
    reason: step.reason?.trim() ?? '',
  };
  return {
    CN: fillText(text.CN, { ...params, programme: programme.name.CN }),
    EN: fillText(text.EN, { ...params, programme: programme.name.EN }),
  };
}
