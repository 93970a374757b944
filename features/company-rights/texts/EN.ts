import type { RightTexts } from './CN.ts';

/** Words of a company's right to declare. */
export const EN: RightTexts = {
  list: {
    title: '{service}: right to declare',
    note: 'With the right, the company can declare its staff for this service. Cases under way count against its quota.',
    add: 'Ask for the right',
    edit: 'Continue',
    none: 'The right has not been requested yet',
    noneNote:
      'Have the letter of authority, the business licence and a list of staff ready. The talent office checks them.',
    waiting: 'A draft or a request is open. You can ask again when it is settled.',
    records: 'Requests',
    gone: 'There is no such service',
    goneNote: 'Choose one from the page of services.',
    services: 'All services',
  },
  current: {
    title: 'In force',
    company: 'Company',
    code: 'Credit code',
    used: 'Quota',
    usedOf: '{used} used of {granted}',
    validTo: 'Valid until',
    none: 'No right is in force at present',
    declare: 'Declare several people',
  },
  row: {
    asked: 'Asked for {count:# person|# people}',
    granted: 'Granted for {count:# person|# people}',
    validTo: 'Valid until {date}',
    updated: 'Changed {time}',
    reason: 'Note: {reason}',
  },
  form: {
    title: 'Ask for the right to declare: {service}',
    note: 'The talent office checks the documents and usually answers within 5 working days.',
    submit: 'Hand in',
    draft: 'Save as a draft',
    saved: 'The draft is saved',
    sent: 'Handed in. It will be checked.',
    failed: 'The request could not be loaded',
    locked: 'This request was handed in and cannot be changed.',
  },
  detail: {
    title: 'Right to declare',
    back: 'Take back',
    backAsk: 'It becomes a draft again, which you can change and hand in again.',
    backDone: 'Taken back',
    delete: 'Delete the draft',
    deleteAsk: 'It cannot be brought back, and its documents go with it.',
    deleted: 'The draft is deleted',
    result: 'Result',
    period: '{from} to {to}',
  },
};
