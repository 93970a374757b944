import { declareMessages } from '#core/messages/message.ts';

const toFollower = {
  to: { CN: '关注的人', EN: 'whoever follows it' },
  channels: ['INSIDE', 'MAIL'],
  page: '{path}',
  link: { CN: '查看', EN: 'Open' },
  more: { CN: '不想再收到：{stop}', EN: 'To stop these mails: {stop}' },
} as const;

/** What people are told of what they follow: a content that changed, and contents that fit the answers they keep. */
export const followMessages = declareMessages('FOLLOW', {
  changed: {
    ...toFollower,
    title: { CN: '您关注的内容有更新：{title}', EN: 'Changed: {title}' },
    body: {
      CN: '您关注的“{title}”发布了新版本，请查看变化。',
      EN: '“{title}”, which you follow, has a new version. See what changed.',
    },
  },
  matched: {
    ...toFollower,
    title: { CN: '有新的政策适合您', EN: 'A new policy fits you' },
    body: {
      CN: '按您保存的回答，现在符合：{names}。',
      EN: 'By the answers you keep, you now qualify for {names}.',
    },
  },
});

/** What somebody asked to have by mail; `{found}` are the policies, each on a line. */
export const resultMessages = declareMessages('SMARTPOLICY', {
  result: {
    to: { CN: '要求发送的人', EN: 'whoever asked for it' },
    channels: ['MAIL'],
    title: { CN: '您的智能政策匹配结果', EN: 'What Smart Policy found for you' },
    body: { CN: '{found}', EN: '{found}' },
    page: '/smartpolicy',
    link: { CN: '打开智能政策', EN: 'Open Smart Policy' },
  },
});
