import { lazy } from 'react';
import { words } from '#features/companies/office/words.ts';
import type { OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';

export const competitionOffice: OfficeRoom = {
  panels: {
    itecentry: {
      title: { CN: '审核', EN: 'Check' },
      isWide: true,
      // Papers are shown by the piece that shows those of companies, in its words.
      Panel: lazy(withWords(words, () => import('./entry-panel.tsx').then((found) => ({ default: found.EntryPanel })))),
    },
  },
  tools: {
    itecentry: lazy(() => import('./pipeline-tool.tsx').then((found) => ({ default: found.PipelineTool }))),
  },
};
