import type { Section } from '#core/forms/section.ts';
import { idTypes } from '#features/casework/programmes/blocks/person.ts';
import { entryLimits } from '#features/competition/shared/limits.ts';
import { line, lines, whole, yesNo } from './parts.ts';

const priorSupport = [
  { value: 'NONE', label: { CN: '均未获得', EN: 'Neither' } },
  { value: 'PHOENIX', label: { CN: '凤凰计划', EN: 'Phoenix Plan' } },
  { value: 'ITEC', label: { CN: 'ITEC 大赛', EN: 'ITEC' } },
  { value: 'BOTH', label: { CN: '两项均获得', EN: 'Both' } },
];

/** The head of the project. The share is a field: whoever holds less than 30 per cent may enter as well. */
export const applicantSection: Section = {
  key: 'applicant',
  title: { CN: '项目负责人', EN: 'Head of the project' },
  blocks: [
    {
      title: { CN: '身份', EN: 'Identity' },
      fields: ['name', 'phone', 'nationality', 'identity', 'gender', 'birth', 'politics'],
    },
    { title: { CN: '职务与持股', EN: 'Position and shares' }, fields: ['position', 'holdsMore', 'share'] },
    {
      title: { CN: '学历与经历', EN: 'Education and experience' },
      fields: ['education', 'degree', 'school', 'fieldOfStudy', 'returnee', 'patents', 'honours', 'workAbroad'],
    },
  ],
  fields: [
    line('name', { CN: '姓名', EN: 'Name' }, 50, { pattern: 'person-name', own: 'name', sensitive: 'S2' }),
    { kind: 'phone', key: 'phone', label: { CN: '手机号码', EN: 'Mobile phone' }, own: 'tel', ...half('S2') },
    yesNo('holdsMore', { CN: '持股是否超过 30%', EN: 'Do you hold more than 30 %?' }),
    {
      kind: 'number',
      key: 'share',
      label: { CN: '持股比例', EN: 'Your share' },
      hint: {
        CN: '如实填写，不作为报名条件；未注册的填计划比例。',
        EN: 'It is no condition of entry. Before the company exists, enter what is planned.',
      },
      suffix: { CN: '%', EN: '%' },
      decimals: 2,
      min: 0,
      max: 100,
      required: true,
      width: 'half',
    },
    line('position', { CN: '职务', EN: 'Position' }, 60, { own: 'organization-title' }),
    {
      kind: 'choice',
      key: 'nationality',
      label: { CN: '国籍（地区）', EN: 'Nationality' },
      options: 'country',
      required: true,
      width: 'half',
    },
    {
      kind: 'certificate',
      key: 'identity',
      label: { CN: '证件类型和号码', EN: 'Identity document' },
      types: [...idTypes],
      nationality: 'nationality',
      required: true,
      sensitive: 'S3',
    },
    {
      kind: 'choice',
      key: 'gender',
      label: { CN: '性别', EN: 'Gender' },
      options: 'gender',
      own: 'sex',
      derive: { rule: 'gender-from-certificate', from: 'identity' },
      required: true,
      width: 'half',
    },
    {
      kind: 'month',
      key: 'birth',
      label: { CN: '出生年月', EN: 'Month of birth' },
      max: 'today',
      own: 'bday',
      ...half('S2'),
    },
    {
      kind: 'choice',
      key: 'politics',
      label: { CN: '政治面貌', EN: 'Political outlook' },
      options: 'politics',
      required: true,
      width: 'half',
    },
    {
      kind: 'choice',
      key: 'education',
      label: { CN: '学历', EN: 'Education' },
      options: 'educationLevel',
      required: true,
      width: 'half',
    },
    {
      kind: 'choice',
      key: 'degree',
      label: { CN: '学位', EN: 'Degree' },
      options: 'degree',
      required: true,
      width: 'half',
    },
    line('school', { CN: '毕业院校', EN: 'School' }, 100),
    line('fieldOfStudy', { CN: '所学专业', EN: 'Field of study' }, 80),
    yesNo('returnee', { CN: '是否留学回国', EN: 'Did you return from abroad?' }),
    whole('patents', { CN: '个人专利件数', EN: 'Patents of your own' }, 999),
    lines('honours', { CN: '个人荣誉', EN: 'Honours' }, 1000),
    lines('workAbroad', { CN: '海外工作经历', EN: 'Work abroad' }, 1000),
    {
      kind: 'choice',
      key: 'priorSupport',
      label: { CN: '是否获得过凤凰计划或 ITEC 支持', EN: 'Support by the Phoenix Plan or ITEC before' },
      options: priorSupport,
      required: true,
      width: 'half',
    },
    yesNo('academy', { CN: '是否有意参加凤凰学院', EN: 'Are you interested in the Phoenix Academy?' }),
    {
      kind: 'long-text',
      key: 'introduction',
      label: { CN: '负责人介绍', EN: 'Introduction' },
      hint: { CN: '不超过 150 字。', EN: 'Up to 150 words.' },
      unit: 'words',
      max: entryLimits.introductionWords,
      required: true,
    },
  ],
  rules: [
    {
      rule: 'limit',
      field: 'share',
      min: entryLimits.shareholding + 0.01,
      when: { field: 'holdsMore', is: 'YES' },
    },
    { rule: 'limit', field: 'share', max: entryLimits.shareholding, when: { field: 'holdsMore', is: 'NO' } },
  ],
};

function half(sensitive: 'S2') {
  return { required: true, width: 'half', sensitive } as const;
}
