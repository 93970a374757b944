import type { Text } from '#core/texts/text.ts';
import type { PhoenixTypeName } from './steps.ts';

/** An article of the Measures for the Phoenix Plan by which somebody is let in or kept out, with its words. */
export interface Clause {
  readonly article: Text;
  readonly text: Text;
}

const article = (CN: string, number: number): Text => ({ CN: `第${CN}条`, EN: `Article ${number}` });
const first = article('一', 1);
const second = article('二', 2);
const third = article('三', 3);
const fourth = article('四', 4);

/** What the finder and the pre-check rely on, in the words of the 2026 revision. */
export const clauses = {
  here: {
    article: first,
    text: {
      CN: '凤凰计划支持带着技术、团队和项目来云汀工作的人才',
      EN: 'The Phoenix Plan supports people who bring technology, teams and projects to Yunting.',
    },
  },
  yearly: {
    article: second,
    text: {
      CN: '计划每年组织一次年度申报，可分批评审。',
      EN: 'There is one call a year, reviewed in batches if needed.',
    },
  },
  once: {
    article: second,
    text: { CN: '同一人选同一年度只能申报一个类别。', EN: 'One person applies in one category a year.' },
  },
  notTwice: {
    article: second,
    text: {
      CN: '已获同类支持的，支持期内不重复支持。',
      EN: 'Support of the same category is not given again while it lasts.',
    },
  },
  founder: {
    article: third,
    text: {
      CN: '在新区注册企业，本人为第一大股东或持股 30% 以上',
      EN: 'A company registered here; largest shareholder or over 30 per cent',
    },
  },
  fullTime: {
    article: third,
    text: { CN: '每年在新区工作 9 个月以上', EN: 'At least 9 months a year in the new area' },
  },
  shortTerm: {
    article: third,
    text: { CN: '协议期三年，每年累计 2 个月以上', EN: 'Three years, at least 2 months a year' },
  },
  youth: {
    article: third,
    text: { CN: '年龄不超过 40 周岁，有独立承担的课题', EN: 'Not older than 40, with a project of one’s own' },
  },
  team: {
    article: third,
    text: {
      CN: '带头人 1 名、核心成员 3 名以上，半数全职',
      EN: 'One head and three core members, half of them full-time',
    },
  },
  employed: {
    article: third,
    text: {
      CN: '全职人才的劳动合同剩余期限一般不少于 1 年。',
      EN: 'The contract of full-time talent normally runs for another year.',
    },
  },
  returned: {
    article: third,
    text: {
      CN: '在国（境）外学习或者工作满 1 年的，可以按留学归国项目申报。',
      EN: 'Whoever studied or worked abroad for a year can apply as a returnee.',
    },
  },
  unit: {
    article: third,
    text: {
      CN: '在新区注册的用人单位引进人才、建站建平台的，可以按单位项目申报，引进人员应当在职满 6 个月。',
      EN: 'An employer registered here that brings in talent or sets up a station can apply as a unit; those brought in have worked there for six months.',
    },
  },
  age: {
    article: fourth,
    text: {
      CN: '申报人年龄一般不超过 55 周岁，青年项目除外。',
      EN: 'Applicants are normally not older than 55, youth projects aside.',
    },
  },
} as const satisfies Record<string, Clause>;

export type ClauseKey = keyof typeof clauses;

/** What each type is measured by, in the order of the articles. */
export const clausesOf: Readonly<Record<PhoenixTypeName, readonly ClauseKey[]>> = {
  PERSONAL: ['once', 'notTwice', 'fullTime', 'shortTerm', 'youth', 'returned', 'age'],
  ACE: ['once', 'notTwice', 'founder', 'team', 'age'],
  UNIT: ['once', 'notTwice', 'unit'],
};
