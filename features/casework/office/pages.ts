import { caseworkOwnPages } from '#features/casework/menus.ts';
import { drawn, type OfficeRoom } from '#web/office/room.ts';
import { words } from './words.ts';

export const caseworkOffice: OfficeRoom = {
  pages: drawn(caseworkOwnPages, {
    '/dashboard': { words, load: () => import('./dashboard/page.tsx') },
    '/apply/task': { words, load: () => import('./review/page.tsx'), isDesk: true },
  }),
};
