import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted beside the saves and actions of rounds and objections. */
export const publicityLogWords: LogWords = {
  modules: {
    PUBLICITY: {
      actions: {
        CLOSE: { CN: '公示期满', EN: 'The period ended' },
        'LEAVE-OUT': { CN: '移出名单', EN: 'Took a case off the list' },
      },
    },
    OBJECTION: {
      actions: {
        ADD: { CN: '收到异议', EN: 'Arrived' },
        REGISTER: { CN: '代为登记', EN: 'Registered for somebody' },
        DEFEND: { CN: '申请人说明情况', EN: 'The applicant stated their view' },
      },
    },
  },
};
