import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of data files. */
export const dataFileLogWords: LogWords = {
  modules: {
    DATAFILE: {
      name: { CN: '我的档案', EN: 'Data file' },
      actions: {
        FILE: { CN: '存入档案', EN: 'Filed' },
        CONSENT: { CN: '同意复用', EN: 'Allowed its use' },
        REVOKE: { CN: '收回同意', EN: 'Withdrew consent' },
        REMOVE: { CN: '移出档案', EN: 'Took out' },
        LOOK: { CN: '查看核验记录', EN: 'Looked at it' },
      },
    },
  },
};
