import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';

export const placesOffice: OfficeRoom = {
  notes: {
    activity: lazy(() => import('./place-note.tsx').then((found) => ({ default: found.PlaceNote }))),
  },
  panels: {
    place: {
      title: { CN: '日历', EN: 'Calendar' },
      isWide: true,
      Panel: lazy(() => import('./week-panel.tsx').then((found) => ({ default: found.WeekPanel }))),
    },
  },
};
