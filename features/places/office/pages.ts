import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const placesOffice: OfficeRoom = {
  notes: {
    activity: lazy(withWords(words, () => import('./place-note.tsx').then((found) => ({ default: found.PlaceNote })))),
  },
  panels: {
    place: {
      title: { CN: '日历', EN: 'Calendar' },
      isWide: true,
      Panel: lazy(withWords(words, () => import('./week-panel.tsx').then((found) => ({ default: found.WeekPanel })))),
    },
  },
};
