import { instantInShanghai } from '#core/calendar/dates.ts';
import { demoEditionId, demoEditions, demoRounds } from '#features/competition/demo/editions.ts';
import type { editions, rounds } from '#features/competition/server/tables.ts';

type EditionValues = Omit<typeof editions.$inferInsert, 'tenantId'>;
type RoundValues = Omit<typeof rounds.$inferInsert, 'tenantId'>;

const [open] = demoEditions;

/** An early call for the contest after next: its first round is being judged. It is not on the public pages. */
export const earlyCall: EditionValues = {
  ...open!,
  id: demoEditionId(2028),
  year: 2028,
  titleCN: 'ITEC 2028 提前批·全球预赛',
  titleEN: 'ITEC 2028 Early Call',
  introCN: '面向海外团队的提前批，一轮网络评审后直通复赛。',
  introEN: 'An early call for teams abroad: one round on paper leads to the semi-final.',
  opensAt: instantInShanghai('2026-08-03 09:00'),
  closesAt: instantInShanghai('2026-10-17 00:00'),
  startsOn: '2026-11-02',
  resultsAt: null,
  isPublic: false,
};

/** Its rounds; the first lasts as long as the demo is looked at, while the first batch pitches in the second. */
export function earlyRounds(newId: () => string): RoundValues[] {
  const days: Readonly<Record<string, readonly [string, string]>> = {
    APPLY: ['2026-08-03', '2026-10-16'],
    CHECK: ['2026-10-19', '2026-10-30'],
    PRELIM: ['2026-11-02', '2026-12-18'],
    SEMI: ['2026-11-23', '2026-12-04'],
  };
  return demoRounds
    .filter(({ editionId, stage }) => editionId === demoEditionId(2027) && days[stage])
    .map((round) => ({
      ...round,
      id: newId(),
      editionId: earlyCall.id!,
      promotes: round.stage === 'PRELIM' ? 20 : round.promotes,
      startsOn: days[round.stage]![0],
      endsOn: days[round.stage]![1],
    }));
}

const criteria = [
  ['team', '团队', 'Team', 20],
  ['technology', '技术与创新', 'Technology', 25],
  ['market', '市场与商业模式', 'Market and business', 30],
  ['settling', '落地计划', 'Settling in Yunting', 25],
] as const;

/** The best first, each with where it ends as a share of all points. */
const anchors = {
  team: [
    ['核心成员互补，有把产品做到量产的经历', 'A complementary core with a product taken to mass production'],
    ['核心齐备，缺一两个关键岗位', 'The core is there; one or two key roles are missing'],
    ['以技术人员为主，经营经验不足', 'Mostly engineers, little experience in business'],
    ['成员不稳定或分工不清', 'Members change, or roles are unclear'],
  ],
  technology: [
    [
      '原理或路线有独立创新，第三方数据支撑，同类中领先',
      'A principle or route of its own, proven by third parties, ahead of its peers',
    ],
    ['有明确改进并经验证，与同类相比有可量化的优势', 'A proven improvement with a measurable advantage'],
    [
      '以集成或改进为主，数据来自自测，优势尚待证明',
      'Integration or improvement; own data, the advantage still to be shown',
    ],
    ['与已有方案没有实质差别，或路线明显不成立', 'No real difference to what exists, or the route does not hold'],
  ],
  market: [
    ['已有付费客户，获客方式和毛利经得起推敲', 'Paying customers; sales and margins hold up'],
    ['客户明确、有试用，收入预测有依据', 'Clear customers and trials; forecasts have a basis'],
    ['市场存在，获客和定价写得笼统', 'There is a market; sales and prices stay vague'],
    ['看不出谁来付钱', 'It is not clear who would pay'],
  ],
  settling: [
    ['时间、人员、场地和投入都落到季度，可以核查', 'Time, staff, site and spending set by the quarter and checkable'],
    ['计划完整，个别环节待落实', 'A whole plan with a few points open'],
    ['方向明确，缺时间表或投入', 'A direction without a timetable or budget'],
    ['没有可行的落地安排', 'No workable plan'],
  ],
} as const;

const starts = [0.8, 0.6, 0.4, 0];

function bandsOf(code: (typeof criteria)[number][0], max: number): string {
  return anchors[code]
    .map(([CN, EN], at) => `${starts[at]! * max}-${at === 0 ? max : starts[at - 1]! * max - 0.5}|${CN}|${EN}`)
    .join('\n');
}

/** What a next version adds, the best first. */
const society = [
  ['8-10', '有数据，可核验', 'Figures that can be checked'],
  ['4-7.5', '有目标和办法', 'Aims, and ways to reach them'],
  ['0-3.5', '未说明', 'Not told'],
] as const;

/** The scale of the demo, as its form keeps it: a hundred points, highest and lowest judge left out. */
export const scaleValues = {
  code: 'itecPaper',
  domain: 'JUDGING',
  nameCN: '大赛网络评审表',
  nameEN: 'Scale for judging on paper',
  aggregate: 'TRIMMED_MEAN',
  decimals: 2,
  dims: criteria.map(([code, nameCN, nameEN, max]) => ({
    id: `c-${code}`,
    code,
    nameCN,
    nameEN,
    weight: max,
    min: 0,
    max,
    step: 0.5,
    levels: '',
    bands: bandsOf(code, max),
  })),
};

/** Its next version, being written: ten points for society, taken from team and market. */
export const nextScaleValues = {
  ...scaleValues,
  dims: [
    ...scaleValues.dims.map((dim) => {
      const max = { team: 15, market: 25 }[dim.code as string] ?? dim.max;
      return { ...dim, weight: max, max, bands: bandsOf(dim.code, max) };
    }),
    {
      ...{ id: 'c-society', code: 'society', nameCN: '社会与环境', nameEN: 'Society and environment' },
      ...{ weight: 10, min: 0, max: 10, step: 0.5, levels: '' },
      bands: society.map((band) => band.join('|')).join('\n'),
    },
  ],
};
