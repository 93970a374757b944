/** Companies that a text may mean, with their credit codes. */
export type CompanySearch = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly { readonly name: string; readonly code: string }[]>;

let offered: CompanySearch | undefined;

/** Lets fields that name a company suggest some; a front end that offers none has fields without suggestions. */
export function offerCompanies(search: CompanySearch): void {
  offered = search;
}

export function companySearch(): CompanySearch | undefined {
  return offered;
}
