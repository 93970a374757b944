import type { VisitTexts } from './CN.ts';

export const EN: VisitTexts = {
  title: 'Field visit',
  offered: 'Please choose one of these times; the visitors then come to you.',
  pick: 'Choose this time',
  picked: '{time} is chosen',
  set: 'Time of the visit',
  address: 'Address',
  visitors: 'Visitors',
  calendar: 'Add to calendar (.ics)',
  moved: 'Reason: {reason}',
  cancelled: 'This visit is cancelled: {reason}',
  over: 'All of these times are over. The office will offer others.',
  prepare: 'Please have the originals of what you declared at hand, and somebody there who may sign.',
  finished: 'The visit was finished on {time} and signed by both sides.',
  declared: 'Declared: {value}',
  seen: 'Seen: {value}',
  agrees: 'Agrees',
  differs: 'Differs',
  unseen: 'Not seen',
  percent: ' ({sign}{count} %)',
  note: 'Note: {note}',
};
