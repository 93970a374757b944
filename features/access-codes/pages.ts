import type { Pages } from '#core/pages.ts';

export const accessPages = {
  '/personal/code': { name: 'personal', title: { CN: '凭码', EN: 'My codes' }, signIn: true },
} as const satisfies Pages;
