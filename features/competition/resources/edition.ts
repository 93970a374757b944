import { bilingualLongText, bilingualText } from '#core/forms/bilingual.ts';
import type { RowField } from '#core/forms/field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { fundingStages, trackKinds } from '#features/competition/shared/edition.ts';

const statuses = {
  hidden: { label: { CN: '未公开', EN: 'Not public' }, tone: 'waiting' },
  coming: { label: { CN: '即将报名', EN: 'Not open yet' }, tone: 'waiting' },
  open: { label: { CN: '报名中', EN: 'Open' }, tone: 'done' },
  closed: { label: { CN: '进行中', EN: 'Under way' }, tone: 'working' },
  archived: { label: { CN: '往届', EN: 'Archive' }, tone: 'off' },
} as const;

const groupOptions = [
  { value: 'STARTUP', label: { CN: '初创组', EN: 'Start-up group' } },
  { value: 'GROWTH', label: { CN: '成长组', EN: 'Growth group' } },
];

const code = (label: { CN: string; EN: string }): RowField => ({
  ...{ key: 'key', kind: 'text', label, max: 20, required: true, width: 'half' },
});

const named: RowField[] = bilingualText('name', { label: { CN: '名称', EN: 'Name' }, max: 60 });

const byTrack: RowField = {
  ...{ key: 'track', kind: 'text', label: { CN: '赛道代码', EN: 'Code of the track' }, max: 20, required: true },
  width: 'half',
};

/** Editions: everything dated, counted or priced in the competition. */
export const edition = defineResource({
  code: 'itecedition',
  path: '/itec/edition',
  name: { CN: '大赛届次', EN: 'Editions' },
  item: { CN: '届次', EN: 'edition' },
  permission: 'Mgr.Itec',
  add: 'Mgr.Itec.edit',
  edit: 'Mgr.Itec.edit',
  export: 'Mgr.Itec.export',
  objectType: 'itec-edition',
  columns: [
    { key: 'title', title: { CN: '名称', EN: 'Title' }, kind: 'text', sortable: true, width: 240, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    { key: 'year', title: { CN: '年份', EN: 'Year' }, kind: 'text', sortable: true, width: 90 },
    { key: 'opensAt', title: { CN: '报名开始', EN: 'Opens' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'closesAt', title: { CN: '报名截止', EN: 'Closes' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'startsOn', title: { CN: '开赛日', EN: 'Begins' }, kind: 'text', sortable: true, width: 120 },
    { key: 'entries', title: { CN: '参赛项目', EN: 'Entries' }, kind: 'number', sortable: true, width: 110 },
    { key: 'prizeCount', title: { CN: '奖项', EN: 'Prizes' }, kind: 'number', sortable: true, width: 90 },
    {
      ...{
        key: 'prizeSum',
        title: { CN: '奖金合计', EN: 'Prizes in all' },
        kind: 'number',
        sortable: true,
        width: 120,
      },
      unit: { CN: '万元', EN: 'CNY 10k' },
    },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称', EN: 'Title' }),
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
    },
  ],
  sort: { key: 'opensAt', descending: true },
  statuses,
  facts: ['year', 'status', 'entries', 'prizeCount', 'prizeSum'],
  related: [
    { resource: 'itecentry', filter: 'edition' },
    { resource: 'itecround', filter: 'edition' },
  ],
  form: [
    ...bilingualText('title', { label: { CN: '名称', EN: 'Title' }, max: 80 }),
    ...bilingualLongText('intro', { label: { CN: '简介', EN: 'Introduction' }, max: 400 }),
    {
      ...{ key: 'year', kind: 'year', label: { CN: '年份', EN: 'Year' }, min: 2020, max: 2099, required: true },
      width: 'half',
    },
    {
      key: 'isPublic',
      kind: 'choice',
      label: { CN: '在门户公开', EN: 'Shown on the portal' },
      options: 'yesNo',
      required: true,
      width: 'half',
    },
    { key: 'opensOn', kind: 'date-time', label: { CN: '报名开始', EN: 'Opens' }, required: true, width: 'half' },
    {
      key: 'closesOn',
      kind: 'date-time',
      label: { CN: '报名截止', EN: 'Closes' },
      hint: { CN: '到这一刻为止', EN: 'Up to this moment' },
      required: true,
      width: 'half',
    },
    {
      key: 'startsOn',
      kind: 'date',
      label: { CN: '开赛日', EN: 'The competition begins' },
      hint: { CN: '从这一天起报名内容不能再改', EN: 'From this day on no entry can be changed' },
      required: true,
      width: 'half',
    },
    {
      key: 'resultsOn',
      kind: 'date-time',
      label: { CN: '结果公布时间', EN: 'Results are public from' },
      hint: { CN: '留空则不公布', EN: 'Left empty: not published' },
      width: 'half',
    },
    {
      key: 'taxYear',
      kind: 'year',
      label: { CN: '经营数据年份', EN: 'Year of the figures' },
      ...{ min: 2015, max: 2099, required: true, width: 'half' },
    },
    {
      key: 'forecastYear',
      kind: 'year',
      label: { CN: '预测年份', EN: 'Year of the forecast' },
      ...{ min: 2015, max: 2099, required: true, width: 'half' },
    },
    {
      key: 'rewardRate',
      kind: 'number',
      label: { CN: '引荐奖励比例', EN: 'Reward for the supporter' },
      hint: { CN: '奖金的百分之几，另行发放，不占奖金', EN: 'Per cent of the prize, paid beside it' },
      suffix: { CN: '%', EN: '%' },
      ...{ decimals: 2, min: 0, max: 100, required: true, width: 'half' },
    },
    {
      key: 'tracks',
      kind: 'rows',
      label: { CN: '赛道', EN: 'Tracks' },
      item: { CN: '赛道', EN: 'track' },
      summary: ['{nameCN}', '{nameEN}'],
      ...{ min: 1, max: 20, required: true },
      fields: [
        code({ CN: '代码', EN: 'Code' }),
        {
          ...{ key: 'kind', kind: 'choice', label: { CN: '类别', EN: 'Kind' }, options: trackKinds },
          ...{ required: true, width: 'half' },
        },
        ...named,
        ...bilingualText('note', { label: { CN: '包括', EN: 'It takes' }, max: 120 }),
      ],
      rules: [],
    },
    {
      key: 'items',
      kind: 'rows',
      label: { CN: '赛道细分', EN: 'Sub-items of tracks' },
      item: { CN: '细分', EN: 'sub-item' },
      summary: ['{track}', '{nameCN}'],
      max: 80,
      fields: [byTrack, code({ CN: '代码', EN: 'Code' }), ...named],
    },
    {
      key: 'groups',
      kind: 'rows',
      label: { CN: '组别', EN: 'Groups' },
      item: { CN: '组别', EN: 'group' },
      summary: ['{nameCN}', '{foundedFrom}–{foundedTo}'],
      ...{ min: 1, max: 2, required: true },
      fields: [
        {
          ...{ key: 'key', kind: 'choice', label: { CN: '组别', EN: 'Group' }, options: groupOptions, required: true },
        },
        ...named,
        {
          key: 'foundedFrom',
          kind: 'date',
          label: { CN: '成立不早于', EN: 'Founded from' },
          required: true,
          width: 'half',
        },
        {
          key: 'foundedTo',
          kind: 'date',
          label: { CN: '成立不晚于', EN: 'Founded to' },
          required: true,
          width: 'half',
        },
        {
          key: 'funding',
          kind: 'multi-choice',
          label: { CN: '或融资阶段为', EN: 'Or at a stage of finance' },
          options: fundingStages,
          required: true,
        },
      ],
    },
    {
      key: 'prizes',
      kind: 'rows',
      label: { CN: '奖项', EN: 'Prizes' },
      item: { CN: '奖项', EN: 'prize' },
      summary: ['{nameCN}', '{count}', '{amount}'],
      ...{ min: 1, max: 30, required: true },
      fields: [
        code({ CN: '代码', EN: 'Code' }),
        {
          ...{
            key: 'group',
            kind: 'choice',
            label: { CN: '组别', EN: 'Group' },
            options: groupOptions,
            required: true,
          },
          width: 'half',
        },
        ...named,
        {
          ...{ key: 'count', kind: 'number', label: { CN: '数量', EN: 'How many' }, decimals: 0, min: 1, max: 200 },
          ...{ required: true, width: 'half' },
        },
        {
          ...{ key: 'amount', kind: 'money', label: { CN: '奖金（每项）', EN: 'Amount of each' }, unit: '万元' },
          ...{ required: true, width: 'half' },
        },
      ],
    },
    {
      key: 'instalments',
      kind: 'rows',
      label: { CN: '分期兑现', EN: 'Instalments' },
      hint: { CN: '各期比例合计 100%', EN: 'Shares add up to 100 %' },
      item: { CN: '分期', EN: 'instalment' },
      summary: ['{nameCN}', '{share}%'],
      ...{ min: 1, max: 6, required: true },
      fields: [
        ...named,
        {
          ...{
            key: 'share',
            kind: 'number',
            label: { CN: '比例（%）', EN: 'Share (%)' },
            decimals: 2,
            min: 1,
            max: 100,
          },
          ...{ required: true, width: 'half' },
        },
        {
          key: 'afterMonths',
          kind: 'number',
          label: { CN: '距上一期满（月）', EN: 'Months after the one before' },
          ...{ decimals: 0, min: 0, max: 60, required: true, width: 'half' },
        },
        ...bilingualLongText('conditions', { label: { CN: '条件，一行一条', EN: 'Conditions, one a line' }, max: 600 }),
      ],
    },
    {
      key: 'judges',
      kind: 'rows',
      label: { CN: '评委', EN: 'Judges' },
      item: { CN: '评委', EN: 'judge' },
      summary: ['{nameCN}', '{titleCN}'],
      max: 200,
      fields: [...named, ...bilingualText('title', { label: { CN: '单位与职务', EN: 'Position' }, max: 100 }), byTrack],
    },
  ],
  starts: { isPublic: 'NO', rewardRate: 0 },
  fixed: ['year'],
  actions: [],
  empty: { CN: '还没有届次，先新增一届', EN: 'No editions yet. Add the first one' },
});
