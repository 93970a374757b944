import { declareMessages } from '#core/messages/message.ts';

const toPerson = {
  to: { CN: '提出投诉建议的人', EN: 'whoever complained' },
  channels: ['INSIDE', 'MAIL'],
  page: '/personal/complaint/{no}',
  link: { CN: '查看进度', EN: 'See how it stands' },
} as const;

const toStaff = { channels: ['INSIDE'], page: '/complaint?id={id}' } as const;

/** What is told of a complaint `{no}`; `{title}` is what it is called, `{words}` what was written. */
export const complaintMessages = declareMessages('COMPLAINT', {
  arrived: {
    ...toPerson,
    title: { CN: '已收到您的{kind}', EN: 'We have received your {kind}' },
    body: {
      CN: '“{title}”已登记，编号 {no}。我们会在 {acceptBy} 前受理，{dueAt} 前答复。',
      EN: '“{title}” is registered under no. {no}. We take it up by {acceptBy} and answer by {dueAt}.',
    },
  },
  accepted: {
    ...toPerson,
    title: { CN: '您的{kind}已受理', EN: 'Your {kind} is being looked into' },
    body: {
      CN: '“{title}”（编号 {no}）已受理，{dueAt} 前答复您。',
      EN: '“{title}”, no. {no}, has been taken up. You will have an answer by {dueAt}.',
    },
  },
  replied: {
    ...toPerson,
    title: { CN: '您的{kind}有答复了', EN: 'Your {kind} has an answer' },
    body: {
      CN: '“{title}”（编号 {no}）的答复：\n{words}\n请告诉我们是否解决；7 天内没有回音，将自动办结。',
      EN: 'The answer to “{title}”, no. {no}:\n{words}\nPlease tell us whether that settles it. Without word from you it is closed after seven days.',
    },
  },
  extended: {
    ...toPerson,
    title: { CN: '您的{kind}需要更多时间', EN: 'Your {kind} takes longer' },
    body: {
      CN: '“{title}”（编号 {no}）的答复日期改为 {dueAt}：{words}',
      EN: 'You will have an answer to “{title}”, no. {no}, by {dueAt}: {words}',
    },
  },
  reopened: {
    ...toPerson,
    title: { CN: '您的{kind}已重新打开', EN: 'Your {kind} is open again' },
    body: {
      CN: '“{title}”（编号 {no}）由另一位同事办理，{dueAt} 前答复您。',
      EN: 'A colleague takes over “{title}”, no. {no}. You will have an answer by {dueAt}.',
    },
  },
  closed: {
    ...toPerson,
    title: { CN: '您的{kind}已办结', EN: 'Your {kind} is closed' },
    body: {
      CN: '“{title}”（编号 {no}）已办结，记录可随时查看。',
      EN: '“{title}”, no. {no}, is closed. You can still read it.',
    },
  },
  invalid: {
    ...toPerson,
    title: { CN: '您的{kind}没有受理', EN: 'Your {kind} was not taken up' },
    body: { CN: '“{title}”（编号 {no}）没有受理：{words}', EN: '“{title}”, no. {no}, was not taken up: {words}' },
  },
  filed: {
    ...toStaff,
    to: { CN: '办理投诉建议的人', EN: 'those who handle complaints' },
    title: { CN: '新的{kind}：{title}', EN: 'New {kind}: {title}' },
    body: { CN: '编号 {no}，请在 {acceptBy} 前受理。', EN: 'No. {no}. Please take it up by {acceptBy}.' },
  },
  assigned: {
    ...toStaff,
    to: { CN: '分派到的经办人', EN: 'whoever it is assigned to' },
    title: { CN: '分派给您：{title}', EN: 'Assigned to you: {title}' },
    body: { CN: '编号 {no}，请在 {dueAt} 前答复。', EN: 'No. {no}. Please answer by {dueAt}.' },
  },
  added: {
    ...toStaff,
    to: { CN: '经办人', EN: 'whoever handles it' },
    title: { CN: '有补充：{title}', EN: 'More was said: {title}' },
    body: { CN: '编号 {no}：{words}', EN: 'No. {no}: {words}' },
  },
  returned: {
    ...toStaff,
    to: { CN: '办理投诉建议的人', EN: 'those who handle complaints' },
    title: { CN: '重新打开：{title}', EN: 'Open again: {title}' },
    body: {
      CN: '编号 {no}，请换一位同事办理，{dueAt} 前答复：{words}',
      EN: 'No. {no}. Please have somebody else answer by {dueAt}: {words}',
    },
  },
});

export type ComplaintMessage = keyof typeof complaintMessages;
