import { rulesFields, shownRules } from '../matching/rules-fields.ts';
import { defineContent } from './content.ts';

export const serviceObject = [
  { value: 'PERSON', label: { CN: '个人', EN: 'People' } },
  { value: 'COMPANY', label: { CN: '企业', EN: 'Companies' } },
];

export const serviceTheme = [
  { value: 'RECOGNITION', label: { CN: '认定', EN: 'Recognition' } },
  { value: 'HOUSING', label: { CN: '安居', EN: 'Housing' } },
  { value: 'SCHOOLING', label: { CN: '子女', EN: 'Children' } },
  { value: 'RESIDENCE', label: { CN: '落户居留', EN: 'Residence' } },
  { value: 'HEALTH', label: { CN: '医疗', EN: 'Health' } },
  { value: 'TRAVEL', label: { CN: '出行', EN: 'Travel' } },
  { value: 'STARTUP', label: { CN: '创业', EN: 'Start-up' } },
];

/** Guides to services: those with a programme are applied for here, the others tell where to go. */
export const serve = defineContent({
  code: 'serve',
  name: { CN: '人才服务', EN: 'Services' },
  item: { CN: '服务', EN: 'service' },
  path: '/serve',
  facts: [
    {
      key: 'slug',
      kind: 'text',
      label: { CN: '地址', EN: 'Address' },
      hint: { CN: '小写字母、数字与短横', EN: 'Lower-case letters, digits and hyphens' },
      pattern: 'slug',
      max: 40,
      required: true,
      width: 'half',
    },
    {
      key: 'object',
      kind: 'multi-choice',
      label: { CN: '服务对象', EN: 'For' },
      options: serviceObject,
      min: 1,
      required: true,
      width: 'half',
    },
    {
      key: 'theme',
      kind: 'choice',
      label: { CN: '主题', EN: 'Theme' },
      options: serviceTheme,
      required: true,
      width: 'half',
    },
    {
      key: 'programme',
      kind: 'choice',
      label: { CN: '在线申报', EN: 'Programme' },
      options: 'programme',
      width: 'half',
    },
    {
      key: 'high',
      kind: 'choice',
      label: { CN: '一对一服务', EN: 'One-to-one' },
      hint: { CN: '仅 A、B 类人才', EN: 'For classes A and B only' },
      options: 'yesNo',
      required: true,
      width: 'half',
    },
    {
      key: 'days',
      kind: 'number',
      label: { CN: '承诺工作日', EN: 'Working days promised' },
      decimals: 0,
      min: 0,
      max: 365,
      width: 'half',
    },
    { key: 'phone', kind: 'text', label: { CN: '咨询电话', EN: 'Telephone' }, max: 40, width: 'half' },
    ...rulesFields,
  ],
  facets: ['theme', 'object', 'high'],
  shown: ['slug', 'object', 'theme', 'programme', 'high', 'days', 'phone', ...shownRules],
  body: 'required',
  cover: false,
  matched: true,
});
