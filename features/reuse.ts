/** What forms and the review desk ask of the data file: whether it may be used, and what a case took from it. */
export { caseRecordsCall, dataConsentCall, dataRecordAuthCall } from './data-file/calls.ts';
