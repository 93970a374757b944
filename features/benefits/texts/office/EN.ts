import type { BenefitsOfficeTexts } from './CN.ts';

export const EN: BenefitsOfficeTexts = {
  shop: {
    month: 'Month',
    statement: 'Statement',
    none: 'Nothing redeemed in this month',
    pdf: 'Statement as PDF',
    settlement: 'Settlement',
    step: { draw: 'Drawn up', check: 'Checked', shop: 'Shop agrees', objected: 'Shop objects', pay: 'Paid' },
    did: { draw: 'Drawn up', check: 'Checked', pay: 'Noted as paid' },
    waits: 'not yet',
    owed: 'Owed (CNY)',
    paidOn: 'paid on {day}',
    changed: 'What was redeemed has changed since. Draw the statement up again.',
    blocked: {
      RUNNING: 'It can be drawn up once the month is over.',
      PERSON: 'Three people draw up, check and pay a statement, and you did one of these steps.',
    },
    others: {
      draw: 'It is drawn up by those who may draw up and check statements.',
      check: 'It is checked by those who may draw up and check statements.',
      pay: 'It is paid by finance, or whoever else may pay statements.',
    },
    amount: 'Amount owed (CNY)',
    note: 'Note',
    whyOther: 'Why not the sum of the prices',
    objects: 'The shop objects: {reason}',
    unconfirmed: 'The shop has not confirmed. Paying needs a reason.',
    override: 'Why it is paid without the shop’s agreement',
    overridden: 'Paid without the shop’s agreement: {reason}',
    draw: 'Draw up',
    check: 'Confirm',
    pay: 'Note as paid',
    paidDay: 'Paid on',
    voucher: 'Voucher no.',
    again: 'Draw up again',
    list: 'List and sheet',
    link: 'Link of the staff',
    linkNote:
      'The staff opens it on a phone and redeems by scanning or typing, and answers bookings and confirms statements there. Whoever has it can redeem: make a new one when people leave.',
    noLink: 'There is a link once the shop is open.',
  },
};
