import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of answers and of what people follow. */
export const policyLogWords: LogWords = {
  modules: {
    SMARTPOLICY: {
      name: { CN: '智能政策', EN: 'Smart policy' },
      actions: {
        ANSWERS: { CN: '保存回答', EN: 'Kept answers' },
        FORGET: { CN: '删除回答', EN: 'Removed answers' },
        FOLLOW: { CN: '关注', EN: 'Followed' },
        UNFOLLOW: { CN: '取消关注', EN: 'Stopped following' },
      },
    },
  },
};
