import type { SmartPolicyOfficeTexts } from './CN.ts';

export const EN: SmartPolicyOfficeTexts = {
  tryOut: {
    rules: 'Smart policy',
    title: 'Try the conditions',
    note: 'Compares the conditions in the form with those visitors have now. People are counted from answers kept with consent, without names; one to four show as “under 5”.',
    run: 'Try',
    few: 'under 5',
    unpublished: 'No conditions were published yet, so there is nothing to compare with.',
    people: 'Kept answers',
    fitBefore: 'Fit now',
    fitAfter: 'Fit then',
    gain: 'Come in',
    lose: 'Drop out',
    example: 'Case',
    expected: 'Must come out as',
    before: 'Now',
    after: 'Then',
  },
};
