import { lazy } from 'react';
import { visitsOwn } from '#features/visits/menus.ts';
import { drawn, type OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const visitsOffice: OfficeRoom = {
  pages: drawn(visitsOwn, { '/itec/kit': { words, load: () => import('./my-visits-page.tsx') } }),
  additions: {
    itecentry: lazy(
      withWords(words, () => import('./entry-visits.tsx').then((found) => ({ default: found.EntryVisits }))),
    ),
  },
  panels: {
    itecvisit: {
      title: { CN: '考察单', EN: 'Report' },
      isWide: true,
      Panel: lazy(withWords(words, () => import('./visit-panel.tsx').then((found) => ({ default: found.VisitPanel })))),
    },
  },
};
