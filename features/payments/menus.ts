import { menuOf } from '#core/resources/menu.ts';
import { paymentLists } from './lists.ts';

export const paymentMenus = [
  menuOf(paymentLists.payment, { name: 'ApplyPay' }),
  menuOf(paymentLists.paybatch, { name: 'ApplyPayBatch' }),
  menuOf(paymentLists.grantreport, { name: 'ApplyGrantReport' }),
  menuOf(paymentLists.reclaim, { name: 'ApplyReclaim' }),
  menuOf(paymentLists.ledger, { name: 'ApplyLedger' }),
  menuOf(paymentLists.paybudget, { name: 'ApplyPayBudget' }),
];
