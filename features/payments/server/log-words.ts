import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted beside the actions of its lists. */
export const paymentLogWords: LogWords = {
  modules: {
    PAYMENT: {
      actions: {
        CONFIRM: { CN: '确认拨付条件', EN: 'Confirmed the conditions of a payment' },
        'CHANGE-PAYEE': { CN: '更换收款账户', EN: 'Named another account' },
      },
    },
    GRANTREPORT: {
      actions: {
        'HAND-IN': { CN: '提交年度报告', EN: 'Handed in a yearly report' },
        'REPORT-CHANGE': { CN: '报告变更', EN: 'Reported a change' },
      },
    },
    RECLAIM: { actions: { CLAIM: { CN: '追回', EN: 'Claimed back' } } },
    PAYBATCH: {
      actions: { 'DOWNLOAD-BANK-FILE': { CN: '下载银行文件', EN: 'Downloaded a bank file' } },
    },
  },
};
