import { lazy } from 'react';
import { platformOwnPages } from '#features/platform/menus.ts';
import { withList } from '#web/office/resource/definitions.ts';
import { drawn, type OfficeFrame, type OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const platformOffice: OfficeRoom = {
  pages: drawn(platformOwnPages, {
    '/apilog': { words, load: () => import('./logs/all-calls-page.tsx') },
    '/apilog/mgr': { words, load: () => import('./logs/office-calls-page.tsx') },
    '/apilog/web': { words, load: () => import('./logs/portal-calls-page.tsx') },
    '/busilog': { words, load: () => import('./logs/business-page.tsx') },
    '/platform': { words, load: () => import('./information/page.tsx') },
    '/regions': { words, load: () => withList('region', import('./regions/page.tsx')), isDesk: true },
    '/recycle': { words, load: () => import('./recycle/page.tsx') },
    '/msg/outbox': { words, load: () => import('./outbox/page.tsx') },
  }),
};

/** What the logs show beside a record. */
export const platformFrame = {
  History: lazy(
    withWords(words, () => import('./logs/history-tab.tsx').then((found) => ({ default: found.HistoryTab }))),
  ),
} satisfies Partial<OfficeFrame>;
