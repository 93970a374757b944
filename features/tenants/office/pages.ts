import type { OfficeRoom } from '#web/office/room.ts';

export const tenantsOffice: OfficeRoom = {
  pages: {
    '/system/role': { load: () => import('./roles-page.tsx') },
    '/tenantperm': { load: () => import('./tenants-page.tsx') },
  },
};
