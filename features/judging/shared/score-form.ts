import type { KeptForm } from '#core/kept-drafts/kept-form.ts';
import { reasonLength } from './judging.ts';

/** What a judge types about an entry before handing it in: a row a criterion, and a word for the entrant. */
export const scoreForm: KeptForm = {
  code: 'itec-score',
  name: { CN: '大赛评分', EN: 'Scores in the competition' },
  sections: [
    {
      key: 'sheet',
      title: { CN: '评分', EN: 'Scores' },
      fields: [
        {
          kind: 'rows',
          key: 'rows',
          label: { CN: '评分', EN: 'Scores' },
          item: { CN: '评分项', EN: 'criterion' },
          max: 30,
          summary: ['{about}', '{score}'],
          fields: [
            { kind: 'text', key: 'about', label: { CN: '评分项', EN: 'Criterion' }, max: 40 },
            { kind: 'number', key: 'score', label: { CN: '得分', EN: 'Points' }, decimals: 2, min: -1000, max: 1000 },
            {
              kind: 'long-text',
              key: 'reason',
              label: { CN: '理由', EN: 'Reason' },
              unit: 'characters',
              max: reasonLength.most,
            },
          ],
        },
        {
          kind: 'long-text',
          key: 'opinion',
          label: { CN: '给申请人的意见', EN: 'A word for the entrant' },
          unit: 'characters',
          max: 1000,
        },
      ],
    },
  ],
};
