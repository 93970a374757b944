import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const accessOffice: OfficeRoom = {
  panels: {
    accesscode: {
      title: { CN: '码与使用', EN: 'Codes and uses' },
      Panel: lazy(withWords(words, () => import('./codes-panel.tsx').then((found) => ({ default: found.CodesPanel })))),
    },
  },
  makers: {
    accesscode: lazy(withWords(words, () => import('./make-tool.tsx').then((found) => ({ default: found.MakeTool })))),
  },
};
