import { better, must, oneOf, type RulesDraft } from './write-rules.ts';

/** What the policies on companies and start-ups ask for, by issue number. */
export const businessRules: Readonly<Record<string, RulesDraft>> = {
  '汀科规〔2026〕7号': {
    amount: ['研发费用的 5%–10%，每年最高 200 万元', '5–10% of research expenses, up to CNY 2 million a year'],
    gives: ['MONEY'],
    conditions: [
      must('identity', 'ANY', ['COMPANY', 'FOUNDER'], 2),
      must('registeredHere', 'ANY', ['YES'], 2),
      must('researchShare', 'AT_LEAST', 1, 2),
      better('stage', 'ANY', ['STARTUP', 'GROWTH'], 3),
    ],
    examples: [
      ['在区注册、有研发', { identity: ['COMPANY'], registeredHere: 'YES', researchShare: 6 }, 'yes'],
      ['在区注册、无研发', { identity: ['COMPANY'], registeredHere: 'YES', researchShare: 0 }, 'no'],
      ['注册地不在本区', { identity: ['COMPANY'], registeredHere: 'NO', researchShare: 20 }, 'no'],
    ],
  },
  '云港管〔2026〕3号': {
    amount: [
      '场地券、算力券首年各最高 20 万元',
      'Space and computing vouchers of up to CNY 200,000 each in the first year',
    ],
    gives: ['SPACE', 'MONEY'],
    conditions: [
      must('registeredHere', 'ANY', ['YES'], 2),
      must('stage', 'ANY', ['STARTUP'], 2),
      must('staff', 'AT_MOST', 30, 2),
      better('sector', 'ANY', ['DIGITAL', 'BIOTECH', 'EQUIPMENT'], 1),
    ],
    examples: [
      ['两岁的十人公司', { registeredHere: 'YES', stage: 'STARTUP', staff: 10 }, 'yes'],
      ['三十一人', { registeredHere: 'YES', stage: 'STARTUP', staff: 31 }, 'no'],
      ['还没有注册', { registeredHere: 'NO', stage: 'IDEA', staff: 3 }, 'no'],
    ],
  },
  '云汀财〔2026〕12号': {
    amount: ['上年度贡献的 20%–40%，每年最高 40 万元', '20–40% of last year’s contribution, up to CNY 400,000'],
    gives: ['MONEY'],
    instant: true,
    conditions: [
      must('talentClass', 'AT_LEAST', 'E', 3),
      must('monthsHere', 'AT_LEAST', 9, 3),
      better('taxPaid', 'AT_LEAST', 1, 4),
    ],
    examples: [
      ['E 类，全年在区', { talentClass: 'E', monthsHere: 12 }, 'yes'],
      ['D 类，只来半年', { talentClass: 'D', monthsHere: 6 }, 'no'],
    ],
  },
};

/** What services ask for, by the word of their address. */
export const guideRules: Readonly<Record<string, RulesDraft>> = {
  'startup-space': {
    amount: ['场地、注册、开户一窗办，2 个工作日', 'Space, registration and bank at one counter in 2 working days'],
    gives: ['SPACE'],
    conditions: [
      must('identity', 'ANY', ['FOUNDER', 'TEAM', 'COMPANY'], 0),
      must('stage', 'ANY', ['IDEA', 'STARTUP'], 0),
    ],
    examples: [
      ['有项目未注册的创业者', { identity: ['FOUNDER'], stage: 'IDEA' }, 'yes'],
      ['成立十年的企业', { identity: ['COMPANY'], stage: 'MATURE' }, 'no'],
    ],
  },
  'housing-support': {
    amount: [
      '租房每月 1,000–2,000 元；博士安家费 30 万元',
      'CNY 1,000–2,000 a month for rent; 300,000 for doctors to settle',
    ],
    gives: ['HOME', 'MONEY'],
    conditions: [
      must('age', 'AT_MOST', 45, 0),
      ...oneOf('A', must('degree', 'AT_LEAST', 'BACHELOR', 0), must('talentClass', 'AT_LEAST', 'D', 0)),
      must('localHome', 'ANY', ['NO'], 0),
      must('contractMonths', 'AT_LEAST', 12, 0),
    ],
    examples: [
      ['无房的博士', { age: 34, degree: 'DOCTOR', localHome: 'NO', contractMonths: 36 }, 'yes'],
      ['已有住房', { age: 34, degree: 'DOCTOR', localHome: 'YES', contractMonths: 36 }, 'no'],
    ],
  },
  'medical-green-channel': {
    amount: ['1 个工作日内约到专科，全程陪同', 'A specialist within 1 working day, with company all the way'],
    gives: ['RESIDENCE'],
    conditions: [must('talentClass', 'AT_LEAST', 'B', 0)],
    examples: [
      ['B 类', { talentClass: 'B' }, 'yes'],
      ['C 类', { talentClass: 'C' }, 'no'],
    ],
  },
};
