/** Types of the Phoenix Plan in which a company stands in the middle and the applicant acts for it. */
export const companyTypes = ['ACE', 'UNIT'] as const;
