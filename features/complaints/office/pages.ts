import { lazy } from 'react';
import { complaintOwnPages } from '#features/complaints/menus.ts';
import { withList } from '#web/office/resource/definitions.ts';
import { drawn, type OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const complaintsOffice: OfficeRoom = {
  pages: drawn(complaintOwnPages, {
    '/complaint': { words, load: () => withList('complaint', import('./page.tsx')), isDesk: true },
  }),
  panels: {
    complaint: {
      title: { CN: '往来', EN: 'Thread' },
      Panel: lazy(
        withWords(words, () => import('./thread-panel.tsx').then((found) => ({ default: found.ThreadPanel }))),
      ),
    },
  },
};
