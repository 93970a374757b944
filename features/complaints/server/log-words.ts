import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of those who complain. */
export const complaintLogWords: LogWords = {
  modules: {
    COMPLAINT: {
      actions: {
        FILE: { CN: '提交', EN: 'Filed' },
        ADD_WORDS: { CN: '补充', EN: 'Added to' },
        JUDGE: { CN: '评价', EN: 'Rated' },
        REOPEN: { CN: '重新打开', EN: 'Reopened' },
      },
    },
  },
};
