import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of invitations. */
export const tenantLogWords: LogWords = {
  modules: {
    TENANTUSER: {
      actions: {
        ACCEPT: { CN: '接受邀请', EN: 'Accepted' },
        DECLINE: { CN: '谢绝邀请', EN: 'Declined' },
      },
    },
  },
};
