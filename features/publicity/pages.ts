import type { Pages } from '#core/pages.ts';

/** Where whoever objected reads how it stands. */
export const publicityPages = {
  '/objection': { name: 'objection', title: { CN: '异议进展', EN: 'How an objection stands' } },
} as const satisfies Pages;
