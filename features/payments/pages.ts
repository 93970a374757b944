import type { Pages } from '#core/pages.ts';

export const paymentPages = {
  '/personal/payment': { name: 'personal', title: { CN: '资助与拨付', EN: 'Payments' }, signIn: true },
  '/personal/payment/company': {
    name: 'personal',
    title: { CN: '单位年度报告', EN: 'Company reports' },
    signIn: true,
    company: true,
  },
} as const satisfies Pages;
