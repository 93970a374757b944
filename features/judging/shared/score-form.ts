import { scoreFormOf } from '#features/learning/shared/score-sheet.ts';
import { marksField } from './marks.ts';

/** What a judge types about an entry before handing it in. */
export const scoreForm = scoreFormOf({
  code: 'itec-score',
  name: { CN: '大赛评分', EN: 'Scores in the competition' },
  opinion: { CN: '给申请人的意见', EN: 'A word for the entrant' },
  more: [marksField],
});
