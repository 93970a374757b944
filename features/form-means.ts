/** What forms and the review desk ask of other rooms: companies to suggest, and what the data file holds. */
export { searchCompanies } from './companies/portal/search-companies.ts';
export { caseRecordsCall, dataConsentCall, dataRecordAuthCall } from './data-file/calls.ts';
