import type { Pages } from '#core/pages.ts';

const title = { CN: '单位申报资格', EN: 'Right to declare' };

/** What a company may declare its staff for, below each service; for those who act for an authenticated company. */
export const rightPages = {
  '/serve/:type/perm': { name: 'company-rights', title, signIn: true, company: true },
  '/serve/:type/perm/add': {
    name: 'company-right-form',
    title: { CN: '申请申报资格', EN: 'Ask for the right' },
    signIn: true,
    company: true,
    also: ['/serve/:type/perm/edit/:id'],
  },
  '/serve/:type/perm/dtl/:id': {
    name: 'company-right',
    title: { CN: '申报资格详情', EN: 'Right in detail' },
    signIn: true,
    company: true,
  },
} as const satisfies Pages;
