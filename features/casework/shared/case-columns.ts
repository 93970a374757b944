import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { ListColumn } from '#core/resources/list-column.ts';
import { textIn } from '#core/texts/text.ts';
import { findState } from '#core/workflow/states.ts';
import type { queueCall } from '#features/casework/calls/review.ts';
import { findHead } from '#features/casework/programmes/heads.ts';

type CaseRow = OutputOf<typeof queueCall>['rows'][number];

const moment = (at: string | null) => (at === null ? '' : dateTimeInShanghai(new Date(at)));

/** The columns of a file of cases; applicants are named as in the queue, masked. */
export const caseColumns: readonly ListColumn<CaseRow>[] = [
  { title: { CN: '办件编号', EN: 'Case number' }, width: 16, text: ({ no }) => no },
  {
    title: { CN: '项目', EN: 'Programme' },
    width: 20,
    text({ programme }, locale) {
      const found = findHead(programme);
      return found ? textIn(found.name, locale) : programme;
    },
  },
  { title: { CN: '申请人', EN: 'Applicant' }, width: 14, text: ({ applicant }) => applicant },
  { title: { CN: '事项', EN: 'Subject' }, width: 30, text: ({ subject }, locale) => textIn(subject, locale) },
  {
    title: { CN: '状态', EN: 'State' },
    width: 14,
    text({ state }, locale) {
      const found = findState(state);
      return found ? textIn(found.name, locale) : state;
    },
  },
  { title: { CN: '提交时间', EN: 'Submitted' }, width: 17, text: ({ submittedAt }) => moment(submittedAt) },
  { title: { CN: '办理时限', EN: 'Due' }, width: 17, text: ({ dueAt }) => moment(dueAt) },
  { title: { CN: '补正轮次', EN: 'Rounds' }, width: 8, text: ({ round }) => String(round) },
  { title: { CN: '未答补正项', EN: 'Open corrections' }, width: 10, text: ({ openItems }) => String(openItems) },
  { title: { CN: '经办人', EN: 'Assigned to' }, width: 14, text: ({ assignee }) => assignee?.name ?? '' },
];
