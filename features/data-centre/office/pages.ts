import { lazy } from 'react';
import { dataCentreOwnPages } from '#features/data-centre/menus.ts';
import { drawn, type OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const dataCentreOffice: OfficeRoom = {
  pages: drawn(dataCentreOwnPages, {
    '/data/decisioncenter': { words, load: () => import('./board/page.tsx') },
  }),
  editors: {
    reportform: withWords(words, () => import('./designer/page.tsx')),
  },
  panels: {
    reportform: {
      title: { CN: '运行', EN: 'Runs' },
      Panel: lazy(withWords(words, () => import('./run-panel.tsx').then((found) => ({ default: found.RunPanel })))),
    },
  },
};
