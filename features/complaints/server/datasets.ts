import { complaint as resource } from '#features/complaints/resources/complaint.ts';
import type { Dataset } from '#server/datasets/dataset.ts';
import { listDataset } from '#server/datasets/list-dataset.ts';
import { complaintStore } from './complaint-store.ts';

/** Complaints and how they were answered. */
export const complaintDatasets: readonly Dataset[] = [
  listDataset({
    key: 'complaints',
    name: { CN: '投诉建议', EN: 'Complaints' },
    unit: { CN: '件', EN: 'complaints' },
    resource,
    store: complaintStore,
    date: 'createdAt',
    dimensions: ['kind', 'target', 'state', 'timing', 'contact', 'contentment', 'outcome', 'assignee'],
    measures: [
      {
        key: 'score',
        name: { CN: '平均评分', EN: 'Average rating' },
        unit: { CN: '星', EN: 'stars' },
        kind: 'mean',
        column: 'score',
        digits: 1,
      },
    ],
    board: {
      figures: [{ key: 'complaints', name: { CN: '投诉建议', EN: 'Complaints' }, measure: 'count' }],
      panels: [
        {
          key: 'byKind',
          name: { CN: '投诉建议类型', EN: 'Complaints by kind' },
          chart: 'BAR',
          dimension: 'kind',
          measure: 'count',
          compares: true,
        },
      ],
    },
  }),
];
