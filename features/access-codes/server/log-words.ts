import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of access codes. */
export const accessLogWords: LogWords = {
  modules: {
    ACCESSCODE: {
      name: { CN: '凭码', EN: 'Access codes' },
      actions: {
        GENERATE: { CN: '生成凭码', EN: 'Made access codes' },
        USE: { CN: '使用凭码', EN: 'Used an access code' },
      },
    },
  },
};
