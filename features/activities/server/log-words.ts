import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of sign-ups and check-in. */
export const activityLogWords: LogWords = {
  modules: {
    ACTIVITY: {
      actions: {
        SIGN: { CN: '报名', EN: 'Signed up' },
        CANCEL: { CN: '取消', EN: 'Cancelled' },
        CHECK_IN: { CN: '签到', EN: 'Checked in' },
        RATE: { CN: '评价', EN: 'Rated' },
        PRINT: { CN: '打印名单', EN: 'Printed the list' },
      },
    },
  },
};
