import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted beside the actions of its lists. */
export const apartmentLogWords: LogWords = {
  modules: {
    CHOICEROUND: {
      actions: {
        CHOOSE: { CN: '排选房意愿', EN: 'Wished apartments' },
        SETTLE: { CN: '一组截止', EN: 'A group ended' },
      },
    },
    LEASE: {
      actions: {
        SIGN: { CN: '签约', EN: 'Signed the lease' },
        DECLINE: { CN: '放弃公寓', EN: 'Gave the apartment up' },
        LAPSE: { CN: '逾期未签', EN: 'Not signed in time' },
        RENEW: { CN: '申请续租', EN: 'Asked to stay' },
        EXTEND: { CN: '同意续租', EN: 'Renewed the lease' },
        PROLONG: { CN: '到期后续租', EN: 'Renewed after its end' },
        'REFUSE-RENEWAL': { CN: '不同意续租', EN: 'Refused to renew' },
        LEAVE: { CN: '预告退租', EN: 'Gave notice' },
        MOVEIN: { CN: '办理入住', EN: 'Moved in' },
        END: { CN: '办理退租', EN: 'Handed back' },
      },
    },
  },
};
