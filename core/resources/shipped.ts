import type { Filter, StatusTag } from './resource.ts';

/** States of what comes with the product and may be said otherwise. */
export const shippedStatuses = {
  SHIPPED: { label: { CN: '默认', EN: 'As shipped' }, tone: 'off' },
  CHANGED: { label: { CN: '已修改', EN: 'Changed' }, tone: 'done' },
} as const satisfies Record<string, StatusTag>;

export const shippedFilter: Filter = {
  key: 'status',
  label: { CN: '状态', EN: 'Status' },
  kind: 'choice',
  options: Object.entries(shippedStatuses).map(([value, { label }]) => ({ value, label })),
};
