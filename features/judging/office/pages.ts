import { lazy } from 'react';
import { judgingOwn } from '#features/judging/menus.ts';
import { scaleWords } from '#features/learning/office/words.ts';
import { drawn, type OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const judgingOffice: OfficeRoom = {
  pages: drawn(judgingOwn, {
    '/itec/overview': { words, load: () => import('./overview/page.tsx') },
    '/itec/fairness': { words, load: () => import('./results/page.tsx') },
    '/itec/stage': { words, load: () => import('./stage/page.tsx') },
    '/itec/desk': { words, load: withWords(scaleWords, () => import('./desk/page.tsx')) },
  }),
  panels: {
    itecjudging: {
      title: { CN: '分配与进度', EN: 'Judges and progress' },
      isWide: true,
      permission: 'Mgr.Itec.judge',
      Panel: lazy(withWords(words, () => import('./board-panel.tsx').then((found) => ({ default: found.BoardPanel })))),
    },
  },
};
