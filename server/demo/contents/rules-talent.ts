import { better, must, oneOf, type RulesDraft } from './write-rules.ts';

/** What the policies on talent, housing and services ask for, by issue number, in the words of their articles. */
export const talentRules: Readonly<Record<string, RulesDraft>> = {
  '云汀人才〔2026〕18号': {
    amount: [
      '租房补贴每月 1,000–2,000 元，最长 36 个月',
      'Rent support of CNY 1,000–2,000 a month for up to 36 months',
    ],
    gives: ['HOME', 'MONEY'],
    conditions: [
      must('age', 'AT_MOST', 40, 1),
      ...oneOf(
        'A',
        must('degree', 'AT_LEAST', 'BACHELOR', 1),
        must('title', 'AT_LEAST', 'MIDDLE', 1),
        must('skill', 'AT_LEAST', 'TECHNICIAN', 1),
      ),
      must('contractMonths', 'AT_LEAST', 12, 4),
      must('socialMonths', 'AT_LEAST', 1, 4),
    ],
    examples: [
      ['硕士入职满一月', { age: 26, degree: 'MASTER', contractMonths: 36, socialMonths: 2 }, 'yes'],
      [
        '大专、无职称的技师',
        { age: 33, degree: 'ASSOCIATE', title: 'NONE', skill: 'TECHNICIAN', contractMonths: 24, socialMonths: 10 },
        'yes',
      ],
      ['四十一岁的博士', { age: 41, degree: 'DOCTOR', contractMonths: 36, socialMonths: 6 }, 'no'],
      ['只知道年龄和学历', { age: 30, degree: 'BACHELOR' }, 'missing'],
    ],
  },
  '云汀人社〔2026〕21号': {
    amount: ['技师可直接参评工程师，免论文', 'Technicians can be assessed as engineers, without papers'],
    gives: ['TRAINING'],
    conditions: [
      must('identity', 'ANY', ['EMPLOYEE', 'TEAM'], 2),
      ...oneOf('A', must('skill', 'AT_LEAST', 'SKILLED', 3), must('title', 'AT_LEAST', 'JUNIOR', 4)),
      better('sector', 'ANY', ['EQUIPMENT', 'MATERIALS', 'ENERGY', 'OCEAN'], 2),
    ],
    examples: [
      ['在职技师', { identity: ['EMPLOYEE'], skill: 'TECHNICIAN' }, 'yes'],
      ['在校毕业生', { identity: ['GRADUATE'], skill: 'SKILLED' }, 'no'],
    ],
  },
  '云汀人才〔2026〕3号': {
    amount: ['个人最高 500 万元，团队最高 1,000 万元', 'Up to CNY 5 million for people, 10 million for teams'],
    gives: ['MONEY', 'SPACE'],
    applyBy: '2026-12-31',
    conditions: [
      must('age', 'AT_MOST', 55, 4),
      must('identity', 'ANY', ['FOUNDER', 'RETURNEE', 'FOREIGN', 'TEAM', 'EMPLOYEE'], 3),
      ...oneOf('A', must('share', 'AT_LEAST', 30, 3), must('monthsHere', 'AT_LEAST', 2, 3)),
      better('degree', 'AT_LEAST', 'DOCTOR', 3),
      better('overseasMonths', 'AT_LEAST', 12, 1),
    ],
    examples: [
      ['持股三成的创业者', { age: 38, identity: ['FOUNDER'], share: 30 }, 'yes'],
      ['每年来两个月的外籍专家', { age: 50, identity: ['FOREIGN'], share: 0, monthsHere: 2 }, 'yes'],
      ['五十六岁', { age: 56, identity: ['RETURNEE'], share: 40 }, 'no'],
    ],
  },
  '云汀人才〔2024〕6号': {
    amount: ['A–F 六类电子人才卡，有效五年', 'A talent card of class A to F, valid for five years'],
    gives: ['HOME', 'SCHOOLING', 'RESIDENCE'],
    conditions: [
      must('socialMonths', 'AT_LEAST', 1, 3),
      ...oneOf(
        'A',
        must('degree', 'AT_LEAST', 'BACHELOR', 5),
        must('title', 'AT_LEAST', 'MIDDLE', 5),
        must('skill', 'AT_LEAST', 'TECHNICIAN', 5),
        must('plan', 'AT_LEAST', 'CITY', 5),
        must('award', 'AT_LEAST', 'PROVINCE', 5),
      ),
      must('talentClass', 'ANY', ['NONE', 'F', 'E', 'D', 'C', 'B'], 4),
    ],
    examples: [
      ['本科新入职', { socialMonths: 1, degree: 'BACHELOR', talentClass: 'NONE' }, 'yes'],
      ['已是 A 类', { socialMonths: 24, degree: 'DOCTOR', talentClass: 'A' }, 'no'],
      ['未缴社保的硕士', { socialMonths: 0, degree: 'MASTER', talentClass: 'NONE' }, 'no'],
    ],
  },
  '云汀教〔2026〕33号': {
    amount: ['按类别安排公办学位，可拒绝一次', 'A public school place by class, which you may decline once'],
    gives: ['SCHOOLING'],
    conditions: [must('talentClass', 'AT_LEAST', 'E', 1), must('schoolChild', 'ANY', ['YES'], 1)],
    examples: [
      ['E 类，有学龄子女', { talentClass: 'E', schoolChild: 'YES' }, 'yes'],
      ['F 类，有学龄子女', { talentClass: 'F', schoolChild: 'YES' }, 'no'],
      ['D 类，没有学龄子女', { talentClass: 'D', schoolChild: 'NO' }, 'no'],
    ],
  },
  '云汀住建〔2025〕39号': {
    amount: ['租金不高于市场价六成，最长六年', 'At most 60% of the market rent, for up to six years'],
    gives: ['HOME'],
    applyBy: '2026-12-20',
    conditions: [
      ...oneOf(
        'A',
        must('degree', 'AT_LEAST', 'BACHELOR', 3),
        must('title', 'AT_LEAST', 'MIDDLE', 3),
        must('skill', 'AT_LEAST', 'TECHNICIAN', 3),
      ),
      ...oneOf('B', must('contractMonths', 'AT_LEAST', 12, 3), must('identity', 'ANY', ['FOUNDER'], 3)),
      must('localHome', 'ANY', ['NO'], 3),
      better('talentClass', 'AT_LEAST', 'F', 5),
    ],
    examples: [
      ['无房的本科在职人员', { degree: 'BACHELOR', contractMonths: 24, localHome: 'NO' }, 'yes'],
      ['无合同的创业者', { degree: 'MASTER', identity: ['FOUNDER'], contractMonths: 0, localHome: 'NO' }, 'yes'],
      ['已有住房', { degree: 'DOCTOR', contractMonths: 36, localHome: 'YES' }, 'no'],
    ],
  },
  '云汀卫〔2024〕12号': {
    amount: ['优先预约专科，年度体检 1,500–6,000 元', 'Early appointments and a yearly check of CNY 1,500–6,000'],
    gives: ['RESIDENCE'],
    instant: true,
    conditions: [must('talentClass', 'AT_LEAST', 'D', 2)],
    examples: [
      ['D 类', { talentClass: 'D' }, 'yes'],
      ['E 类', { talentClass: 'E' }, 'no'],
    ],
  },
  '国技能〔2026〕5号': {
    amount: ['技师在落户、住房、入学上同等待遇', 'Equal treatment of technicians in residence, housing and schooling'],
    gives: ['TRAINING', 'RESIDENCE'],
    conditions: [must('skill', 'AT_LEAST', 'SKILLED', 8)],
    examples: [
      ['高级工', { skill: 'SKILLED' }, 'yes'],
      ['无等级', { skill: 'NONE' }, 'no'],
    ],
  },
  '汀外专〔2026〕4号': {
    amount: ['工作许可与居留许可合办，最快 5 个工作日', 'Work and residence permit in one, from 5 working days'],
    gives: ['ENTRY', 'RESIDENCE'],
    conditions: [
      must('identity', 'ANY', ['FOREIGN'], 1),
      better('talentClass', 'AT_LEAST', 'C', 2),
      better('contractMonths', 'AT_LEAST', 12, 4),
    ],
    examples: [
      ['外籍工程师', { identity: ['FOREIGN', 'EMPLOYEE'] }, 'yes'],
      ['留学归国人员', { identity: ['RETURNEE'] }, 'no'],
    ],
  },
};
