import { declareMessages } from '#core/messages/message.ts';

const toHolder = {
  to: { CN: '持卡人', EN: 'the holder of the card' },
  page: '/personal/card',
  link: { CN: '查看人才卡', EN: 'See the card' },
} as const;

/** What the holder of a talent card `{no}` is told. */
export const cardMessages = declareMessages('CARD', {
  issued: {
    ...toHolder,
    channels: ['INSIDE', 'MAIL'],
    title: { CN: '您的人才卡已生效', EN: 'Your talent card is ready' },
    body: {
      CN: '人才卡 {no}（{level}）有效至 {date}。到合作商户出示会变的二维码即可使用权益。',
      EN: 'Talent card {no}, {level}, is valid until {date}. Show its changing code in any of the shops.',
    },
  },
  frozen: {
    ...toHolder,
    channels: ['INSIDE', 'MAIL'],
    title: { CN: '您的人才卡已冻结', EN: 'Your talent card is frozen' },
    body: { CN: '人才卡 {no} 暂时不能使用：{reason}', EN: 'Talent card {no} cannot be used for now: {reason}' },
  },
  unfrozen: {
    ...toHolder,
    channels: ['INSIDE', 'MAIL'],
    title: { CN: '您的人才卡已解冻', EN: 'Your talent card works again' },
    body: { CN: '人才卡 {no} 可以继续使用。', EN: 'Talent card {no} can be used again.' },
  },
  level: {
    ...toHolder,
    channels: ['INSIDE', 'MAIL'],
    title: { CN: '您的人才卡类别已调整', EN: 'The class of your talent card has changed' },
    body: { CN: '人才卡 {no} 调整为{level}：{reason}', EN: 'Talent card {no} is now {level}: {reason}' },
  },
  renewed: {
    ...toHolder,
    channels: ['INSIDE', 'MAIL'],
    title: { CN: '您的人才卡已续期', EN: 'Your talent card is valid for longer' },
    body: {
      CN: '人才卡 {no} 有效期延至 {date}：{reason}',
      EN: 'Talent card {no} is now valid until {date}: {reason}',
    },
  },
  cancelled: {
    ...toHolder,
    channels: ['INSIDE', 'MAIL'],
    title: { CN: '您的人才卡已注销', EN: 'Your talent card was cancelled' },
    body: {
      CN: '人才卡 {no} 已注销，不能再使用：{reason}',
      EN: 'Talent card {no} was cancelled and cannot be used any more: {reason}',
    },
  },
  used: {
    ...toHolder,
    channels: ['INSIDE'],
    title: { CN: '人才卡已使用：{title}', EN: 'Your card was used: {title}' },
    body: {
      CN: '{shop}，凭证号 {voucher}。不是您本人使用的，请在“投诉与建议”中告诉我们。',
      EN: '{shop}, voucher {voucher}. If that was not you, tell us under “Complaints and suggestions”.',
    },
  },
  returned: {
    ...toHolder,
    channels: ['INSIDE'],
    title: { CN: '核销已撤销：{title}', EN: 'Taken back: {title}' },
    body: {
      CN: '{shop}，凭证号 {voucher}，次数已退回：{reason}',
      EN: '{shop}, voucher {voucher}. You may use it again: {reason}',
    },
  },
});

/** What the office is told of a shop. */
export const shopMessages = declareMessages('SHOP', {
  objected: {
    to: { CN: '出账和核对的人', EN: 'those who drew up and checked the statement' },
    channels: ['INSIDE'],
    page: '/shop?id={id}&tab=panel&month={month}',
    title: { CN: '月结单有异议：{shop}', EN: 'Statement disputed: {shop}' },
    body: {
      CN: '{shop}对 {month} 月结单有异议：{reason}',
      EN: '{shop} objects to its statement for {month}: {reason}',
    },
  },
});
