import { signup as resource } from '#features/activities/resources/signup.ts';
import type { Dataset } from '#server/datasets/dataset.ts';
import { listDataset } from '#server/datasets/list-dataset.ts';
import { signupStore } from './signups/signup-store.ts';

/** Who signed up to what. */
export const activityDatasets: readonly Dataset[] = [
  listDataset({
    key: 'signups',
    name: { CN: '活动报名', EN: 'Activity sign-ups' },
    unit: { CN: '人次', EN: 'sign-ups' },
    resource,
    store: signupStore,
    date: 'signedAt',
    dimensions: ['activity', 'state'],
    columns: { activity: 'activityId' },
    measures: [
      {
        key: 'score',
        name: { CN: '平均评分', EN: 'Mean score' },
        unit: { CN: '星', EN: 'stars' },
        kind: 'mean',
        column: 'score',
        digits: 1,
      },
    ],
    board: {
      figures: [{ key: 'signups', name: { CN: '活动报名', EN: 'Sign-ups' }, measure: 'count', isGood: true }],
      panels: [
        {
          key: 'byState',
          name: { CN: '报名与到场', EN: 'Sign-ups and who came' },
          chart: 'PIE',
          dimension: 'state',
          measure: 'count',
        },
      ],
    },
  }),
];
