import type { Pages } from '#core/pages.ts';

export const apartmentPages = {
  '/apartment': { name: 'apartment', title: { CN: '人才公寓选房', EN: 'Choose an apartment' }, signIn: true },
  '/apartment/lease/:id': { name: 'apartment-lease', title: { CN: '签约入住', EN: 'Your lease' }, signIn: true },
} as const satisfies Pages;
