/** Suggests companies where a form of another room asks for one. */
export { searchCompanies } from './companies/portal/search-companies.ts';
