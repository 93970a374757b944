import type { ComplaintsOfficeTexts } from './CN.ts';

export const EN: ComplaintsOfficeTexts = {
  complaint: {
    onTime: 'On time',
    satisfied: 'Satisfied',
    solved: 'Settled',
    rate: '{count} of {of}',
    rates: 'Last year',
    thread: 'What was written',
    person: 'Whoever complained',
    accept: 'Taking up',
    answer: 'Answer',
    internal: 'Internal note: visible to staff only',
    kind: {
      WORDS: 'added',
      NOTE: 'internal note',
      REPLY: 'answer',
      ACCEPTED: 'took it up',
      ASSIGNED: 'assigned it',
      EXTENDED: 'gave more time',
      REOPENED: 'opened it again',
      CLOSED: 'closed it',
      INVALID: 'did not take it up',
    },
  },
};
