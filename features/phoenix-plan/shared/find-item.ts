import type { Text } from '#core/texts/text.ts';
import { type Clause, type ClauseKey, clauses } from './clauses.ts';
import type { PhoenixTypeName } from './steps.ts';

/** What somebody answers before they have an account: three questions, each of which may be left open. */
export interface FinderAnswers {
  readonly relation?: 'EMPLOYED' | 'FOUNDER' | 'STAFF' | 'COMING';
  readonly months?: 'FULL' | 'SOME' | 'FEW';
  readonly facts: readonly FinderFact[];
}

export const finderFacts = ['OVERSEAS', 'YOUNG', 'TEAM', 'SHARES'] as const;
export type FinderFact = (typeof finderFacts)[number];

/** One condition of what fits: met, missed, or not known yet. */
export interface FinderReason {
  readonly text: Text;
  readonly state: 'met' | 'missed' | 'open';
  /** The article that asks for it. */
  readonly clause: Clause;
}

export interface FinderResult {
  readonly type: PhoenixTypeName;
  readonly item: string;
  /** The article that has the item. */
  readonly clause: Clause;
  readonly reasons: readonly FinderReason[];
  /** What else fits, and the one thing that separates it. */
  readonly second?: { readonly item: string; readonly because: Text };
}

/** The articles of what one person applies for. */
const clauseOf = {
  SHORT_TERM: 'shortTerm',
  YOUTH: 'youth',
  RETURNEE: 'returned',
  FULL_TIME: 'fullTime',
} as const satisfies Record<string, ClauseKey>;

/** The item that fits the answers best, or undefined while nothing is said about the first question. */
export function findItem({ relation, months, facts }: FinderAnswers): FinderResult | undefined {
  const has = (fact: FinderFact) => facts.includes(fact);
  const met = (clause: ClauseKey, text: Text, isMet: boolean | undefined): FinderReason => ({
    text,
    clause: clauses[clause],
    state: isMet === undefined ? 'open' : isMet ? 'met' : 'missed',
  });
  const inDistrict = (least: 'FULL' | 'SOME') => {
    const text =
      least === 'FULL'
        ? { CN: '每年在区 9 个月以上', EN: 'Nine months a year in the district' }
        : { CN: '每年在区 2 个月以上', EN: 'Two months a year in the district' };
    const isMet = months === undefined ? undefined : months === 'FULL' || (least === 'SOME' && months === 'SOME');
    return met(least === 'FULL' ? 'fullTime' : 'shortTerm', text, isMet);
  };
  switch (relation) {
    case undefined:
      return undefined;
    case 'STAFF':
      return {
        type: 'UNIT',
        item: 'INTRODUCTION',
        clause: clauses.unit,
        reasons: [
          met('unit', { CN: '单位已完成认证', EN: 'The company is authenticated' }, undefined),
          met(
            'unit',
            { CN: '引进人员在职满 6 个月', EN: 'Those brought in have worked here for six months' },
            undefined,
          ),
        ],
        second: {
          item: 'STATION',
          because: { CN: '要建站、建平台时选它', EN: 'If you set up a station or a platform' },
        },
      };
    case 'FOUNDER':
      return {
        type: 'ACE',
        item: has('TEAM') && !has('SHARES') ? 'TEAM' : 'ENTREPRENEUR',
        clause: has('TEAM') && !has('SHARES') ? clauses.team : clauses.founder,
        reasons: [
          met(
            'founder',
            { CN: '企业在区注册纳税', EN: 'The company is registered and taxed in the district' },
            undefined,
          ),
          met('founder', { CN: '本人持股 30% 以上', EN: 'You hold 30% or more' }, has('SHARES') ? true : undefined),
          met(
            'team',
            { CN: '带团队，核心成员不少于 3 人', EN: 'With a team of three or more' },
            has('TEAM') ? true : undefined,
          ),
        ],
        second: {
          item: has('TEAM') && !has('SHARES') ? 'ENTREPRENEUR' : 'TEAM',
          because: { CN: '两个项目只能选一个，区别在持股', EN: 'One of the two only; the share you hold decides' },
        },
      };
    default: {
      const isShort = months === 'SOME' || months === 'FEW';
      const isYouth = has('YOUNG') && !isShort;
      const item = isShort ? 'SHORT_TERM' : isYouth ? 'YOUTH' : has('OVERSEAS') ? 'RETURNEE' : 'FULL_TIME';
      return {
        type: 'PERSONAL',
        item,
        clause: clauses[clauseOf[item]],
        reasons: [
          met(
            'here',
            { CN: '在区单位工作', EN: 'Employed in the district' },
            relation === 'EMPLOYED' ? true : undefined,
          ),
          inDistrict(isShort ? 'SOME' : 'FULL'),
          ...(isYouth ? [met('youth', { CN: '40 岁以下', EN: 'Younger than 40' }, true)] : []),
          ...(isYouth || item === 'RETURNEE'
            ? [
                met(
                  'returned',
                  { CN: '海外学习或工作满 1 年', EN: 'A year abroad or more' },
                  has('OVERSEAS') || undefined,
                ),
              ]
            : []),
          met('employed', { CN: '劳动合同剩余期限满一年', EN: 'The contract runs for another year' }, undefined),
        ],
        second: {
          item: item === 'FULL_TIME' ? 'RETURNEE' : 'FULL_TIME',
          because:
            item === 'SHORT_TERM'
              ? { CN: '每年在区满 9 个月时选它', EN: 'Once you spend nine months a year here' }
              : { CN: '一个年度只能选一个项目', EN: 'One item a year can be applied for' },
        },
      };
    }
  }
}
