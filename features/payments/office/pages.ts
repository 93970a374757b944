import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const paymentsOffice: OfficeRoom = {
  heads: {
    payment: lazy(
      withWords(words, () => import('./payment-sums.tsx').then((found) => ({ default: found.PaymentSums }))),
    ),
  },
  panels: {
    payment: {
      title: { CN: '检查与批准', EN: 'Checks and approvals' },
      leads: true,
      Panel: lazy(
        withWords(words, () => import('./payment-panel.tsx').then((found) => ({ default: found.PaymentPanel }))),
      ),
    },
    grantreport: {
      title: { CN: '报告内容', EN: 'What was reported' },
      Panel: lazy(
        withWords(words, () => import('./report-panel.tsx').then((found) => ({ default: found.ReportPanel }))),
      ),
    },
    reclaim: {
      title: { CN: '退回与确认', EN: 'Money back' },
      Panel: lazy(
        withWords(words, () => import('./reclaim-panel.tsx').then((found) => ({ default: found.ReclaimPanel }))),
      ),
    },
    paybatch: {
      title: { CN: '文件', EN: 'File' },
      Panel: lazy(withWords(words, () => import('./batch-panel.tsx').then((found) => ({ default: found.BatchPanel })))),
    },
  },
};
