import { defineContent } from './content.ts';

export const postType = [
  { value: 'MANAGEMENT', label: { CN: '管理', EN: 'Management' } },
  { value: 'TECHNICAL', label: { CN: '技术', EN: 'Technical' } },
  { value: 'SKILLED', label: { CN: '技能', EN: 'Skilled trade' } },
  { value: 'SALES', label: { CN: '营销', EN: 'Sales' } },
];

export const postBatch = [
  { value: '2026-2', label: { CN: '2026 年第二批', EN: '2026, second batch' } },
  { value: '2026-1', label: { CN: '2026 年第一批', EN: '2026, first batch' } },
  { value: '2025-2', label: { CN: '2025 年第二批', EN: '2025, second batch' } },
];

export const postLevel = ['5', '4', '3', '2', '1'].map((value) => ({
  value,
  label: { CN: `${value} 星`, EN: value === '1' ? '1 star' : `${value} stars` },
}));

export const shortageKind = [
  { value: 'QUANTITY', label: { CN: '数量不足', EN: 'Too few people' } },
  { value: 'ABILITY', label: { CN: '能力不足', EN: 'Skills missing' } },
  { value: 'SUPPLY', label: { CN: '供给断层', EN: 'No supply' } },
  { value: 'DYNAMIC', label: { CN: '动态紧缺', EN: 'Seasonal' } },
];

/** Posts that are hard to fill. */
export const post = defineContent({
  code: 'post',
  name: { CN: '紧缺岗位', EN: 'Scarce posts' },
  item: { CN: '岗位', EN: 'post' },
  path: '/post',
  office: {
    path: '/content/post',
    menu: 'Mgr.Content',
    readers: [],
    columns: [{ key: 'fits', title: { CN: '自认适合', EN: 'Say they fit' }, kind: 'text', width: 110 }],
    filters: [],
    related: [],
    actions: [],
  },
  facts: [
    {
      key: 'batch',
      kind: 'choice',
      label: { CN: '批次', EN: 'Batch' },
      options: postBatch,
      required: true,
      width: 'half',
    },
    {
      key: 'type',
      kind: 'choice',
      label: { CN: '类型', EN: 'Type' },
      options: postType,
      required: true,
      width: 'half',
    },
    {
      key: 'level',
      kind: 'choice',
      label: { CN: '紧缺程度', EN: 'Scarcity' },
      options: postLevel,
      required: true,
      width: 'half',
    },
    {
      key: 'industry',
      kind: 'choice',
      label: { CN: '行业', EN: 'Industry' },
      options: 'industry',
      required: true,
      width: 'half',
    },
    {
      key: 'shortage',
      kind: 'choice',
      label: { CN: '紧缺原因', EN: 'Why scarce' },
      options: shortageKind,
      required: true,
      width: 'half',
    },
    {
      key: 'demand',
      kind: 'number',
      label: { CN: '需求人数', EN: 'People wanted' },
      decimals: 0,
      min: 1,
      max: 9999,
      required: true,
      width: 'half',
    },
    {
      key: 'education',
      kind: 'choice',
      label: { CN: '最低学历', EN: 'Education' },
      options: 'educationLevel',
      required: true,
      width: 'half',
    },
    {
      key: 'years',
      kind: 'number',
      label: { CN: '工作年限', EN: 'Years of work' },
      decimals: 0,
      min: 0,
      max: 40,
      required: true,
      width: 'half',
    },
    {
      key: 'salaryFrom',
      kind: 'money',
      unit: '万元',
      label: { CN: '年薪起', EN: 'Pay from' },
      min: 1,
      required: true,
      width: 'half',
    },
    {
      key: 'salaryTo',
      kind: 'money',
      unit: '万元',
      label: { CN: '年薪至', EN: 'Pay to' },
      min: 1,
      required: true,
      width: 'half',
    },
    {
      key: 'employers',
      kind: 'text',
      label: { CN: '招聘单位', EN: 'Employers' },
      hint: { CN: '多个用顿号分隔', EN: 'Separate several by commas' },
      max: 300,
    },
  ],
  facets: ['batch', 'type', 'level', 'industry', 'education'],
  shown: [
    'batch',
    'type',
    'level',
    'industry',
    'shortage',
    'demand',
    'education',
    'years',
    'salaryFrom',
    'salaryTo',
    'employers',
  ],
  body: 'required',
  cover: false,
});
