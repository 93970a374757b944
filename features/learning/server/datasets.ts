import { examRecord as resource } from '#features/learning/resources/exam-record.ts';
import type { Dataset } from '#server/datasets/dataset.ts';
import { listDataset } from '#server/datasets/list-dataset.ts';
import { recordStore } from './record-store.ts';

/** Sittings of exams. */
export const learningDatasets: readonly Dataset[] = [
  listDataset({
    key: 'sittings',
    name: { CN: '学习考试', EN: 'Exam sittings' },
    unit: { CN: '人次', EN: 'sittings' },
    permission: 'Mgr.Learn',
    resource,
    store: recordStore,
    date: 'startedAt',
    dimensions: ['paper', 'state', 'result'],
    measures: [{ key: 'score', name: { CN: '平均分', EN: 'Mean score' }, kind: 'mean', column: 'score', digits: 1 }],
    board: {
      figures: [{ key: 'sittings', name: { CN: '学习考试', EN: 'Exam sittings' }, measure: 'count', isGood: true }],
      panels: [
        {
          key: 'byPaper',
          name: { CN: '各试卷考试', EN: 'Sittings by paper' },
          chart: 'BAR',
          dimension: 'paper',
          measure: 'count',
        },
      ],
    },
  }),
];
