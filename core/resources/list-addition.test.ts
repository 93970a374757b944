import { expect, test } from 'vitest';
import { type ListAddition, withAddition, withAdditions } from './list-addition.ts';
import { defineResource } from './resource.ts';

const text = (CN: string) => ({ CN, EN: CN });
const list = defineResource({
  code: 'entry',
  path: '/entry',
  name: text('项目'),
  item: text('项目'),
  permission: 'Mgr.Itec',
  objectType: 'entry',
  columns: [
    { key: 'no', title: text('编号'), kind: 'code' },
    { key: 'company', title: text('企业'), kind: 'text' },
  ],
  filters: [{ key: 'no', label: text('编号'), kind: 'record' }],
  sort: { key: 'no', descending: false },
  facts: ['no'],
  actions: [],
  empty: text('没有'),
});
const head = {
  code: 'entry',
  path: '/entry',
  name: list.name,
  permission: 'Mgr.Itec',
  load: async () => list,
} as const;
const addition: ListAddition = {
  resource: 'entry',
  columns: [{ key: 'recused', title: text('回避'), kind: 'number' }],
  after: 'no',
  filters: [{ key: 'recusal', label: text('回避'), kind: 'record' }],
};

test('a list is loaded with what other rooms add, in its order, and stays as it is in its own room', async () => {
  const [whole, other] = withAdditions(
    [head, { ...head, code: 'other' }],
    [{ resource: 'entry', load: async () => addition }],
  );
  const { columns, filters, ...rest } = await whole!.load();
  expect(columns.map(({ key }) => key)).toEqual(['no', 'recused', 'company']);
  expect(filters.map(({ key }) => key)).toEqual(['no', 'recusal']);
  expect({ ...list, ...rest }).toEqual(list);
  expect(await other!.load()).toBe(list);
  expect(list.columns).toHaveLength(2);
});

test.each([
  ['a column stands twice', { columns: [...addition.columns, ...list.columns] }],
  ['a filter stands twice', { filters: list.filters }],
  ['prize is no column', { after: 'prize' }],
])('an addition is refused when %s', (what, wrong) => {
  expect(() => withAddition(list, { ...addition, ...wrong })).toThrow(`addition to entry: ${what}`);
});

test('an addition to a list that there is not stops the start', () => {
  expect(() => withAdditions([head], [{ resource: 'gone', load: async () => addition }])).toThrow('no resource gone');
});
