import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const flockOffice: OfficeRoom = {
  panels: {
    flockfarm: {
      title: { CN: '禽舍与成员', EN: 'Houses and people' },
      Panel: lazy(withWords(words, () => import('./farm-panel.tsx').then((found) => ({ default: found.FarmPanel })))),
    },
    flockreport: {
      title: { CN: '结果', EN: 'Result' },
      isWide: true,
      Panel: lazy(
        withWords(words, () => import('./report-panel.tsx').then((found) => ({ default: found.ReportPanel }))),
      ),
    },
  },
};
