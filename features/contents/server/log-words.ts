import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of contents beside the steps of their lists. */
export const contentLogWords: LogWords = {
  modules: {
    CONTENT: {
      name: { CN: '内容', EN: 'Contents' },
      actions: {
        CHECK: { CN: '检查链接', EN: 'Asked for links to be checked' },
        CHECKED: { CN: '检查完毕', EN: 'Links checked' },
      },
    },
  },
};
