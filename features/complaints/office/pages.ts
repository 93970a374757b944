import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const complaintsOffice: OfficeRoom = {
  panels: {
    complaint: {
      title: { CN: '往来', EN: 'Thread' },
      Panel: lazy(
        withWords(words, () => import('./thread-panel.tsx').then((found) => ({ default: found.ThreadPanel }))),
      ),
    },
  },
  tools: {
    complaint: lazy(withWords(words, () => import('./rates.tsx').then((found) => ({ default: found.Rates })))),
  },
};
