import { entry as resource } from '#features/competition/resources/entry.ts';
import type { Dataset } from '#server/datasets/dataset.ts';
import { listDataset } from '#server/datasets/list-dataset.ts';
import { entryStore } from './entry-store.ts';

/** Entries of the competition. */
export const competitionDatasets: readonly Dataset[] = [
  listDataset({
    key: 'entries',
    name: { CN: '创业大赛', EN: 'Competition entries' },
    unit: { CN: '项', EN: 'entries' },
    resource,
    store: entryStore,
    date: 'submittedAt',
    dimensions: ['edition', 'status', 'track', 'group', 'funding'],
    measures: [
      {
        key: 'paid',
        name: { CN: '已兑现', EN: 'Paid' },
        unit: { CN: '万元', EN: '10,000 CNY' },
        kind: 'sum',
        column: 'paid',
        digits: 1,
      },
    ],
    board: {
      figures: [{ key: 'entries', name: { CN: '参赛项目', EN: 'Entries' }, measure: 'count', isGood: true }],
      panels: [
        {
          key: 'byStatus',
          name: { CN: '大赛进程', EN: 'How entries stand' },
          chart: 'BAR',
          dimension: 'status',
          measure: 'count',
        },
      ],
    },
  }),
];
