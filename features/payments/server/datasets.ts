import { payment as resource } from '#features/payments/resources/payment.ts';
import type { Dataset } from '#server/datasets/dataset.ts';
import { listDataset } from '#server/datasets/list-dataset.ts';
import { paymentStore } from './payment-store.ts';

/** Instalments by the day from which they can be paid. */
export const paymentDatasets: readonly Dataset[] = [
  listDataset({
    key: 'payments',
    name: { CN: '资金拨付', EN: 'Payments' },
    unit: { CN: '笔', EN: 'payments' },
    resource,
    store: paymentStore,
    date: 'dueOn',
    isDay: true,
    dimensions: ['programme', 'status'],
    measures: [
      {
        key: 'amount',
        name: { CN: '金额', EN: 'Amount' },
        unit: { CN: '元', EN: 'CNY' },
        kind: 'sum',
        column: 'amount',
      },
    ],
    board: {
      figures: [
        {
          key: 'paid',
          name: { CN: '已兑现资金', EN: 'Paid out' },
          measure: 'amount',
          isGood: true,
          values: { status: 'PAID' },
        },
      ],
      panels: [
        {
          key: 'amountByProgramme',
          name: { CN: '各项目应付资金', EN: 'Money by programme' },
          chart: 'BAR',
          dimension: 'programme',
          measure: 'amount',
          compares: true,
        },
        {
          key: 'byStatus',
          name: { CN: '拨付进度', EN: 'How payments stand' },
          chart: 'PIE',
          dimension: 'status',
          measure: 'count',
        },
      ],
    },
  }),
];
