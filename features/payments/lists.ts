import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const paymentLists = resourceHeads({
  payment: {
    path: '/apply/pay',
    name: { CN: '资金拨付', EN: 'Payments' },
    permission: 'Mgr.ApplyPay',
    load: async () => (await import('./resources/payment.ts')).payment,
  },
  paybatch: {
    path: '/apply/paybatch',
    name: { CN: '银行文件', EN: 'Bank files' },
    permission: 'Mgr.ApplyPay',
    load: async () => (await import('./resources/pay-batch.ts')).payBatch,
  },
  ledger: {
    path: '/apply/ledger',
    name: { CN: '资金台账', EN: 'Ledger' },
    permission: 'Mgr.ApplyPay',
    load: async () => (await import('./resources/ledger-entry.ts')).ledgerEntry,
  },
  reclaim: {
    path: '/apply/reclaim',
    name: { CN: '资金追回', EN: 'Claims' },
    permission: 'Mgr.ApplyPay',
    load: async () => (await import('./resources/reclaim.ts')).reclaim,
  },
  grantreport: {
    path: '/apply/grantreport',
    name: { CN: '年度报告与变更', EN: 'Reports and changes' },
    permission: 'Mgr.ApplyPay',
    load: async () => (await import('./resources/grant-report.ts')).grantReport,
  },
  paybudget: {
    path: '/apply/paybudget',
    name: { CN: '年度预算', EN: 'Budgets' },
    permission: 'Mgr.ApplyPay',
    load: async () => (await import('./resources/pay-budget.ts')).payBudget,
  },
});
