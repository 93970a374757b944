import { declareMessages } from '#core/messages/message.ts';

const toPerson = {
  to: { CN: '提出投诉建议的人', EN: 'the person who complained' },
  channels: ['INSIDE', 'MAIL'],
  page: '/personal/complaint/{no}',
  link: { CN: '查看进度', EN: 'View progress' },
} as const;

const toStaff = { channels: ['INSIDE'], page: '/complaint?id={id}' } as const;

/** What is told of a complaint `{no}`; `{title}` is what it is called, `{words}` what was written. */
export const complaintMessages = declareMessages('COMPLAINT', {
  arrived: {
    ...toPerson,
    title: { CN: '已收到您的{kind}', EN: 'We have received your {kind}' },
    body: {
      CN: '“{title}”已登记，编号 {no}。我们会在 {acceptBy} 前受理，{dueAt} 前答复。',
      EN: '“{title}” is registered as no. {no}. We will accept it by {acceptBy} and answer by {dueAt}.',
    },
  },
  accepted: {
    ...toPerson,
    title: { CN: '您的{kind}已受理', EN: 'Your {kind} has been accepted' },
    body: {
      CN: '“{title}”（编号 {no}）已受理，{dueAt} 前答复您。',
      EN: '“{title}” (no. {no}) has been accepted. We will answer by {dueAt}.',
    },
  },
  replied: {
    ...toPerson,
    title: { CN: '您的{kind}有答复了', EN: 'Your {kind} has an answer' },
    body: {
      CN: '“{title}”（编号 {no}）的答复：\n{words}\n请告诉我们是否解决；7 天内没有回音，将自动办结。',
      EN: 'Answer to “{title}” (no. {no}):\n{words}\nPlease tell us whether this resolves it. If we do not hear from you within 7 days, it is closed.',
    },
  },
  extended: {
    ...toPerson,
    title: { CN: '您的{kind}需要更多时间', EN: 'Your {kind} needs more time' },
    body: {
      CN: '“{title}”（编号 {no}）的答复日期改为 {dueAt}：{words}',
      EN: 'The answer date for “{title}” (no. {no}) is now {dueAt}: {words}',
    },
  },
  reopened: {
    ...toPerson,
    title: { CN: '您的{kind}已重新打开', EN: 'Your {kind} has been reopened' },
    body: {
      CN: '“{title}”（编号 {no}）由另一位同事办理，{dueAt} 前答复您。',
      EN: 'A different colleague now handles “{title}” (no. {no}). We will answer by {dueAt}.',
    },
  },
  closed: {
    ...toPerson,
    title: { CN: '您的{kind}已办结', EN: 'Your {kind} is closed' },
    body: {
      CN: '“{title}”（编号 {no}）已办结，记录可随时查看。',
      EN: '“{title}” (no. {no}) is closed. You can still read it at any time.',
    },
  },
  invalid: {
    ...toPerson,
    title: { CN: '您的{kind}没有受理', EN: 'Your {kind} was declined' },
    body: { CN: '“{title}”（编号 {no}）没有受理：{words}', EN: '“{title}” (no. {no}) was declined: {words}' },
  },
  merged: {
    ...toPerson,
    title: { CN: '您的{kind}合并办理', EN: 'Your {kind} has been merged with another' },
    body: {
      CN: '“{title}”（编号 {no}）与另一件反映同一件事的合并办理，编号仍然有效，您会收到同一份答复，最晚 {dueAt}。',
      EN: '“{title}”, no. {no}, has been merged with another one about the same matter. Its number stays valid, and you will get the same answer, by {dueAt} at the latest.',
    },
  },
  parted: {
    ...toPerson,
    title: { CN: '您的{kind}改为单独办理', EN: 'Your {kind} is no longer merged' },
    body: {
      CN: '“{title}”（编号 {no}）不再合并，单独办理，{dueAt} 前答复您。',
      EN: '“{title}”, no. {no}, is handled separately again. You will have an answer by {dueAt}.',
    },
  },
  filed: {
    ...toStaff,
    to: { CN: '办理投诉建议的人', EN: 'staff who handle complaints' },
    title: { CN: '新的{kind}：{title}', EN: 'New {kind}: {title}' },
    body: { CN: '编号 {no}，请在 {acceptBy} 前受理。', EN: 'No. {no}. Please accept it by {acceptBy}.' },
  },
  assigned: {
    ...toStaff,
    to: { CN: '分派到的经办人', EN: 'the assigned handler' },
    title: { CN: '分派给您：{title}', EN: 'Assigned to you: {title}' },
    body: { CN: '编号 {no}，请在 {dueAt} 前答复。', EN: 'No. {no}. Please answer by {dueAt}.' },
  },
  added: {
    ...toStaff,
    to: { CN: '经办人', EN: 'the handler' },
    title: { CN: '有补充：{title}', EN: 'More details: {title}' },
    body: { CN: '编号 {no}：{words}', EN: 'No. {no}: {words}' },
  },
  returned: {
    ...toStaff,
    to: { CN: '办理投诉建议的人', EN: 'staff who handle complaints' },
    title: { CN: '重新打开：{title}', EN: 'Reopened: {title}' },
    body: {
      CN: '编号 {no}，请换一位同事办理，{dueAt} 前答复：{words}',
      EN: 'No. {no}. Please assign a different colleague to answer by {dueAt}: {words}',
    },
  },
});

export type ComplaintMessage = keyof typeof complaintMessages;
