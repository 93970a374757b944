import { authSearchCall } from '#features/companies/calls.ts';
import { call } from '#web/kit/call/call.ts';
import type { CompanySearch } from '#web/kit/form/form-scope.ts';

/** Authenticated companies that a text may mean. */
export const searchCompanies: CompanySearch = async (text, signal) => {
  const { rows } = await call(
    authSearchCall,
    { key: text.slice(0, 100) },
    { signal, quiet: true, reauthenticate: 'in-place' },
  );
  return rows;
};
