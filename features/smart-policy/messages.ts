import type { Message } from '#core/messages/message.ts';

const toFollower = {
  page: '{path}',
  mail: {
    scene: 'FOLLOW',
    link: { CN: '查看', EN: 'Open' },
    more: { CN: '不想再收到：{stop}', EN: 'To stop these mails: {stop}' },
  },
};

/** What people are told of what they follow: a content that changed, and contents that fit the answers they keep. */
export const followMessages = {
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
} as const satisfies Record<string, Message>;
