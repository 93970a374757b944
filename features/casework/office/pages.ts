import { lazy } from 'react';
import { caseworkOwnPages } from '#features/casework/menus.ts';
import { scaleWords } from '#features/learning/office/words.ts';
import { drawn, type OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const caseworkOffice: OfficeRoom = {
  pages: drawn(caseworkOwnPages, {
    '/dashboard': { words, load: () => import('./dashboard/page.tsx') },
    '/apply/task': { words, load: withWords(scaleWords, () => import('./review/page.tsx')), isDesk: true },
  }),
  editors: {
    applyprogram: withWords(words, () => import('./year/page.tsx')),
  },
  panels: {
    applyprogram: {
      title: { CN: '试算', EN: 'Trial' },
      Panel: lazy(withWords(words, () => import('./year-trial.tsx').then((found) => ({ default: found.YearTrial })))),
    },
    casecheck: {
      title: { CN: '核查内容', EN: 'What to check' },
      isWide: true,
      Panel: lazy(
        withWords(words, () => import('./joint/check-panel.tsx').then((found) => ({ default: found.CheckPanel }))),
      ),
    },
  },
};
