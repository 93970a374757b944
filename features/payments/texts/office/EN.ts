import type { PaymentsOfficeTexts } from './CN.ts';

export const EN: PaymentsOfficeTexts = {
  pay: {
    checks: 'Checks before it is paid',
    conditions: 'Conditions that the applicant confirms',
    approvals: 'Who approves',
    approvalsNote: 'Nobody approves twice',
    person: 'Person {number}',
    open: 'Waiting',
    earlier: 'Round {round}, returned by the bank: {name}',
    entries: 'Entries',
    noEntries: 'No entries yet',
    debit: 'Debit',
    credit: 'Credit',
    sum: 'CNY {amount}',
    file: 'Bank file',
    fileNote: '{count:# payment|# payments}, CNY {sum}. If a single byte changes, so does the digest.',
    digest: 'Digest (SHA-256)',
    downloads: 'Downloaded {count:once|# times}; each is recorded in the business log',
    download: 'Download the bank file',
  },
};
