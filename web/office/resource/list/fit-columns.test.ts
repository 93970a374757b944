import { expect, test } from 'vitest';
import type { Column } from '#core/resources/resource.ts';
import { resources } from '#features/resources.ts';
import { fitColumns } from './fit-columns.ts';

/** What the table has at 1440 pixels, beside the sider and the padding. */
const room = 1182;
const none: ReadonlySet<string> = new Set();
const title = { CN: '', EN: '' };
const column = (key: string, width: number, more: Partial<Column> = {}): Column => ({
  key,
  title,
  kind: 'code',
  width,
  ...more,
});
const keys = (columns: readonly Column[], fit: Partial<Parameters<typeof fitColumns>[1]> = {}) =>
  fitColumns(columns, { room: 650, canPick: false, kept: none, ...fit }).map((each) => each.column.key);

test('what does not fit goes by priority, the last of a priority first; first column and state stay', () => {
  const columns = [
    column('name', 200),
    column('state', 100, { kind: 'status' }),
    column('b', 100),
    column('c', 100),
    column('low', 100, { priority: 3 }),
  ];
  expect(keys(columns, { room: 750 })).toEqual(['name', 'state', 'b', 'c', 'low']);
  expect(keys(columns)).toEqual(['name', 'state', 'b', 'c']);
  expect(keys(columns, { room: 600 })).toEqual(['name', 'state', 'b']);
  expect(keys(columns, { room: 300 })).toEqual(['name', 'state']);
  expect(keys(columns, { room: 600, kept: new Set(['low']) })).toEqual(['name', 'state', 'low']);
});

test('texts become a little narrower before a column goes', () => {
  const columns = [column('name', 200, { kind: 'text' }), column('other', 200, { kind: 'text' })];
  const fitted = fitColumns(columns, { room: 510, canPick: false, kept: none });
  expect(fitted.map(({ width }) => width)).toEqual([180, 180]);
});

test.each(resources.map((resource) => [resource.code, resource] as const))(
  'at 1440 no column of %s lies below the actions, and at least five of them show',
  (_, { columns, sort }) => {
    const shown = columns.filter(({ hidden }) => !hidden);
    const fitted = fitColumns(shown, { room, canPick: true, kept: new Set([sort.key]) });
    const width = fitted.reduce((sum, each) => sum + each.width, 0);
    expect(width + 190).toBeLessThanOrEqual(room);
    expect(fitted.length).toBeGreaterThanOrEqual(Math.min(5, shown.length));
  },
);
