import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: messages. */
export const messagesEntry: CentreEntry = {
  path: '/personal/messages',
  icon: 'bell',
  count: { of: 'unread', told: { CN: '，{count} 条未读', EN: ', {count} unread' } },
};
