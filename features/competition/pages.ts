import type { Pages } from '#core/pages.ts';

const fill = { CN: '填写参赛材料', EN: 'Fill in' };

/** Entering the competition and what follows; the public side is the mini-site. */
export const competitionPages = {
  '/itec': { name: 'itec', title: { CN: '我的参赛项目', EN: 'My entries' }, signIn: true },
  '/itec/apply': { name: 'itec-apply', title: { CN: '报名参赛', EN: 'Enter the contest' }, signIn: true },
  '/itec/apply/:sid': { name: 'itec-apply', title: { CN: '报名参赛', EN: 'Enter the contest' }, signIn: true },
  '/itec/edit/:id': { name: 'application', title: { CN: '参赛报名', EN: 'Entry' }, signIn: true },
  '/itec/seit/:id': { name: 'application', title: fill, signIn: true },
  '/itec/mra/:id': { name: 'application', title: fill, signIn: true },
  '/itec/rf/:id': { name: 'application', title: fill, signIn: true },
  '/personal/user/itec/:id': { name: 'itec-entry', title: { CN: '参赛项目', EN: 'Entry' }, signIn: true },
  '/personal/supporter/itec': { name: 'personal', title: { CN: '推荐的项目', EN: 'Projects referred' }, signIn: true },
  '/personal/supporter/itec/:id': {
    name: 'personal',
    title: { CN: '推荐的项目', EN: 'Project referred' },
    signIn: true,
  },
} as const satisfies Pages;
