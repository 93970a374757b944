import type { Text } from '#core/texts/text.ts';
import { caseColumns } from '#features/casework/shared/case-columns.ts';
import type { Exporter } from '#server/exports/exporter.ts';
import { keysetExporter } from '#server/exports/keyset-exporter.ts';
import { listQueue, type QueueInput, readCounts } from './queue.ts';

const filters: Readonly<Record<string, Text>> = {
  scope: { CN: '范围', EN: 'Scope' },
  programme: { CN: '项目', EN: 'Programme' },
  state: { CN: '状态', EN: 'State' },
  keyword: { CN: '关键词', EN: 'Keyword' },
  due: { CN: '时限', EN: 'Due' },
  submitted: { CN: '提交', EN: 'Handed in' },
  from: { CN: '提交自', EN: 'Handed in from' },
  to: { CN: '提交至', EN: 'Handed in until' },
  decidedFrom: { CN: '办结自', EN: 'Decided from' },
  decidedTo: { CN: '办结至', EN: 'Decided until' },
  year: { CN: '年度', EN: 'Year' },
};

/** The review queue as a file: the cases the caller may see, as the filter of the queue leaves them. */
export const caseExporter: Exporter = keysetExporter({
  code: 'apply',
  module: 'APPLY',
  objectType: 'application',
  name: { CN: '办件', EN: 'Cases' },
  permission: 'Mgr.Apply.export',
  columns: caseColumns,
  filters,
  page: (scope, filter, { after, size }) =>
    listQueue(scope, { ...(filter as QueueInput), size, ...(after && { after }) }),
  count: async (scope, filter, most) => (await readCounts(scope, { asked: filter as QueueInput }, most)).asked,
});
