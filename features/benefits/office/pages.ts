import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const benefitsOffice: OfficeRoom = {
  additions: {
    complaint: lazy(
      withWords(words, () => import('./complained-use.tsx').then((found) => ({ default: found.ComplainedUse }))),
    ),
  },
  panels: {
    customer: {
      title: { CN: '卡片', EN: 'Card' },
      permission: 'Mgr.ShopMember.export',
      Panel: lazy(withWords(words, () => import('./card-print.tsx').then((found) => ({ default: found.CardPrint })))),
    },
    shop: {
      title: { CN: '月结与核销', EN: 'Statement and link' },
      Panel: lazy(withWords(words, () => import('./shop-panel.tsx').then((found) => ({ default: found.ShopPanel })))),
    },
  },
};
