import { rulesFields, shownRules } from './conditions/rules-fields.ts';
import { defineContent } from './content.ts';

export const policyLevel = [
  { value: 'NATION', label: { CN: '国家', EN: 'National' } },
  { value: 'CITY', label: { CN: '市级', EN: 'City' } },
  { value: 'DISTRICT', label: { CN: '区级', EN: 'District' } },
  { value: 'PARK', label: { CN: '园区', EN: 'Park' } },
];

export const policyField = [
  { value: 'TALENT', label: { CN: '人才', EN: 'Talent' } },
  { value: 'HOUSING', label: { CN: '住房', EN: 'Housing' } },
  { value: 'TAX', label: { CN: '税收', EN: 'Tax' } },
  { value: 'RND', label: { CN: '研发', EN: 'R&D' } },
  { value: 'STARTUP', label: { CN: '创业', EN: 'Start-up' } },
  { value: 'ENTRY_EXIT', label: { CN: '出入境', EN: 'Entry and exit' } },
  { value: 'EDUCATION', label: { CN: '教育', EN: 'Education' } },
  { value: 'HEALTH', label: { CN: '医疗', EN: 'Health' } },
];

export const policyValidity = [
  { value: 'EFFECTIVE', label: { CN: '现行有效', EN: 'In force' } },
  { value: 'REVISED', label: { CN: '已修订', EN: 'Revised' } },
  { value: 'EXPIRED', label: { CN: '已失效', EN: 'Expired' } },
  { value: 'REPEALED', label: { CN: '已废止', EN: 'Repealed' } },
];

export const policyDepartment = [
  { value: 'TALENT_BUREAU', label: { CN: '云汀新区人才工作局', EN: 'Yunting Talent Bureau' } },
  { value: 'EDUCATION', label: { CN: '云汀教育局', EN: 'Yunting Education Bureau' } },
  { value: 'SCIENCE', label: { CN: '云汀科技创新局', EN: 'Yunting Science and Innovation Bureau' } },
  { value: 'HEALTH', label: { CN: '云汀卫生健康局', EN: 'Yunting Health Bureau' } },
  { value: 'HOUSING', label: { CN: '云汀住房和建设局', EN: 'Yunting Housing and Construction Bureau' } },
  { value: 'FINANCE', label: { CN: '云汀财政局', EN: 'Yunting Finance Bureau' } },
  { value: 'PORT', label: { CN: '云汀港管委会', EN: 'Yunting Port Administration' } },
  { value: 'CITY_SCIENCE', label: { CN: '市科技创新局', EN: 'City Science and Innovation Bureau' } },
  { value: 'CITY_FOREIGN', label: { CN: '市外国专家服务中心', EN: 'City Foreign Experts Centre' } },
  { value: 'CITY_HUMAN', label: { CN: '市人力资源社会保障局', EN: 'City Human Resources Bureau' } },
  { value: 'NATION', label: { CN: '国家有关部门', EN: 'National ministries' } },
];

/** Policies with their issue numbers and validity. */
export const polity = defineContent({
  code: 'polity',
  name: { CN: '政策', EN: 'Policies' },
  item: { CN: '政策', EN: 'policy' },
  path: '/polity',
  facts: [
    {
      key: 'level',
      kind: 'choice',
      label: { CN: '发文级别', EN: 'Level' },
      options: policyLevel,
      required: true,
      width: 'half',
    },
    {
      key: 'department',
      kind: 'choice',
      label: { CN: '发文部门', EN: 'Department' },
      options: policyDepartment,
      required: true,
      width: 'half',
    },
    {
      key: 'field',
      kind: 'multi-choice',
      label: { CN: '领域', EN: 'Field' },
      options: policyField,
      min: 1,
      max: 3,
      required: true,
      width: 'half',
    },
    {
      key: 'validity',
      kind: 'choice',
      label: { CN: '效力', EN: 'Validity' },
      options: policyValidity,
      required: true,
      width: 'half',
    },
    { key: 'issueNo', kind: 'text', label: { CN: '文号', EN: 'Issue number' }, max: 60, required: true, width: 'half' },
    { key: 'indexNo', kind: 'text', label: { CN: '索引号', EN: 'Index number' }, max: 60, width: 'half' },
    { key: 'issuedOn', kind: 'date', label: { CN: '发文日期', EN: 'Issued on' }, required: true, width: 'half' },
    {
      key: 'effectiveFrom',
      kind: 'date',
      label: { CN: '施行日期', EN: 'In force from' },
      required: true,
      width: 'half',
    },
    { key: 'effectiveTo', kind: 'date', label: { CN: '有效期至', EN: 'In force until' }, width: 'half' },
    {
      key: 'replaces',
      kind: 'text',
      label: { CN: '修订或废止的文件', EN: 'Replaces' },
      hint: { CN: '填写旧文件的文号', EN: 'The issue number of the older document' },
      max: 60,
      width: 'half',
    },
    { key: 'programme', kind: 'choice', label: { CN: '可办服务', EN: 'Service' }, options: 'programme', width: 'half' },
    {
      key: 'interpretation',
      kind: 'rows',
      label: { CN: '政策解读', EN: 'Interpretation' },
      item: { CN: '一问一答', EN: 'question' },
      summary: ['{questionCN}'],
      max: 20,
      fields: [
        {
          key: 'questionCN',
          kind: 'text',
          label: { CN: '问（中文）', EN: 'Question (Chinese)' },
          max: 200,
          required: true,
        },
        {
          key: 'answerCN',
          kind: 'long-text',
          unit: 'characters',
          label: { CN: '答（中文）', EN: 'Answer (Chinese)' },
          max: 1000,
          required: true,
        },
        {
          key: 'questionEN',
          kind: 'text',
          label: { CN: '问（英文）', EN: 'Question (English)' },
          max: 300,
          required: true,
        },
        {
          key: 'answerEN',
          kind: 'long-text',
          unit: 'characters',
          label: { CN: '答（英文）', EN: 'Answer (English)' },
          max: 2000,
          required: true,
        },
      ],
    },
    ...rulesFields,
  ],
  facets: ['level', 'department', 'field', 'validity'],
  shown: [
    'level',
    'department',
    'field',
    'validity',
    'issueNo',
    'indexNo',
    'issuedOn',
    'effectiveFrom',
    'effectiveTo',
    'replaces',
    'programme',
    'interpretation',
    ...shownRules,
  ],
  body: 'required',
  cover: false,
  matched: true,
});

/** An issue number as it is compared: brackets of any kind, full-width signs and spaces make no difference. */
export function foldIssueNo(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[〔〕[\]()【】{}〈〉<>]/g, '')
    .replace(/\s+/g, '')
    .toLowerCase();
}
