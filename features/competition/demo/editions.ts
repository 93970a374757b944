import { instantInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { editions, rounds } from '#features/competition/server/tables.ts';
import type { StoryTime } from '#server/demo/story-time.ts';

type EditionValues = Omit<typeof editions.$inferInsert, 'tenantId'>;
type RoundValues = Omit<typeof rounds.$inferInsert, 'tenantId' | 'id'>;

const tracks = [
  [
    'IT',
    'GENERAL',
    '新一代信息技术',
    'Information technology',
    '集成电路、人工智能、数据与安全',
    'Chips, artificial intelligence, data and security',
  ],
  [
    'MARINE',
    'GENERAL',
    '高端装备与海洋工程',
    'Equipment and marine engineering',
    '智能船舶、机器人、航空部件',
    'Smart ships, robots, parts for aircraft',
  ],
  [
    'BIO',
    'GENERAL',
    '生物医药与健康',
    'Biomedicine and health',
    '药物、器械、细胞与合成生物',
    'Drugs, devices, cells and synthetic biology',
  ],
  [
    'ENERGY',
    'GENERAL',
    '新能源与新材料',
    'Energy and materials',
    '储能、氢能、涂层与复合材料',
    'Storage, hydrogen, coatings and composites',
  ],
  ['FARM', 'SPECIAL', '现代农业', 'Modern farming', '种业、农机、食品与冷链', 'Seeds, machines, food and cold chains'],
  ['X', 'X', 'X 赛道', 'X track', '归不进以上各类的，自写方向', 'What fits nowhere else; name the field yourself'],
] as const;

const items = [
  ['IT', 'CHIP', '集成电路', 'Integrated circuits'],
  ['IT', 'AI', '人工智能', 'Artificial intelligence'],
  ['IT', 'DATA', '数据与安全', 'Data and security'],
  ['MARINE', 'SHIP', '智能船舶', 'Smart ships'],
  ['MARINE', 'ROBOT', '机器人', 'Robots'],
  ['BIO', 'DRUG', '创新药物', 'New drugs'],
  ['BIO', 'DEVICE', '医疗器械', 'Medical devices'],
  ['ENERGY', 'STORE', '储能与氢能', 'Storage and hydrogen'],
  ['ENERGY', 'COAT', '涂层与复合材料', 'Coatings and composites'],
  ['FARM', 'SEED', '种业', 'Seeds'],
  ['FARM', 'FOOD', '食品与冷链', 'Food and cold chains'],
] as const;

const judges = [
  [
    '祝星阑',
    'Zhu Xinglan',
    '北湖理工大学教授，三维封装',
    'Professor, Beihu University of Technology, three-dimensional packaging',
    'IT',
  ],
  [
    '祁连舟',
    'Qi Lianzhou',
    '东陵海事大学教授，船舶水动力',
    'Professor, Dongling Maritime University, hydrodynamics',
    'MARINE',
  ],
  [
    '顾南雁',
    'Gu Nanyan',
    '南屿医科大学教授，再生医学',
    'Professor, Nanyu Medical University, regenerative medicine',
    'BIO',
  ],
  [
    '商砚清',
    'Shang Yanqing',
    '云汀海洋材料研究所研究员',
    'Researcher, Yunting Institute of Marine Materials',
    'ENERGY',
  ],
  [
    '禾满仓',
    'He Mancang',
    '云汀农业科学院研究员，作物育种',
    'Researcher, Yunting Academy of Agriculture, plant breeding',
    'FARM',
  ],
  ['Lucía Ferrán-Okafor', 'Lucía Ferrán-Okafor', '投资人，曾三次创业', 'Investor, founded three companies', 'X'],
] as const;

const prizes = [
  ['FIRST', '一等奖', 'First prize', 1, 200, 300],
  ['SECOND', '二等奖', 'Second prize', 3, 100, 150],
  ['THIRD', '三等奖', 'Third prize', 6, 50, 75],
] as const;

const instalments = [
  {
    id: 'i1',
    nameCN: '首期',
    nameEN: 'First instalment',
    share: 40,
    afterMonths: 0,
    conditionsCN: '签订落地协议\n获奖材料电子审核通过\n打印版现场核对',
    conditionsEN: 'The contract is signed\nThe files are approved\nThe print is checked in the hall',
  },
  {
    id: 'i2',
    nameCN: '第二期',
    nameEN: 'Second instalment',
    share: 60,
    afterMonths: 6,
    conditionsCN: '在云汀注册企业\n完成首轮验资，提交银行回单\n在云汀经营满 6 个月',
    conditionsEN:
      'The company is registered in Yunting\nIts capital is paid in, with the bank slip\nIt has worked in Yunting for 6 months',
  },
];

const counter = {
  venueCN: '梧桐大道 66 号 B 座 4 层人才服务大厅 12 号窗口',
  venueEN: 'Window 12, Talent Services Hall, 4th floor, Building B, 66 Wutong Avenue',
  minutes: 30,
  seats: 2,
  from: null,
  to: null,
  hours: [
    { id: 'c1', days: ['MON', 'TUE', 'WED', 'THU', 'FRI'], from: '09:00', to: '11:30' },
    { id: 'c2', days: ['MON', 'TUE', 'WED', 'THU'], from: '14:00', to: '17:00' },
  ],
};

/** What differs from one edition to the next. */
interface EditionStory {
  readonly year: number;
  readonly opens: string;
  readonly closes: string;
  readonly starts: string;
  readonly results?: string;
  readonly founded: readonly [startup: string, growth: string, growthTo: string];
  readonly taxYear: number;
}

const told: readonly EditionStory[] = [
  {
    year: 2027,
    opens: '2026-11-02 09:00',
    closes: '2027-01-16 00:00',
    starts: '2027-03-01',
    taxYear: 2025,
    founded: ['2024-01-01', '2017-01-01', '2023-12-31'],
  },
  {
    year: 2026,
    opens: '2025-11-03 09:00',
    closes: '2026-01-17 00:00',
    starts: '2026-03-02',
    taxYear: 2024,
    results: '2026-07-16 09:00',
    founded: ['2023-01-01', '2016-01-01', '2022-12-31'],
  },
  {
    year: 2025,
    opens: '2025-05-06 09:00',
    closes: '2025-09-01 00:00',
    starts: '2025-09-08',
    taxYear: 2023,
    results: '2025-10-20 09:00',
    founded: ['2021-01-01', '2014-01-01', '2020-12-31'],
  },
];

/** The id of the demo's edition of a year. */
export function demoEditionId(year: number): string {
  return `itec-${year}`;
}

/** The editions of the demo: one that is open, last year's with its winners, and the one of 2025 in the archive. */
export const demoEditions: readonly EditionValues[] = told.map(
  ({ year, opens, closes, starts, results, founded: [startup, growth, growthTo], taxYear }) => ({
    id: demoEditionId(year),
    year,
    titleCN: `ITEC ${year} 国际人才创新大赛`,
    titleEN: `ITEC ${year} International Talent Contest`,
    introCN: '六条赛道，二十个奖项，奖金池 2,000 万元。带着项目来，落在云汀。不收任何费用。',
    introEN:
      'Six tracks, twenty prizes, CNY 20 million. Bring your project and settle in Yunting. Taking part is free.',
    opensAt: instantInShanghai(opens),
    closesAt: instantInShanghai(closes),
    startsOn: starts,
    resultsAt: results ? instantInShanghai(results) : null,
    taxYear,
    forecastYear: taxYear + 1,
    rewardRate: 5,
    isPublic: true,
    tracks: tracks.map(([key, kind, nameCN, nameEN, noteCN, noteEN]) => ({
      id: `t-${key}`,
      key,
      kind,
      nameCN,
      nameEN,
      noteCN,
      noteEN,
    })),
    items: items.map(([track, key, nameCN, nameEN]) => ({ id: `s-${key}`, track, key, nameCN, nameEN })),
    groups: [
      {
        id: 'g1',
        key: 'STARTUP',
        nameCN: '初创组',
        nameEN: 'Start-up group',
        foundedFrom: startup,
        foundedTo: `${year}-12-31`,
        funding: ['NONE', 'SEED', 'ANGEL', 'A'],
      },
      {
        id: 'g2',
        key: 'GROWTH',
        nameCN: '成长组',
        nameEN: 'Growth group',
        foundedFrom: growth,
        foundedTo: growthTo,
        funding: ['B', 'C'],
      },
    ],
    prizes: prizes.flatMap(([key, nameCN, nameEN, count, startups, growing]) => [
      { id: `p-s-${key}`, key: `S-${key}`, group: 'STARTUP', nameCN, nameEN, count, amount: startups },
      { id: `p-g-${key}`, key: `G-${key}`, group: 'GROWTH', nameCN, nameEN, count, amount: growing },
    ]),
    instalments,
    counter,
    judges: judges.map(([nameCN, nameEN, titleCN, titleEN, track], index) => ({
      id: `j${index + 1}`,
      nameCN,
      nameEN,
      titleCN,
      titleEN,
      track,
    })),
  }),
);

const hall = ['云汀港 3 号仓', 'Warehouse 3, Yunting Harbour'] as const;

/** Days of each round: registration, check, three rounds, visits. */
const calendar: Readonly<Record<number, readonly (readonly [string, string])[]>> = {
  2027: [
    ['2026-11-02', '2027-01-15'],
    ['2027-01-18', '2027-01-29'],
    ['2027-03-01', '2027-03-19'],
    ['2027-05-10', '2027-05-21'],
    ['2027-09-16', '2027-09-17'],
    ['2027-10-11', '2027-12-17'],
  ],
  2026: [
    ['2025-11-03', '2026-01-16'],
    ['2026-01-19', '2026-01-30'],
    ['2026-03-02', '2026-03-20'],
    ['2026-06-08', '2026-06-19'],
    ['2026-07-09', '2026-07-10'],
    ['2026-07-27', '2026-12-18'],
  ],
  2025: [
    ['2025-05-06', '2025-08-31'],
    ['2025-09-01', '2025-09-05'],
    ['2025-09-08', '2025-09-12'],
    ['2025-09-22', '2025-09-24'],
    ['2025-10-16', '2025-10-17'],
    ['2025-10-20', '2026-01-16'],
  ],
};

const shapes = [
  ['APPLY', '报名', 'Registration', null, null, null, null],
  ['CHECK', '资格审查', 'Eligibility check', null, null, null, null],
  ['PRELIM', '初赛', 'First round', 'PAPER', null, null, 120],
  ['SEMI', '复赛', 'Semi-final', 'ONLINE', 7, 3, 40],
  ['FINAL', '总决赛', 'Final', 'ROADSHOW', 8, 7, 20],
  ['VISIT', '考察与签约', 'Visits and contracts', null, null, null, null],
] as const;

/** The rounds of the demo's editions. */
export const demoRounds: readonly RoundValues[] = Object.entries(calendar).flatMap(([year, days]) =>
  shapes.map(([stage, titleCN, titleEN, kind, talkMinutes, questionMinutes, promotes], index) => ({
    editionId: demoEditionId(Number(year)),
    stage,
    titleCN,
    titleEN,
    kind,
    talkMinutes,
    questionMinutes,
    promotes,
    startsOn: days[index]![0],
    endsOn: days[index]![1],
    venueCN: kind === 'ROADSHOW' ? hall[0] : null,
    venueEN: kind === 'ROADSHOW' ? hall[1] : null,
  })),
);

/** When an edition's calendar takes all its entries further, as told on the story's day. */
export interface Milestones {
  readonly checks: Date;
  /** Into the first round, the semi-final and the final. */
  readonly promotions: readonly [Date, Date, Date];
  readonly results: Date;
  readonly visits: Date;
}

/** Days after a round until a second person has confirmed who goes on. */
const decidesAfter = 5;

/** The milestones of an edition by its results and rounds; what has no day yet comes after everything else. */
export function milestonesOf(
  { resultsAt }: { resultsAt?: Date | null },
  days: readonly Pick<RoundValues, 'stage' | 'startsOn' | 'endsOn'>[],
): Milestones {
  const never = new Date('9999-12-31T00:00:00Z');
  const at = (stage: string, day: 'startsOn' | 'endsOn', later: number) => {
    const round = days.find((each) => each.stage === stage);
    return round ? instantInShanghai(`${moveDate(round[day], { days: later })} 10:00`) : never;
  };
  return {
    checks: at('CHECK', 'startsOn', 0),
    promotions: [
      at('PRELIM', 'startsOn', -3),
      at('PRELIM', 'endsOn', decidesAfter),
      at('SEMI', 'endsOn', decidesAfter),
    ],
    results: resultsAt ?? never,
    visits: at('VISIT', 'startsOn', 0),
  };
}

/** An edition with its days as they are told on the story's day; founding years stay what the rules say. */
export function movedEdition(edition: EditionValues, { moved }: StoryTime): EditionValues {
  const { opensAt, closesAt, startsOn, resultsAt } = edition;
  return {
    ...edition,
    opensAt: moved(opensAt),
    closesAt: moved(closesAt),
    startsOn: moved(startsOn),
    resultsAt: resultsAt ? moved(resultsAt) : null,
  };
}

/** The same for a round. */
export function movedRound<R extends { startsOn: string; endsOn: string }>(round: R, { moved }: StoryTime): R {
  return { ...round, startsOn: moved(round.startsOn), endsOn: moved(round.endsOn) };
}
