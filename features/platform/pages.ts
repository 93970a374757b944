import type { Pages } from '#core/pages.ts';

export const platformPages = {
  '/personal/messages': { name: 'personal', title: { CN: '消息', EN: 'Messages' }, signIn: true },
} as const satisfies Pages;
