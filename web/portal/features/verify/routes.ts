import type { RouteObject } from 'react-router';
import { withWords } from '../../../kit/with-words.ts';
import { page } from '../../page.ts';

const words = {
  serve: {
    CN: () => import('#core/texts/portal/serve/CN.ts'),
    EN: () => import('#core/texts/portal/serve/EN.ts'),
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
