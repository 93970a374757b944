import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const publicityOffice: OfficeRoom = {
  panels: {
    publicity: {
      title: { CN: '名单与异议', EN: 'List and objections' },
      leads: true,
      isWide: true,
      Panel: lazy(withWords(words, () => import('./round-panel.tsx').then((found) => ({ default: found.RoundPanel })))),
    },
    objection: {
      title: { CN: '陈述与办件', EN: 'Statement and case' },
      leads: true,
      Panel: lazy(
        withWords(words, () => import('./objection-panel.tsx').then((found) => ({ default: found.ObjectionPanel }))),
      ),
    },
  },
  makers: {
    objection: lazy(
      withWords(words, () => import('./register-tool.tsx').then((found) => ({ default: found.RegisterTool }))),
    ),
  },
};
