import { bilingualText } from '#core/forms/bilingual.ts';
import { defineContent } from './content.ts';
import { module } from './module.ts';
import { contentNouns } from './nouns.ts';

export const pageTopic = [
  { value: 'about', label: { CN: '简介', EN: 'About' } },
  { value: 'rules', label: { CN: '规则', EN: 'Rules' } },
  { value: 'awards', label: { CN: '奖项', EN: 'Awards' } },
  { value: 'judges', label: { CN: '评审', EN: 'Judges' } },
  { value: 'services', label: { CN: '服务', EN: 'Services' } },
  { value: 'plan', label: { CN: '凤凰计划', EN: 'Phoenix Plan' } },
  { value: 'contact', label: { CN: '联系', EN: 'Contact' } },
];

/** Pages of the mini-sites and of the Phoenix Plan. */
export const page = defineContent({
  ...contentNouns.page,
  item: { CN: '页面', EN: 'page' },
  facts: [
    {
      key: 'module',
      kind: 'choice',
      label: { CN: '所属站点', EN: 'Site' },
      options: module,
      required: true,
      width: 'half',
    },
    {
      key: 'topic',
      kind: 'choice',
      label: { CN: '主题', EN: 'Topic' },
      options: pageTopic,
      required: true,
      width: 'half',
    },
    {
      key: 'order',
      kind: 'number',
      label: { CN: '排序', EN: 'Order' },
      decimals: 0,
      min: 1,
      max: 99,
      required: true,
      width: 'half',
    },
    {
      key: 'figures',
      kind: 'rows',
      label: { CN: '数字', EN: 'Figures' },
      hint: { CN: '显示在站点首页', EN: 'Shown on the home of the site' },
      item: { CN: '数字', EN: 'figure' },
      summary: ['{value} {labelCN}'],
      max: 8,
      fields: [
        { key: 'value', kind: 'text', label: { CN: '数字', EN: 'Figure' }, max: 16, required: true },
        {
          key: 'valueEN',
          kind: 'text',
          label: { CN: '英文数字', EN: 'Figure in English' },
          hint: {
            CN: '写法不同时填写，例如 CNY 3m',
            EN: 'Where it is written differently, such as CNY 3m',
          },
          max: 16,
        },
        ...bilingualText('label', { label: { CN: '说明', EN: 'What it counts' }, max: 60 }),
      ],
    },
  ],
  facets: ['module', 'topic'],
  shown: ['module', 'topic', 'order', 'figures'],
  body: 'required',
  cover: true,
});
