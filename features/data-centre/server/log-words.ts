import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of reports beside the actions of their list. */
export const reportLogWords: LogWords = {
  modules: {
    REPORTFORM: {
      actions: {
        EXPORT: { CN: '导出', EN: 'Exported' },
        FETCH: { CN: '下载报表文件', EN: 'Fetched the file' },
      },
    },
  },
};
