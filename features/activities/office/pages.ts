import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';

export const activitiesOffice: OfficeRoom = {
  pages: { '/activity/check-in': { load: () => import('./check-in/page.tsx') } },
  panels: {
    activity: {
      title: { CN: '二维码与打印', EN: 'QR codes and print' },
      Panel: lazy(() => import('./hand-out-panel.tsx').then((found) => ({ default: found.HandOutPanel }))),
    },
  },
};
