import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted beside the steps of every application. */
export const phoenixLogWords: LogWords = {
  modules: { RENEWAL: { actions: { RENEW: { CN: '提交证件更新', EN: 'Handed in a renewed document' } } } },
};
