import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of field visits. */
export const visitLogWords: LogWords = {
  modules: {
    VISIT: {
      name: { CN: '实地考察', EN: 'Field visits' },
      actions: {
        OFFER: { CN: '安排考察', EN: 'Arranged' },
        PICK: { CN: '选定时间', EN: 'Time chosen' },
        SET: { CN: '定下时间', EN: 'Time set' },
        MOVE: { CN: '改期', EN: 'Moved' },
        WISH: { CN: '申请改期', EN: 'Another time asked for' },
        KEEP: { CN: '时间不变', EN: 'Time kept' },
        CANCEL: { CN: '取消考察', EN: 'Cancelled' },
        BEGIN: { CN: '开始考察', EN: 'Begun' },
        FINISH: { CN: '完成考察', EN: 'Finished' },
        ALTERED: { CN: '照片被改动', EN: 'Photo altered' },
        CHECK: { CN: '复核照片', EN: 'Photos checked' },
        NOTE: { CN: '加备注', EN: 'Note added' },
      },
    },
  },
};
