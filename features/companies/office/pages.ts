import { lazy } from 'react';
import type { OfficeFrame, OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { searchCompanies } from './search-companies.ts';
import { words } from './words.ts';

export const companiesFrame = { searchCompanies } satisfies Partial<OfficeFrame>;

export const companiesOffice: OfficeRoom = {
  panels: {
    company: {
      title: { CN: '核验', EN: 'Check' },
      isWide: true,
      Panel: lazy(withWords(words, () => import('./check-panel.tsx').then((found) => ({ default: found.CheckPanel })))),
    },
  },
};
