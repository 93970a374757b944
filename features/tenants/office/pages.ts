import { tenantLists } from '#features/tenants/lists.ts';
import { loadResource } from '#web/office/resource/definitions.ts';
import type { OfficeRoom } from '#web/office/room.ts';
import { words } from './words.ts';

export const tenantsOffice: OfficeRoom = {
  pages: {
    [tenantLists.role.path]: { words, load: () => withLists('role', import('./roles-page.tsx')) },
    [tenantLists.tenantperm.path]: { words, load: () => withLists('tenantperm', import('./tenants-page.tsx')) },
  },
};

/** With the list itself, and those that its records lead to. */
async function withLists<Page>(code: string, page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, loadResource(code)]);
  return loaded;
}
