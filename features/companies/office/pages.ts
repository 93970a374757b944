import { lazy } from 'react';
import type { OfficeFrame, OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

/** Companies for the forms of all rooms; what asks for them comes with the first word that is typed. */
export const companiesFrame = {
  searchCompanies: async (text, signal) => (await import('./search-companies.ts')).searchCompanies(text, signal),
} satisfies Partial<OfficeFrame>;

export const companiesOffice: OfficeRoom = {
  panels: {
    company: {
      title: { CN: '核验', EN: 'Check' },
      isWide: true,
      Panel: lazy(withWords(words, () => import('./check-panel.tsx').then((found) => ({ default: found.CheckPanel })))),
    },
  },
};
