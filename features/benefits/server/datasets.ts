import { redemption as resource } from '#features/benefits/resources/redemption.ts';
import type { Dataset } from '#server/datasets/dataset.ts';
import { listDataset } from '#server/datasets/list-dataset.ts';
import { redemptionStore } from './redemption-store.ts';

/** What was had with the talent card. */
export const benefitDatasets: readonly Dataset[] = [
  listDataset({
    key: 'redemptions',
    name: { CN: '权益核销', EN: 'Benefits redeemed' },
    unit: { CN: '次', EN: 'uses' },
    resource,
    store: redemptionStore,
    date: 'usedAt',
    dimensions: ['shop', 'level', 'status'],
    board: {
      figures: [
        {
          key: 'used',
          name: { CN: '权益核销', EN: 'Redemptions' },
          measure: 'count',
          isGood: true,
          values: { status: 'USED' },
        },
      ],
      panels: [
        {
          key: 'byShop',
          name: { CN: '各商户核销', EN: 'Benefits by shop' },
          chart: 'BAR',
          dimension: 'shop',
          measure: 'count',
        },
      ],
    },
  }),
];
