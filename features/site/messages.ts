import { declareMessages } from '#core/messages/message.ts';

/** What somebody is told when their request for one-to-one service moves on; `{answer}` begins on a line of its own. */
export const requestMessages = declareMessages('REQUEST', {
  moved: {
    to: { CN: '提出申请的人', EN: 'whoever made the request' },
    channels: ['INSIDE', 'MAIL'],
    title: { CN: '{service}：{status}', EN: '{service}: {status}' },
    body: { CN: '您的申请（编号 {no}）有了新进展。{answer}', EN: 'There is news about your request no. {no}.{answer}' },
    page: '/serve/high/{slug}',
    link: { CN: '查看申请', EN: 'See the request' },
  },
});
