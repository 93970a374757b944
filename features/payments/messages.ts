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
  reportDue: {
    ...toOwner,
    title: { CN: '请提交年度报告', EN: 'A yearly report is due' },
    body: {
      CN: '您的{programme}{name}须在 {day} 前提交，未提交的暂停后续拨付。',
      EN: '{programme}: {name} is due by {day}. Payments wait until it is handed in.',
    },
  },
  reportOverdue: {
    ...toOwner,
    title: { CN: '年度报告已逾期', EN: 'A yearly report is overdue' },
    body: {
      CN: '您的{programme}{name}应于 {day} 前提交，补交前后续拨付暂停。',
      EN: '{programme}: {name} was due by {day}. Payments wait until it is handed in.',
    },
  },
  paused: {
    ...toOwner,
    title: { CN: '拨付已暂停，等待处理', EN: 'Payments are on hold' },
    body: {
      CN: '已收到您报告的“{name}”（{no}）。处理前暂停拨付，结果会通知您。',
      EN: 'We have your report: {name} ({no}). Payments are on hold until it is decided; you will be told.',
    },
  },
  reportDecided: {
    ...toOwner,
    title: { CN: '您报告的情况已处理', EN: 'What you reported was decided' },
    body: {
      CN: '{name}（{no}）：{outcome}。原因：{reason}',
      EN: '{name} ({no}): {outcome}. Reason: {reason}',
    },
  },
  reclaimed: {
    ...toOwner,
    title: { CN: '请退回已拨付的资助', EN: 'Please pay back what you were paid' },
    body: {
      CN: '您的{programme}（{no}）已被撤销，已拨付的 {amount} 元须在 {day} 前退回，收款账户和说明见资助与拨付。撤销原因：{reason}',
      EN: '{programme} ({no}) was revoked. CNY {amount} that you were paid has to be back by {day}; your payments page says where to. Why it was revoked: {reason}',
    },
  },
  refunded: {
    ...toOwner,
    title: { CN: '退回的资助已收到', EN: 'What you paid back has arrived' },
    body: {
      CN: '{day} 收到退回的 {amount} 元，尚须退回 {left} 元。',
      EN: 'CNY {amount} arrived on {day}. CNY {left} is outstanding.',
    },
  },
  waived: {
    ...toOwner,
    title: { CN: '一笔资助不再要求退回', EN: 'You need not pay back a part' },
    body: {
      CN: '免予退回 {amount} 元，尚须退回 {left} 元。原因：{reason}',
      EN: 'CNY {amount} is waived, CNY {left} is outstanding. Reason: {reason}',
    },
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
