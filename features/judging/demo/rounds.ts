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
  })),
};
