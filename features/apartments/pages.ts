import type { Pages } from '#core/pages.ts';

export const apartmentPages = {
  '/apartment': { name: 'apartment', title: { CN: '人才公寓选房', EN: 'Choose an apartment' }, signIn: true },
} as const satisfies Pages;
