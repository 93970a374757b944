import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { areaOptions, farmTypeOptions, lightOptions } from './words.ts';

/** Reports of farms with the lights they came to; only who scores can change one. */
export const flockReport = defineResource({
  code: 'flockreport',
  path: '/flock/report',
  name: { CN: '分析报告', EN: 'Analysis reports' },
  item: { CN: '报告', EN: 'report' },
  permission: 'Mgr.Flock',
  export: 'Mgr.Flock.export',
  objectType: 'flockreport',
  files: true,
  columns: [
    { key: 'name', title: { CN: '报告', EN: 'Report' }, kind: 'text', sortable: true, width: 200, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 110 },
    { key: 'farm', title: { CN: '农场', EN: 'Farm' }, kind: 'text', sortable: true, width: 150 },
    { key: 'house', title: { CN: '禽舍', EN: 'House' }, kind: 'text', sortable: true, width: 120 },
    { key: 'visitedOn', title: { CN: '评估日期', EN: 'Visited' }, kind: 'text', sortable: true, width: 120 },
    { key: 'lights', title: { CN: '结果', EN: 'Result' }, kind: 'tags', width: 340 },
    { key: 'type', title: { CN: '养殖类型', EN: 'Type' }, kind: 'text', sortable: true, width: 120 },
    { key: 'area', title: { CN: '区域', EN: 'Area' }, kind: 'text', sortable: true, width: 110 },
    { key: 'flags', title: { CN: '红色警示', EN: 'Red flags' }, kind: 'number', sortable: true, width: 100 },
    {
      key: 'scaleVersion',
      title: { CN: '标准版本', EN: 'Scales' },
      kind: 'number',
      sortable: true,
      width: 100,
      hidden: true,
    },
    {
      key: 'createdAt',
      title: { CN: '首次上传', EN: 'First sent' },
      kind: 'date-time',
      sortable: true,
      width: 150,
      hidden: true,
    },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '报告、农场、禽舍', EN: 'Report, farm or house' }),
    { key: 'worst', label: { CN: '最差结果', EN: 'Worst light' }, kind: 'multi', options: lightOptions },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'choice',
      options: [
        { value: 'open', label: { CN: '进行中', EN: 'In progress' } },
        { value: 'finished', label: { CN: '已完成', EN: 'Finished' } },
      ],
    },
    { key: 'type', label: { CN: '养殖类型', EN: 'Type' }, kind: 'choice', options: farmTypeOptions },
    { key: 'area', label: { CN: '区域', EN: 'Area' }, kind: 'choice', options: areaOptions },
    { key: 'visitedOn', label: { CN: '评估日期', EN: 'Visited' }, kind: 'date-range' },
    { key: 'farm', label: { CN: '农场', EN: 'Farm' }, kind: 'record' },
  ],
  sort: { key: 'visitedOn', descending: true },
  statuses: {
    open: { label: { CN: '进行中', EN: 'In progress' }, tone: 'working' },
    finished: { label: { CN: '已完成', EN: 'Finished' }, tone: 'done' },
  },
  facts: ['farm', 'house', 'visitedOn', 'type', 'area', 'flags'],
  related: [
    { resource: 'flockfarm', id: 'farmId' },
    { resource: 'flockquestion', filter: 'report' },
  ],
  actions: [],
  empty: {
    CN: '还没有报告：手机上的评分上传后出现在这里',
    EN: 'No reports yet. They appear once a phone has sent what was scored',
  },
});
