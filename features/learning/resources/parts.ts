import type { Filter, RowAction, StatusTag } from '#core/resources/resource.ts';

const permission = 'Mgr.Learn.edit';

/** Putting what was written into use, and taking it out. */
export const turning: readonly RowAction[] = [
  {
    key: 'enable',
    label: { CN: '启用', EN: 'Put into use' },
    permission,
    batch: true,
    when: { field: 'status', in: ['DRAFT', 'OFF'] },
  },
  {
    key: 'disable',
    label: { CN: '停用', EN: 'Take out of use' },
    permission,
    batch: true,
    when: { field: 'status', is: 'ON' },
  },
];

/** A filter by status. */
export function statusFilter(tags: Readonly<Record<string, StatusTag>>, key = 'status'): Filter {
  return {
    key,
    label: { CN: '状态', EN: 'Status' },
    kind: 'multi',
    options: Object.entries(tags).map(([value, { label }]) => ({ value, label })),
  };
}
