import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of batches. */
export const declarationLogWords: LogWords = {
  modules: {
    DECLAREBATCH: {
      name: { CN: '批量申报', EN: 'Declarations for employees' },
      actions: {
        UPLOAD: { CN: '上传表格', EN: 'Handed in a sheet' },
        EDIT: { CN: '改正单元格', EN: 'Put cells right' },
        FILES: { CN: '上传材料', EN: 'Added files' },
        SAVE: { CN: '生成申报', EN: 'Made applications' },
        UNDO: { CN: '撤回整批', EN: 'Taken back' },
        DROP: { CN: '丢弃表格', EN: 'Thrown away' },
        TAKE: { CN: '本人接收', EN: 'Taken up' },
        DECLINE: { CN: '本人谢绝', EN: 'Declined' },
      },
    },
  },
};
