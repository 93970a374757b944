import type { Condition } from '#core/forms/condition.ts';
import type { Section } from '#core/forms/section.ts';
import { companyTypes } from './company-types.ts';

/** Sections about a person; nobody has chosen yet, or a person stands in the middle. */
export const aboutPerson: Condition = { field: 'choice.type', notIn: ['UNIT'] };

/** Sections about a company. */
export const aboutUnit: Condition = { field: 'choice.type', in: [...companyTypes] };

/** What is applied for: the type says which sections follow, the item what it is paid for. */
export const choiceSection: Section = {
  key: 'choice',
  title: { CN: '申报类型', EN: 'What you apply for' },
  intro: {
    CN: '个人类由本人申报；领军类由企业和带头人一起申报；单位类由用人单位申报。类型决定需要填写的内容。',
    EN: 'Individuals apply for themselves, a leading talent together with the company, an employer for itself. The type decides what has to be filled in.',
  },
  fields: [
    {
      kind: 'choice',
      key: 'type',
      label: { CN: '申报类型', EN: 'Type' },
      options: 'phoenixType',
      payable: true,
      required: true,
    },
    {
      kind: 'choice',
      key: 'item',
      label: { CN: '申报项目', EN: 'Item' },
      hint: { CN: '选择类型后显示可申报的项目。', EN: 'The items of the type you chose.' },
      options: 'phoenixItem',
      parent: 'type',
      payable: true,
      required: true,
      width: 'half',
    },
    {
      kind: 'choice',
      key: 'exception',
      label: { CN: '是否破格申报', EN: 'Do you ask for an exception?' },
      hint: {
        CN: '年龄、学历等条件不完全符合、但业绩特别突出的，可由主管部门推荐破格。',
        EN: 'If you miss a condition such as age or degree but your results are outstanding, a department may recommend you.',
      },
      options: 'yesNo',
      required: true,
      width: 'half',
    },
    {
      kind: 'text',
      key: 'recommender',
      label: { CN: '推荐部门', EN: 'Recommending department' },
      visible: { field: 'exception', is: 'YES' },
      required: true,
      min: 2,
      max: 100,
      width: 'half',
    },
  ],
};
