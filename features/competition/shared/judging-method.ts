import type { Text } from '#core/texts/text.ts';

/** How entries are judged, step by step: published with the edition, and shown beside the results. */
export const judgingMethod: readonly Text[] = [
  {
    CN: '每个项目由几位评委独立评分，评委由系统按赛道抽取，负担尽量平均。评委先声明利益关系，有关系的项目不会分给他。',
    EN: 'Several judges score each entry on their own. They are drawn by lot within its track, with even loads. Judges declare conflicts of interest first and never receive an entry they have one with.',
  },
  {
    CN: '得分按冻结的评分表合计；去掉一个最高分和一个最低分，其余平均。同分时依次比较分值最高的评分项，仍相同的按登记的种子抽签。',
    EN: 'Points add up by a scale that is frozen beforehand. The highest and the lowest judge are left out, the others averaged. Equal results are told apart by the criteria, the heaviest first; what is still equal, by lot, with a recorded seed.',
  },
  {
    CN: '为检查公平，每份评分拆成三块：项目的水平、评委的松紧、说不清的起伏。同一位评委评过很多项，松紧就能估出来；评得少的，估计向零收缩。',
    EN: 'To check fairness, each total is split in three: the level of the entry, the leniency of the judge, and noise. A judge scores many entries, so leniency can be estimated; with only a few, the estimate is pulled towards zero.',
  },
  {
    CN: '从每份评分里扣掉评委的松紧再平均，得到校正分；把起伏重抽 1,000 次再排名，得到名次的 95% 区间；再逐一去掉一位评委重排。没有共同项目的评委之间不作比较。',
    EN: 'The adjusted score is the mean once leniency is taken out. Noise is redrawn 1,000 times to give the 95% interval of each rank, and the round is ranked again leaving out each judge in turn. Judges without entries in common are not compared.',
  },
  {
    CN: '校正结果只供检查，不替代名次。晋级名单由一人提出、另一人确认。评委姓名及其松紧不公布。',
    EN: 'Adjusted figures are for information and do not replace the ranking. One person proposes who goes on and another confirms it. Names of judges and their leniency are not published.',
  },
];
