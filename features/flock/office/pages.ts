import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';

export const flockOffice: OfficeRoom = {
  panels: {
    flockfarm: {
      title: { CN: '禽舍与成员', EN: 'Houses and people' },
      Panel: lazy(() => import('./farm-panel.tsx').then((found) => ({ default: found.FarmPanel }))),
    },
    flockreport: {
      title: { CN: '结果', EN: 'Result' },
      isWide: true,
      Panel: lazy(() => import('./report-panel.tsx').then((found) => ({ default: found.ReportPanel }))),
    },
  },
};
