import {
  batchDetailCall,
  batchFileCall,
  changePayeeCall,
  confirmConditionsCall,
  grantsCall,
  paymentDetailCall,
  paymentReceiptCall,
} from '#features/payments/calls.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle, handleSlow } from '#server/handle.ts';
import { fetchBankFile, readBatch } from './bank-file.ts';
import { batchStore } from './batch-store.ts';
import { budgetStore } from './budget-store.ts';
import { paymentDatasets } from './datasets.ts';
import { ledgerStore } from './ledger-store.ts';
import { paymentLogWords } from './log-words.ts';
import { paymentPart } from './own-data.ts';
import { changePayee, confirmConditions, readGrants } from './own-payments.ts';
import { paymentStore } from './payment-store.ts';
import { followCase } from './plan-payments.ts';
import { printSlip } from './print-slip.ts';
import { readPaymentDetail } from './read-detail.ts';
import { readFunds } from './read-funds.ts';

/** What is granted, planned, approved and paid, with its ledger. */
export const payments: ServerRoom = {
  handlers: [
    handle(grantsCall, readGrants),
    handle(confirmConditionsCall, confirmConditions),
    handle(changePayeeCall, changePayee),
    handleSlow(paymentReceiptCall, printSlip),
    handle(paymentDetailCall, readPaymentDetail),
    handle(batchDetailCall, readBatch),
    handle(batchFileCall, fetchBankFile),
  ],
  stores: { payment: paymentStore, paybatch: batchStore, ledger: ledgerStore, paybudget: budgetStore },
  ownParts: [paymentPart],
  logWords: paymentLogWords,
  datasets: paymentDatasets,
  followsCases: followCase,
  funds: readFunds,
};
