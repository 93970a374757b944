import type { RouteObject } from 'react-router';
import { withWords } from '#web/kit/with-words.ts';
import { page } from '#web/portal/page.ts';

const words = {
  serve: {
    CN: () => import('#features/casework/texts/serve/CN.ts'),
    EN: () => import('#features/casework/texts/serve/EN.ts'),
  },
};

/** The public check of a receipt, where the code under its QR picture leads. */
export const verifyRoutes: RouteObject[] = [
  page(
    'verify/:code',
    { name: 'verify', title: '回执核验', titleEN: 'Check of a receipt' },
    withWords(words, () => import('./verify-page.tsx')),
  ),
];
