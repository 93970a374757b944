import type { Condition } from '../forms/condition.ts';
import type { PermissionCode } from '../permissions.ts';
import type { Column, Filter, Resource, RowAction } from './resource.ts';

/** The filter that shows what was deleted instead of what is there, and its one value. */
export const binFilter = 'bin';
export const binned = 'DELETED';

/** What a list with a recycle bin shows beside it: when something was deleted, and by whom. */
export const binColumns: readonly Column[] = [
  { key: 'deletedAt', title: { CN: '删除时间', EN: 'Deleted' }, kind: 'date-time', width: 150, hidden: true },
  { key: 'deletedBy', title: { CN: '删除人', EN: 'Deleted by' }, kind: 'text', width: 120, hidden: true },
];

const filter: Filter = {
  key: binFilter,
  label: { CN: '回收站', EN: 'Recycle bin' },
  kind: 'choice',
  options: [{ value: binned, label: { CN: '已删除的', EN: 'What was deleted' } }],
};

/** A record that is there; the others are in the bin. */
const isThere: Condition = { field: 'deletedAt', filled: false };

/**
 * A resource whose records are deleted softly, with its bin: a filter, two columns, and an action that restores under
 * this code; what was deleted has no other action.
 */
export function withBin(resource: Resource, restoring: PermissionCode): Resource {
  const actions = resource.actions.map(
    (action): RowAction => ({ ...action, when: action.when ? { all: [isThere, action.when] } : isThere }),
  );
  const restore: RowAction = {
    key: 'restore',
    label: { CN: '恢复', EN: 'Restore' },
    permission: restoring,
    when: { field: 'deletedAt', filled: true },
  };
  return {
    ...resource,
    columns: [...resource.columns, ...binColumns],
    filters: [...resource.filters, filter],
    actions: [...actions, restore],
  };
}

/** Whether deleted records of a resource can be seen and restored. */
export function hasBin({ filters }: Pick<Resource, 'filters'>): boolean {
  return filters.some(({ key }) => key === binFilter);
}
