import type { Values } from '#core/forms/values.ts';
import { defineResource } from '#core/resources/resource.ts';
import { shippedFilter, shippedStatuses } from '#core/resources/shipped.ts';
import { updatedColumn } from '#core/resources/usual-parts.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import { areaOptions, measureOptions } from './words.ts';

/** The figures from which lights are told, for each area and measure; what a farm sets for itself goes before. */
export const flockLimit = defineResource({
  code: 'flocklimit',
  path: '/flock/limit',
  name: { CN: '判定界限', EN: 'Limits' },
  item: { CN: '界限', EN: 'limit' },
  permission: 'Mgr.Flock',
  edit: 'Mgr.Flock.edit',
  export: 'Mgr.Flock.export',
  objectType: 'flocklimit',
  columns: [
    { key: 'name', title: { CN: '指标', EN: 'Measure' }, kind: 'text', width: 300, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    { key: 'good', title: { CN: '良好', EN: 'Good' }, kind: 'text', width: 110 },
    { key: 'watch', title: { CN: '关注', EN: 'Watch' }, kind: 'text', width: 120 },
    { key: 'act', title: { CN: '采取措施', EN: 'Act' }, kind: 'text', width: 110 },
    { key: 'source', title: { CN: '依据', EN: 'Source' }, kind: 'text', width: 200 },
    { key: 'area', title: { CN: '区域', EN: 'Area' }, kind: 'text', width: 120, hidden: true },
    { key: 'shipped', title: { CN: '出厂值', EN: 'As shipped' }, kind: 'text', width: 140, hidden: true },
    { ...updatedColumn, hidden: true },
    { key: 'rank', title: { CN: '序号', EN: 'Place' }, kind: 'number', sortable: true, width: 80, hidden: true },
  ],
  filters: [
    { key: 'area', label: { CN: '区域', EN: 'Area' }, kind: 'choice', options: areaOptions },
    { key: 'measure', label: { CN: '指标', EN: 'Measure' }, kind: 'choice', options: measureOptions },
    shippedFilter,
  ],
  sort: { key: 'rank', descending: false },
  statuses: shippedStatuses,
  facts: ['area', 'good', 'watch', 'act', 'source', 'shipped'],
  form: [
    {
      key: 'good',
      kind: 'number',
      label: { CN: '良好界限', EN: 'Good up to' },
      hint: { CN: '此前为良好', EN: 'Good until here' },
      decimals: 1,
      min: 0,
      max: 200,
      required: true,
      width: 'half',
    },
    {
      key: 'act',
      kind: 'number',
      label: { CN: '措施界限', EN: 'Act from' },
      hint: { CN: '此后须采取措施', EN: 'From here on one acts' },
      decimals: 1,
      min: 0,
      max: 200,
      required: true,
      width: 'half',
    },
    {
      key: 'source',
      kind: 'text',
      label: { CN: '依据', EN: 'Source' },
      hint: {
        CN: '法规、标准或收购方要求；没有依据的请注明自定',
        EN: 'Law, scheme or buyer; say so where it is your own figure',
      },
      max: 200,
      required: true,
    },
  ],
  check: limitProblems,
  actions: [
    {
      key: 'reset',
      label: { CN: '恢复默认', EN: 'Back to the shipped figures' },
      permission: 'Mgr.Flock.edit',
      when: { field: 'status', is: 'CHANGED' },
      batch: true,
      confirm: {
        CN: '修改过的数字将被删除；已有报告不变。',
        EN: 'The changed figures are deleted. Reports keep theirs.',
      },
    },
  ],
  empty: { CN: '没有符合条件的界限', EN: 'No limits' },
});

/** Between good and act there has to be room to watch. */
function limitProblems({ good, act }: Values): Problem[] {
  if (typeof good !== 'number' || typeof act !== 'number' || good < act) return [];
  const params = { value: String(good), otherValue: String(act), otherCN: '措施界限', otherEN: 'Act from' };
  return [{ path: 'good', key: good === act ? 'SAME_AS' : 'MORE_THAN', params }];
}
