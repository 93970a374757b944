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
    fileNote: '{count:# payment|# payments}, CNY {sum}. Change one byte of it and the digest differs.',
    digest: 'Digest (SHA-256)',
    downloads: 'Downloaded {count:once|# times}; each is noted in the business log',
    download: 'Download the bank file',
  },
};
