import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of companies and of those who act for them. */
export const companyLogWords: LogWords = {
  modules: {
    COMPANY: {
      actions: {
        SUBMIT: { CN: '提交', EN: 'Handed in' },
        WITHDRAW: { CN: '撤回', EN: 'Withdrawn' },
        ASKED: { CN: '申请加入', EN: 'Asked to join' },
        CONSENT: { CN: '同意加入', EN: 'Let in' },
        DECLINE: { CN: '没有同意加入', EN: 'Declined' },
        REMOVE: { CN: '移除经办人', EN: 'Removed an agent' },
        INVITE: { CN: '邀请同事', EN: 'Invited a colleague' },
        RESEND: { CN: '重发邀请', EN: 'Sent an invitation again' },
        UNINVITE: { CN: '撤回邀请', EN: 'Took an invitation back' },
        ACCEPT: { CN: '接受邀请', EN: 'Accepted an invitation' },
        TURN_DOWN: { CN: '谢绝邀请', EN: 'Declined an invitation' },
        BY_CODE: { CN: '凭码加入', EN: 'Joined by an access code' },
        AUTHORISE: { CN: '设定授权', EN: 'Set what an agent may do' },
        LEAVE: { CN: '退出', EN: 'Left' },
        HANDOVER: { CN: '邀请接任', EN: 'Offered to hand over' },
        KEEP: { CN: '撤回接任邀请', EN: 'Took the offer back' },
        TAKE: { CN: '接任', EN: 'Took over' },
        REFUSE: { CN: '不接任', EN: 'Would not take over' },
      },
    },
  },
};
