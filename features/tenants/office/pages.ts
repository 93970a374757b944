import { tenantLists } from '#features/tenants/lists.ts';
import { withList } from '#web/office/resource/definitions.ts';
import type { OfficeRoom } from '#web/office/room.ts';
import { words } from './words.ts';

export const tenantsOffice: OfficeRoom = {
  pages: {
    [tenantLists.role.path]: { words, load: () => withList('role', import('./roles-page.tsx')) },
    [tenantLists.tenantperm.path]: { words, load: () => withList('tenantperm', import('./tenants-page.tsx')) },
  },
};
