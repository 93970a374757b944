import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const paymentsOffice: OfficeRoom = {
  panels: {
    payment: {
      title: { CN: '检查与批准', EN: 'Checks and approvals' },
      Panel: lazy(
        withWords(words, () => import('./payment-panel.tsx').then((found) => ({ default: found.PaymentPanel }))),
      ),
    },
    paybatch: {
      title: { CN: '文件', EN: 'File' },
      Panel: lazy(withWords(words, () => import('./batch-panel.tsx').then((found) => ({ default: found.BatchPanel })))),
    },
  },
};
