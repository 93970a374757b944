/** What entrants read about their scores. */
export const CN = {
  title: '评分',
  published: '{time} 公布',
  result: '{round}得分',
  outOf: '满分 {max}',
  rank: '名次',
  of: '/ {count} 项',
  adjusted: '校正后名次',
  interval: '95% 区间 {low}–{high}，仅供参考',
  read: '{count} 位评委给出 {totals}；计分的平均为 {result}',
  how: '怎么算的',
  trimmed: '每轮由几位评委各自打分，去掉一个最高、一个最低（空心点），其余取平均（金线）。',
  mean: '每轮由几位评委各自打分，取平均（金线）。',
  criteria: '评分项：{list}。',
  item: '{name} {share}%',
  adjusting: '校正名次把每位评委平时偏严或偏松的量扣掉再排一次，只用来检查公平，不改变结果。',
  opinions: '评委意见 {count} 条',
  opinionsOf: '{round}评委意见',
  method: '评审办法全文',
};

export type ScoreTexts = typeof CN;
