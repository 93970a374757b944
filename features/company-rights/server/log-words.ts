import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of companies' rights to declare, beside what the back office decides. */
export const rightLogWords: LogWords = {
  modules: {
    COMPANYPERM: {
      actions: {
        CREATE: { CN: '开始申请', EN: 'Began' },
        SUBMIT: { CN: '提交', EN: 'Handed in' },
        BACK: { CN: '撤回', EN: 'Taken back' },
        DELETE: { CN: '删除草稿', EN: 'Deleted the draft' },
      },
    },
  },
};
