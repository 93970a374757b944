import { departmentStaff as resource } from '#features/casework/resources/department-staff.ts';
import { departmentStaff } from '#features/casework/server/joint-tables.ts';
import { departmentName } from '#features/casework/shared/checks.ts';
import { accountsHolding, optionsHolding } from '#server/base/accounts-holding.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { sql } from '#server/database/sql.ts';
import type { Store } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';

/** Who answers for which department; the same person once for each. */
export const staffStore: Store = {
  ...tableStore({
    resource,
    table: departmentStaff,
    select: ({ tenantId }) => sql`
      select s.id, s.rev, s.department, s.account_id as "accountId", a.nickname as name, s.updated_at as "updatedAt",
             (select count(*)::int from case_checks c
               where c.tenant_id = s.tenant_id and c.department = s.department and c.state = 'ASKED') as open
        from department_staff s
        join accounts a on a.id = s.account_id
       where s.tenant_id = ${tenantId}`,
    keyword: ['name'],
    present: (row) => ({ ...row, departmentName: departmentName(String(row.department)) }),
    values: ({ department, accountId }) => ({ department, accountId }),
    unique: 'accountId',
    async check(scope, { accountId }) {
      const able = await accountsHolding(scope, 'Mgr.ApplyJoint');
      if (!able.includes(String(accountId))) throw fieldRefusal(scope, 'INVALID', 'accountId', { count: 1 });
    },
    columns: ({ department, accountId }) => ({ department: String(department), accountId: String(accountId) }),
  }),

  async options(scope) {
    return { members: await optionsHolding(scope, 'Mgr.ApplyJoint') };
  },
};
