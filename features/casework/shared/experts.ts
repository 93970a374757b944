import { scoreFormOf } from '#features/learning/shared/score-sheet.ts';

/** Where an expert stands who was asked about a case. */
export const expertStates = ['ASKED', 'SUBMITTED', 'RECUSED'] as const;

export type ExpertState = (typeof expertStates)[number];

/** What an expert types about a case before handing it in. */
export const expertForm = scoreFormOf({
  code: 'case-score',
  name: { CN: '专家评分', EN: 'Scores of an expert' },
  opinion: { CN: '总体意见', EN: 'Opinion on the whole' },
});
