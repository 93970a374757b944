import { lazy } from 'react';
import type { OfficeFrame, OfficeRoom } from '#web/office/room.ts';

export const platformOffice: OfficeRoom = {
  pages: {
    '/apilog': { load: () => import('./logs/all-calls-page.tsx') },
    '/apilog/mgr': { load: () => import('./logs/office-calls-page.tsx') },
    '/apilog/web': { load: () => import('./logs/portal-calls-page.tsx') },
    '/busilog': { load: () => import('./logs/business-page.tsx') },
    '/platform': { load: () => import('./information/page.tsx') },
    '/recycle': { load: () => import('./recycle/page.tsx') },
    '/msg/outbox': { load: () => import('./outbox/page.tsx') },
  },
};

/** What the logs show beside a record. */
export const platformFrame = {
  History: lazy(() => import('./logs/history-tab.tsx').then((found) => ({ default: found.HistoryTab }))),
} satisfies Partial<OfficeFrame>;
