import type { Pages } from '#core/pages.ts';

/** Below the personal centre: referring people and projects. */
export const supporterPages = {
  '/personal/supporter': { name: 'personal', title: { CN: '创新赋能者', EN: 'Supporter' }, signIn: true },
  '/personal/supporter/edit': {
    name: 'application',
    title: { CN: '填写赋能者信息', EN: 'Facts of a supporter' },
    signIn: true,
  },
  '/personal/supporter/info': { name: 'personal', title: { CN: '赋能者须知', EN: 'Rules of referring' }, signIn: true },
} as const satisfies Pages;
