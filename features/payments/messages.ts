import { declareMessages } from '#core/messages/message.ts';

const toOwner = {
  to: { CN: '申请人', EN: 'the applicant' },
  channels: ['INSIDE', 'MAIL'],
  page: '/personal/payment',
  link: { CN: '查看资助与拨付', EN: 'See your payments' },
} as const;

/** What people are told about money they were granted. */
export const paymentMessages = declareMessages('PAYMENT', {
  planned: {
    ...toOwner,
    title: { CN: '资助已列入拨付计划', EN: 'Your payments are planned' },
    body: {
      CN: '您的{programme}（{no}）已列入拨付计划，共 {count} 笔。每笔到期前请确认条件。',
      EN: 'What you were granted for {programme} ({no}) is planned, in {count:one payment|# payments}. Please confirm the conditions before each is due.',
    },
  },
  accountWanted: {
    ...toOwner,
    title: { CN: '请填写收款账户', EN: 'Please name your bank account' },
    body: {
      CN: '您的{programme}（{no}）已列入拨付计划，共 {count} 笔。请填写收款账户，否则无法拨付。',
      EN: 'What you were granted for {programme} ({no}) is planned, in {count:one payment|# payments}. Name the account to pay to, otherwise nothing can be paid.',
    },
  },
  paid: {
    ...toOwner,
    title: { CN: '资助已到账', EN: 'You have been paid' },
    body: {
      CN: '{title} {amount} 元已于 {day} 付到尾号 {tail} 的账户，可以下载回单。',
      EN: '{title}: CNY {amount} went to the account ending in {tail} on {day}. You can download the slip.',
    },
  },
  failed: {
    ...toOwner,
    title: { CN: '资助被银行退回', EN: 'The bank returned your payment' },
    body: {
      CN: '{title} {amount} 元没有付成：{reason}。请核对收款账户，更正后重新安排。',
      EN: '{title}: CNY {amount} could not be paid: {reason}. Please check your bank account; we pay again once it is right.',
    },
  },
  stopped: {
    ...toOwner,
    title: { CN: '一笔资助已停付', EN: 'A payment was stopped' },
    body: { CN: '{title} {amount} 元已停付：{reason}', EN: '{title}: CNY {amount} was stopped: {reason}' },
  },
  accountChanged: {
    ...toOwner,
    title: { CN: '收款账户已登记', EN: 'Your bank account is noted' },
    body: {
      CN: '尾号 {tail} 的账户自 {day} 起用于收款。如非本人操作，请立即联系我们。',
      EN: 'The account ending in {tail} is paid to from {day} on. If this was not you, tell us at once.',
    },
  },
});
