import type { OfficeRoom } from '#web/office/room.ts';

export const caseworkOffice: OfficeRoom = {
  pages: {
    '/dashboard': { load: () => import('./dashboard/page.tsx') },
    '/apply/task': { load: () => import('./review/page.tsx'), isDesk: true },
  },
};
