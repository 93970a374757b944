import type { Text } from '../texts/text.ts';
import type { Column, Filter } from './resource.ts';

/** When a record changed last; nearly every list ends with it. */
export const updatedColumn: Column = {
  key: 'updatedAt',
  title: { CN: '更新时间', EN: 'Updated' },
  kind: 'date-time',
  sortable: true,
  width: 150,
  priority: 3,
};

/** The search box of a list; `hint` names what is looked through. */
export function keywordFilter(hint: Text): Filter {
  return { key: 'keyword', label: { CN: '关键词', EN: 'Keyword' }, kind: 'keyword', hint };
}
