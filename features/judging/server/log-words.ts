import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of the judging beside what its lists note. */
export const judgingLogWords: LogWords = {
  modules: {
    JUDGING: {
      name: { CN: '大赛评审', EN: 'Judging' },
      actions: {
        ASSIGN: { CN: '分配评委', EN: 'Drew judges' },
        SCORE: { CN: '提交评分', EN: 'Handed in scores' },
        ABSTAIN: { CN: '弃权', EN: 'Abstained' },
        DECLARE: { CN: '声明回避', EN: 'Stepped back' },
        RECUSE: { CN: '确认利益冲突', EN: 'Confirmed a tie' },
        DISMISS: { CN: '不构成利益冲突', EN: 'Dismissed a tie' },
        REMIND: { CN: '提醒评委', EN: 'Reminded judges' },
        PROPOSE: { CN: '提出晋级名单', EN: 'Proposed a list' },
        CONFIRM: { CN: '确认晋级名单', EN: 'Confirmed a list' },
        WITHDRAW: { CN: '撤回晋级名单', EN: 'Withdrew a list' },
      },
    },
  },
};
