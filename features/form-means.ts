import { formWords } from '#web/kit/form/words.ts';
import { withWords } from '#web/kit/with-words.ts';
import { publicityWords } from './publicity/portal/words.ts';

/** What forms and the review desk ask of other rooms: companies to suggest, and what the data file holds. */
export { searchCompanies } from './companies/portal/search-companies.ts';
export { caseRecordsCall, dataConsentCall, dataRecordAuthCall } from './data-file/calls.ts';

/** Raising an objection, below a public notice; it comes with its words when such a notice is read. */
export const loadObjectionPanel = withWords(
  { ...formWords, ...publicityWords },
  () => import('./publicity/portal/objection-panel.tsx'),
);
