import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';

export const supportersOffice: OfficeRoom = {
  panels: {
    supporter: {
      title: { CN: '核验', EN: 'Check' },
      isWide: true,
      Panel: lazy(() => import('./supporter-panel.tsx').then((found) => ({ default: found.SupporterPanel }))),
    },
    origin: {
      title: { CN: '链接与二维码', EN: 'Link and QR code' },
      Panel: lazy(() => import('./share-panel.tsx').then((found) => ({ default: found.SharePanel }))),
    },
  },
};
