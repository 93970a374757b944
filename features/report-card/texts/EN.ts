import type { ReportTexts } from './CN.ts';

export const EN: ReportTexts = {
  title: 'Our report card',
  note: 'How many days each step really took. Groups under five are not shown, so that nobody is recognised.',
  year: 'Year',
  at: 'As of {time}',
  csv: 'Download CSV',
  json: 'Download JSON',
  step: 'Step',
  count: 'Cases',
  median: 'Half within',
  slowest: 'Slowest tenth over',
  days: '{days:# day|# days}',
  few: 'under five',
  submitted: '{count} applications',
  returned: '{count} came back for corrections',
  objections: '{count} objections, {upheld} upheld',
  fewOf: 'fewer than 5',
  reasons: 'Why most came back',
  reason: '{text} ({count:# time|# times})',
  none: 'There are no figures to show for this year',
  noneNote: 'Try another year.',
};
