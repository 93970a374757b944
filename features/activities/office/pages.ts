import { lazy } from 'react';
import { activityOwnPages } from '#features/activities/menus.ts';
import { drawn, type OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const activitiesOffice: OfficeRoom = {
  pages: drawn(activityOwnPages, { '/activity/check-in': { words, load: () => import('./check-in/page.tsx') } }),
  panels: {
    activity: {
      title: { CN: '二维码与打印', EN: 'QR codes and print' },
      Panel: lazy(
        withWords(words, () => import('./hand-out-panel.tsx').then((found) => ({ default: found.HandOutPanel }))),
      ),
    },
  },
};
