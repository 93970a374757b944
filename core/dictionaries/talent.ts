import { listOf } from './list.ts';

export const talentClass = listOf({
  A: ['A 类（顶尖人才）', 'Class A (top talent)'],
  B: ['B 类（国家级领军人才）', 'Class B (national leading talent)'],
  C: ['C 类（省级领军人才）', 'Class C (provincial leading talent)'],
  D: ['D 类（市级高层次人才）', 'Class D (high-level talent of the city)'],
  E: ['E 类（高级人才）', 'Class E (senior talent)'],
  F: ['F 类（基础人才）', 'Class F (basic talent)'],
});

/** Clauses of the recognition catalogue, each under its class. */
export const talentClause = listOf({
  A1: ['A1 国际重要科学技术奖获得者', 'A1 Winner of a major international science or technology prize', 'A'],
  A2: ['A2 国家最高层次科技奖励主要完成人', 'A2 Main contributor to a highest national science award', 'A'],
  A3: ['A3 相当于上述层次的顶尖人才', 'A3 Top talent of the same standing', 'A'],
  B1: ['B1 国家级人才计划入选者', 'B1 Selected for a national talent plan', 'B'],
  B2: ['B2 国家科学技术奖二等奖前三位完成人', 'B2 Among the first three of a second-class national science award', 'B'],
  B3: ['B3 国家级重点实验室主要负责人', 'B3 Head of a national key laboratory', 'B'],
  C1: ['C1 省级人才计划入选者', 'C1 Selected for a provincial talent plan', 'C'],
  C2: [
    'C2 省部级科学技术奖一等奖前三位完成人',
    'C2 Among the first three of a first-class provincial science award',
    'C',
  ],
  C3: ['C3 专精特新企业主要创始人', 'C3 Main founder of a recognised specialised enterprise', 'C'],
  D1: ['D1 正高级专业技术职称人员', 'D1 Holder of a senior professional title', 'D'],
  D2: ['D2 全日制博士研究生且取得博士学位', 'D2 Full-time doctoral graduate with the degree', 'D'],
  D3: ['D3 年薪达到规定标准的企业高级管理或技术人才', 'D3 Senior manager or engineer above the pay threshold', 'D'],
  E1: ['E1 副高级专业技术职称人员', 'E1 Holder of a vice-senior professional title', 'E'],
  E2: ['E2 全日制硕士研究生且取得硕士学位', 'E2 Full-time master’s graduate with the degree', 'E'],
  E3: ['E3 高级技师', 'E3 Senior technician', 'E'],
  F1: ['F1 全日制本科毕业生且取得学士学位', 'F1 Full-time bachelor’s graduate with the degree', 'F'],
  F2: ['F2 中级专业技术职称人员', 'F2 Holder of an intermediate professional title', 'F'],
  F3: ['F3 技师', 'F3 Technician', 'F'],
});

export const talentRoute = listOf({
  DIRECT: ['直接认定', 'Direct recognition'],
  DEPARTMENT: ['行业主管部门推荐', 'Recommended by the department in charge'],
  UNIT: ['用人单位推荐', 'Recommended by the employer'],
});
