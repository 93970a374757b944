import type { BenefitsOfficeTexts } from './CN.ts';

export const EN: BenefitsOfficeTexts = {
  shop: {
    month: 'Month',
    statement: 'Statement',
    none: 'Nothing redeemed in this month',
    benefit: 'Benefit',
    used: 'Redeemed',
    voided: 'Void',
    people: 'People',
    total: 'Total',
    pdf: 'Statement as PDF',
    list: 'List and sheet',
    link: 'Link of the staff',
    linkNote:
      'The staff opens it on a phone and redeems by scanning or typing. Whoever has it can redeem: make a new one when people leave.',
    noLink: 'There is a link once the shop is open.',
  },
};
