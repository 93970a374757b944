import { chanceOf } from '#core/judging/chance.ts';
import type { Rubric } from '#core/judging/rubric.ts';
import type { ScoreSheet } from '#features/learning/shared/score-sheet.ts';

const strong = [
  '团队分工清楚，核心成员在本领域都有五年以上积累，缺一名专职市场。',
  '技术路线有独立数据支撑，第三方检测报告齐全，放大风险写得偏轻。',
  '目标客户明确，已有三家付费试用，第二年的收入预测略为乐观。',
  '落地计划具体到季度，设备和厂房需求合理，用工规模可信。',
];
const fair = [
  '核心三人互补，但工程化经验不足，建议补一位有中试经验的负责人。',
  '以改进为主，与同类方案相比有优势，数据多来自自测，尚待验证。',
  '市场空间存在，获客方式写得笼统，竞争对手分析不够充分。',
  '落地时间表偏紧，首年人员计划和场地需求之间不太一致。',
];

/** How good an entry of the demo is, in points of a hundred: the same for all who score it. */
export function levelOf(id: string): number {
  const chance = chanceOf(`level ${id}`);
  return 58 + 34 * ((chance() + chance()) / 2);
}

/** What a judge of the demo scores: the level, their own leaning and a little chance, by the criteria of the scale. */
export function sheetOf(rubric: Rubric, { id, judge, lean }: { id: string; judge: string; lean: number }): ScoreSheet {
  const chance = chanceOf(`sheet ${id} ${judge}`);
  const whole = rubric.dimensions.reduce((sum, { max }) => sum + max, 0);
  const wanted = levelOf(id) + lean + 7 * (chance() - 0.5);
  return Object.fromEntries(
    rubric.dimensions.map(({ code, min, max, step }, at) => {
      const share = wanted / whole + 0.12 * (chance() - 0.5);
      const score = Math.min(max, Math.max(min, Math.round((share * max) / step) * step));
      return [code, { score, reason: (share > 0.75 ? strong : fair)[at % strong.length]! }];
    }),
  );
}

const opinions = [
  '数据扎实，建议尽快补一家付费客户的验收报告。',
  '技术先进，成本测算要把良率波动算进去。',
  '团队执行力强，落地节奏可以再快半年。',
  '与本地产业链契合，建议先从一条示范线做起。',
  '知识产权布局完整，海外申请要抓紧。',
];

/** What a judge of the demo says to the entrant. */
export function opinionOf(id: string, at: number): string {
  return opinions[Math.floor(chanceOf(`opinion ${id} ${at}`)() * opinions.length)]!;
}
