import type { ScoreTexts } from './CN.ts';

export const EN: ScoreTexts = {
  title: 'Scores',
  published: 'Published {time}',
  result: '{round} score',
  outOf: 'out of {max}',
  rank: 'Rank',
  of: 'of {count:# entry|# entries}',
  adjusted: 'Adjusted rank',
  interval: '95% interval {low}–{high}, for information only',
  read: '{count:# judge|# judges} gave {totals}; the scores that count average {result}',
  how: 'How it works',
  trimmed:
    'Several judges score each round on their own. The highest and the lowest score (hollow dots) are dropped and the others averaged (gold line).',
  mean: 'Several judges score each round on their own, and their scores are averaged (gold line).',
  criteria: 'Criteria: {list}.',
  item: '{name} {share}%',
  adjusting:
    'The adjusted rank takes out how strict or lenient each judge usually is. It is a check on fairness and does not change the result.',
  opinions: '{count:# comment|# comments} from judges',
  opinionsOf: 'Comments on the {round}',
  method: 'Judging method in full',
};
