import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { departmentOptions } from '#features/casework/shared/checks.ts';

const permission = 'Mgr.ApplyProgram.edit';

/** Who answers for which department in joint review. */
export const departmentStaff = defineResource({
  code: 'departmentstaff',
  path: '/apply/department',
  name: { CN: '联审部门人员', EN: 'Department staff' },
  item: { CN: '部门人员', EN: 'member of a department' },
  permission: 'Mgr.ApplyProgram',
  add: permission,
  objectType: 'department-staff',
  columns: [
    { key: 'name', title: { CN: '姓名', EN: 'Name' }, kind: 'text', width: 160, fixed: 'left' },
    { key: 'departmentName', title: { CN: '部门', EN: 'Department' }, kind: 'text', width: 160 },
    { key: 'open', title: { CN: '待核查', EN: 'To be checked' }, kind: 'number', width: 120 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '姓名', EN: 'Name' }),
    { key: 'department', label: { CN: '部门', EN: 'Department' }, kind: 'choice', options: departmentOptions },
  ],
  sort: { key: 'updatedAt', descending: true },
  facts: ['name', 'departmentName', 'open'],
  form: [
    {
      key: 'department',
      kind: 'choice',
      label: { CN: '部门', EN: 'Department' },
      required: true,
      options: departmentOptions,
    },
    {
      key: 'accountId',
      kind: 'choice',
      label: { CN: '人员', EN: 'Member' },
      options: 'members',
      required: true,
      hint: { CN: '有“部门核查”权限的成员', EN: 'Members who hold “Check for a department”' },
    },
  ],
  actions: [
    {
      key: 'del',
      label: { CN: '移除', EN: 'Remove' },
      permission,
      danger: true,
      confirm: {
        CN: '移除后不再收到该部门的核查；已回复的内容保留。',
        EN: 'They are no longer asked for the department; what they answered stays.',
      },
    },
  ],
  empty: { CN: '还没有部门人员，联审不会送核', EN: 'Nobody yet: joint review asks no department' },
});
