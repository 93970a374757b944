import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of shops, cards and redemptions beside the actions of their lists. */
export const benefitLogWords: LogWords = {
  modules: {
    SHOP: {
      actions: {
        PRINT: { CN: '打印月结单', EN: 'Printed the statement' },
        DRAW_STATEMENT: { CN: '月结出账', EN: 'Drew up a statement' },
        CHECK_STATEMENT: { CN: '月结核对', EN: 'Checked a statement' },
        CONFIRM_STATEMENT: { CN: '商户确认月结', EN: 'Shop confirmed a statement' },
        OBJECT_STATEMENT: { CN: '商户对月结有异议', EN: 'Shop objected to a statement' },
        PAY_STATEMENT: { CN: '月结拨付', EN: 'Paid a statement' },
      },
    },
    CUSTOMER: {
      actions: {
        PRINT: { CN: '打印卡片', EN: 'Printed the card' },
        ISSUE: { CN: '发卡', EN: 'Issued' },
        CLAIM: { CN: '本人领取', EN: 'Claimed by the holder' },
        PAUSE: { CN: '本人暂停', EN: 'Paused by the holder' },
        RESUME: { CN: '本人恢复', EN: 'Resumed by the holder' },
        ADD_FAMILY: { CN: '添加家属', EN: 'Added family' },
        REMOVE_FAMILY: { CN: '移除家属', EN: 'Removed family' },
      },
    },
    REDEMPTION: { actions: { USE: { CN: '核销', EN: 'Redeemed' } } },
  },
};
