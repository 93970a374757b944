import type { Pages } from '#core/pages.ts';

const title = { CN: '批量申报', EN: 'Declare for staff' };

/** Companies that apply for many of their people at once, and what a person finds prepared. */
export const declarationPages = {
  '/personal/declare-batch': { name: 'personal', title, signIn: true, company: true },
  '/personal/declare-batch/:id': { name: 'declare-batch', title, signIn: true, company: true },
  '/personal/prepared': {
    name: 'prepared',
    title: { CN: '单位代填的申报', EN: 'Prepared by your employer' },
    signIn: true,
  },
} as const satisfies Pages;
