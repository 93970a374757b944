import { readReview } from '#features/casework/server/experts/read-review.ts';
import { submitScores } from '#features/casework/server/experts/score.ts';
import { askJudges } from '#features/casework/server/review/judges.ts';
import { listQueue } from '#features/casework/server/review/queue.ts';
import { newId } from '#server/base/ids.ts';
import { asOfficer } from '#server/demo/act.ts';
import type { Stage } from '#server/demo/demo-room.ts';
import { type Case, idOf } from './play.ts';

/** What is judged, up to how many points, and what experts of the demo write who give much, something, or little of them. */
const criteria = [
  {
    code: 'innovation',
    names: ['创新水平', 'Innovation'],
    max: 30,
    reasons: [
      '核心专利和论文都由本人主导，技术路线在国内同行中领先，有第三方检测数据支撑。',
      '技术路线清楚，关键指标优于现有产品，但主要结果还停留在实验室阶段。',
      '与已有方案的差别说得不够清楚，创新点缺少可以核对的数据。',
    ],
  },
  {
    code: 'industry',
    names: ['产业价值', 'Value to industry'],
    max: 25,
    reasons: [
      '产品已有明确用户和订单，补上了本区产业链的一环，市场空间的测算依据充分。',
      '应用方向与本区产业契合，用户还在试用，规模化的时间表偏乐观。',
      '市场份额的依据偏弱，三年内产能翻番没有对应的资金来源。',
    ],
  },
  {
    code: 'team',
    names: ['团队能力', 'Team'],
    max: 20,
    reasons: [
      '团队分工完整，主要成员共事多年，研发和产业化经验互补，人员稳定。',
      '研发力量较强，市场和生产管理的人员还要补充，已有招聘计划。',
      '主要依靠申报人一人，团队成员到岗时间和投入没有书面约定。',
    ],
  },
  {
    code: 'feasibility',
    names: ['可行与风险', 'Feasibility and risk'],
    max: 15,
    reasons: [
      '阶段目标具体，风险和应对逐项列明，资金和场地都已经落实。',
      '实施计划基本可行，中试良率的风险估计不足，建议分期考核。',
      '进度安排与资源不匹配，主要风险没有应对办法，难以按期完成。',
    ],
  },
  {
    code: 'local',
    names: ['在区贡献', 'Contribution here'],
    max: 10,
    reasons: [
      '全职在区工作，带动本地就业和配套，未来三年的投入计划明确可查。',
      '在区投入有计划，带动就业的人数偏保守，配套合作还在洽谈。',
      '在区工作时间和投入都不多，对本地产业的带动还看不出来。',
    ],
  },
] as const;

/** The scale of the Phoenix Plan in the demo, as its form keeps it: a hundred points, the best and the worst left out. */
export const expertScale = {
  code: 'phoenixReview',
  domain: 'JUDGING',
  nameCN: '凤凰计划专家评审表',
  nameEN: 'Phoenix Plan expert review',
  aggregate: 'TRIMMED_MEAN',
  decimals: 2,
  dims: criteria.map(({ code, names: [nameCN, nameEN], max }) => ({
    id: `c-${code}`,
    code,
    nameCN,
    nameEN,
    weight: max,
    min: 0,
    max,
    step: 0.5,
    levels: '',
  })),
};

/** An expert scores a case, with points in the order of the scale. */
export interface Scoring {
  readonly by: string;
  readonly points: readonly number[];
  readonly opinion: string;
}

/** Experts are asked to score a case. */
export function askToScore(stage: Stage, told: Case, at: Date, experts: readonly string[]): Promise<void> {
  return asOfficer(stage, { player: stage.player('reviewer'), tenant: told.tenant, at }, async (scope) => {
    await askJudges(scope, { id: idOf(told), accountIds: experts.map((login) => stage.player(login).id) });
  });
}

/** One of them hands in. */
export function scoreCase(stage: Stage, told: Case, at: Date, { by, points, opinion }: Scoring): Promise<void> {
  return asOfficer(stage, { player: stage.player(by), tenant: told.tenant, at }, async (scope) => {
    const id = idOf(told);
    const { review } = await readReview(scope, { id });
    const scores = criteria.map(({ code, max, reasons }, index) => {
      const score = points[index] ?? 0;
      const share = score / max;
      return { code, score, reason: reasons[share >= 0.85 ? 0 : share >= 0.7 ? 1 : 2] };
    });
    const input = { tenantId: scope.tenantId, id, rev: review?.own?.rev ?? 0, scores, opinion, reqId: newId() };
    await submitScores(scope, input);
  });
}

/** An expert is asked for an opinion on the first few cases under review, so that the desk of an expert is not empty. */
export function askExperts(stage: Stage, at: Date): Promise<void> {
  const asked = { player: stage.player('reviewer'), tenant: 'yunting', at };
  return asOfficer(stage, asked, async (scope) => {
    const { rows } = await listQueue(scope, { scope: 'all', state: ['REVIEW'], size: 3 });
    for (const { id } of rows) await askJudges(scope, { id, accountIds: [stage.player('judge').id] });
  });
}
