import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';

export const companiesOffice: OfficeRoom = {
  panels: {
    company: {
      title: { CN: '核验', EN: 'Check' },
      isWide: true,
      Panel: lazy(() => import('./check-panel.tsx').then((found) => ({ default: found.CheckPanel }))),
    },
  },
};
