import type { Pages } from '#core/pages.ts';

export const paymentPages = {
  '/personal/payment': { name: 'personal', title: { CN: '资助与拨付', EN: 'Payments' }, signIn: true },
} as const satisfies Pages;
