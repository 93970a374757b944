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
    PAYBATCH: {
      actions: { 'DOWNLOAD-BANK-FILE': { CN: '下载银行文件', EN: 'Downloaded a bank file' } },
    },
  },
};
