import type { HousingTexts } from './CN.ts';

/** Words of the technology-talent declaration and of housing support. */
export const EN: HousingTexts = {
  declare: {
    title: 'Technology talent declaration',
    note: 'Recognition, the Phoenix Plan, and support with housing, schooling and residence: choose what you apply for.',
    programmes: 'What you can apply for',
    mine: 'My applications',
    all: 'See all',
    none: 'No applications yet',
    noneNote: 'Choose from the list above, read the conditions and start. Drafts are saved as you type.',
  },
  housing: {
    title: 'Housing application',
    note: 'Rent support is paid each quarter, support for buying and settling in instalments. You can have one of the three at a time.',
    begin: 'Apply for housing support',
    guide: 'Guide',
    mine: 'My housing applications',
    none: 'No housing applications yet',
    noneNote: 'First see which kind of support fits you, then prepare the documents.',
    closed: 'Applications are closed at present. You can read earlier ones.',
    detail: 'Housing application',
  },
  plan: {
    title: 'Payments',
    note: 'Payments follow the agreement. Before each, these conditions are checked.',
    once: 'Once',
    QUARTER: 'Each quarter, {count:# time|# times} in all',
    YEAR: 'Each year, {count:# time|# times} in all',
    open: 'Amount still open',
    amount: 'CNY {amount}',
    total: 'In all',
    checks: 'Checked before each payment',
  },
};
