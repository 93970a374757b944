import { expect, test } from 'vitest';
import { headText } from '#core/resources/cell-text.ts';
import type { Column } from '#core/resources/resource.ts';
import { resources } from '#features/resources.ts';
import { fitColumns, type Need } from './fit-columns.ts';

/** What the table has at 1440 pixels, beside the sider and the padding. */
const room = 1182;
const none: ReadonlySet<string> = new Set();
/** Nobody asks for more or less than was declared. */
const asDeclared: ReadonlyMap<string, Need> = new Map();
const title = { CN: '', EN: '' };
const column = (key: string, width: number, more: Partial<Column> = {}): Column => ({
  key,
  title,
  kind: 'code',
  width,
  ...more,
});
const keys = (columns: readonly Column[], fit: Partial<Parameters<typeof fitColumns>[1]> = {}) =>
  fitColumns(columns, { room: 650, canPick: false, kept: none, needs: asDeclared, ...fit }).map(
    (each) => each.column.key,
  );
const widths = (columns: readonly Column[], fit: Partial<Parameters<typeof fitColumns>[1]>) =>
  fitColumns(columns, { room: 650, canPick: false, kept: none, needs: asDeclared, ...fit }).map(({ width }) => width);

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

test('texts become a little narrower before a column goes, the name of the record last', () => {
  const columns = [column('name', 200, { kind: 'text' }), column('other', 200, { kind: 'text' })];
  expect(widths(columns, { room: 510 })).toEqual([200, 160]);
});

test('a masked telephone is not cut to show more of a text', () => {
  const columns = [
    column('name', 200, { kind: 'text' }),
    column('phone', 100, { kind: 'text', sensitive: { class: 'S2', mask: 'phone' } }),
    column('wish', 280, { kind: 'text' }),
  ];
  const needs = new Map<string, Need>([
    ['name', { head: 60, whole: 100 }],
    ['phone', { head: 60, whole: 141 }],
    ['wish', { head: 60, whole: 480 }],
  ]);
  expect(widths(columns, { room: 650, needs })).toEqual([100, 141, 259]);
});

test('the name of the record gives way to columns that must stay, as far as it can still be read', () => {
  const columns = [column('name', 330, { kind: 'text', priority: 1 }), column('state', 300, { kind: 'status' })];
  expect(widths(columns, { room: 750 })).toEqual([300, 300]);
  expect(widths(columns, { room: 560 })).toEqual([160, 300]);
});

test('what does not ask for its width leaves it to what would be cut, the shortest of that first', () => {
  const columns = [
    column('name', 200, { kind: 'text' }),
    column('place', 200, { kind: 'text' }),
    column('long', 200, { kind: 'text' }),
    column('count', 200, { kind: 'number' }),
  ];
  const needs = new Map<string, Need>([
    ['name', { head: 50, whole: 240 }],
    ['place', { head: 50, whole: 180 }],
    ['long', { head: 50, whole: 480 }],
    ['count', { head: 60, whole: 60 }],
  ]);
  expect(widths(columns, { room: 850, needs })).toEqual([240, 180, 220, 60]);
});

test('a title or a state that is longer than its column widens it; room that nobody needs is spread', () => {
  const columns = [column('name', 200, { kind: 'text' }), column('state', 100, { kind: 'status' })];
  const needs = new Map<string, Need>([
    ['name', { head: 60, whole: 200 }],
    ['state', { head: 80, whole: 150 }],
  ]);
  expect(widths(columns, { room: 500, needs })).toEqual([200, 150]);
  expect(widths(columns, { room: 800, needs })).toEqual([400, 250]);
});

test.each(resources.map((resource) => [resource.code, resource] as const))(
  'at 1440 no column of %s lies below the actions, and at least five of them show',
  (_, { columns, sort }) => {
    const shown = columns.filter(({ hidden }) => !hidden);
    // Titles in English, and texts so long that none has enough.
    const needs = new Map(
      shown.map((each) => {
        const head = 7 * headText(each, 'EN').length + (each.sortable ? 34 : 20);
        const isText = each.kind === 'text' || each.kind === 'texts' || each.kind === 'tags';
        return [each.key, { head, whole: Math.max(head, isText ? 480 : (each.width ?? 140)) }];
      }),
    );
    const fitted = fitColumns(shown, { room, canPick: true, kept: new Set([sort.key]), needs });
    const width = fitted.reduce((sum, each) => sum + each.width, 0);
    expect(width + 190).toBeLessThanOrEqual(room);
    expect(fitted.length).toBeGreaterThanOrEqual(Math.min(5, shown.length));
  },
);
