import {
  batchDetailCall,
  batchFileCall,
  changePayeeCall,
  changeReportCall,
  companyReportsCall,
  confirmConditionsCall,
  grantsCall,
  paymentDetailCall,
  paymentReceiptCall,
  paymentSumsCall,
  reclaimDetailCall,
  reportDetailCall,
  yearlyReportCall,
} from '#features/payments/calls.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle, handleSlow } from '#server/handle.ts';
import { paymentBadges } from './badges.ts';
import { fetchBankFile, readBatch } from './bank-file.ts';
import { batchStore } from './batch-store.ts';
import { budgetStore } from './budget-store.ts';
import { paymentDatasets } from './datasets.ts';
import { reportFiles } from './file-policy.ts';
import { ledgerStore } from './ledger-store.ts';
import { paymentLogWords } from './log-words.ts';
import { paymentPart } from './own-data.ts';
import { changePayee, confirmConditions, readGrants } from './own-payments.ts';
import { paymentStore } from './payment-store.ts';
import { followCase } from './plan-payments.ts';
import { printSlip } from './print-slip.ts';
import { readPaymentDetail } from './read-detail.ts';
import { readFunds } from './read-funds.ts';
import { readPaymentSums } from './read-sums.ts';
import { readReclaimDetail } from './reclaims/read-detail.ts';
import { reclaimStore } from './reclaims/reclaim-store.ts';
import { readCompanyReports } from './reports/company-reports.ts';
import { handInReport, reportChange } from './reports/own-reports.ts';
import { readReportDetail } from './reports/read-detail.ts';
import { remindOfReports } from './reports/remind.ts';
import { reportStore } from './reports/report-store.ts';

/** What is granted, planned, approved and paid, with its ledger. */
export const payments: ServerRoom = {
  handlers: [
    handle(grantsCall, readGrants),
    handle(confirmConditionsCall, confirmConditions),
    handle(changePayeeCall, changePayee),
    handleSlow(paymentReceiptCall, printSlip),
    handle(paymentDetailCall, readPaymentDetail),
    handle(paymentSumsCall, readPaymentSums),
    handle(yearlyReportCall, handInReport),
    handle(changeReportCall, reportChange),
    handle(companyReportsCall, readCompanyReports),
    handle(reportDetailCall, readReportDetail),
    handle(reclaimDetailCall, readReclaimDetail),
    handle(batchDetailCall, readBatch),
    handle(batchFileCall, fetchBankFile),
  ],
  stores: {
    payment: paymentStore,
    paybatch: batchStore,
    reclaim: reclaimStore,
    grantreport: reportStore,
    ledger: ledgerStore,
    paybudget: budgetStore,
  },
  schedules: [{ name: 'remind-of-reports', cron: '41 8 * * *', run: remindOfReports }],
  ownParts: [paymentPart],
  fileReaders: [reportFiles],
  badges: paymentBadges,
  logWords: paymentLogWords,
  datasets: paymentDatasets,
  followsCases: followCase,
  funds: readFunds,
};
