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
        DECLARE: { CN: '声明回避', EN: 'Withdrew' },
        RECUSE: { CN: '确认利益冲突', EN: 'Confirmed a conflict' },
        DISMISS: { CN: '不构成利益冲突', EN: 'Dismissed a conflict' },
        REMIND: { CN: '提醒评委', EN: 'Reminded judges' },
        REPLACE: { CN: '换评委', EN: 'Replaced a judge' },
        PROPOSE: { CN: '提出晋级名单', EN: 'Proposed a list' },
        CONFIRM: { CN: '确认晋级名单', EN: 'Confirmed a list' },
        STAGE_START: { CN: '路演计时开始', EN: 'Started the clock on stage' },
        STAGE_PAUSE: { CN: '路演计时暂停', EN: 'Paused the clock on stage' },
        STAGE_QUESTIONS: { CN: '路演进入问答', EN: 'Went to the questions' },
        STAGE_RESET: { CN: '路演计时重置', EN: 'Reset the clock on stage' },
        STAGE_NEXT: { CN: '路演下一项', EN: 'Called the next entry on stage' },
        STAGE_BACK: { CN: '路演上一项', EN: 'Went back to the entry before' },
        WITHDRAW: { CN: '撤回晋级名单', EN: 'Withdrew a list' },
      },
    },
  },
};
