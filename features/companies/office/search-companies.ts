import { companySearchCall } from '#features/companies/calls.ts';
import type { CompanySearch } from '#web/kit/form/form-scope.ts';
import { officeCall } from '#web/office/office-call.ts';

/** Authenticated companies that a text in a form of the back office may mean. */
export const searchCompanies: CompanySearch = async (text, signal) => {
  const { rows } = await officeCall(companySearchCall, { key: text.slice(0, 100) }, { signal, quiet: true });
  return rows;
};
