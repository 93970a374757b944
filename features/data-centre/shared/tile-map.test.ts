import { expect, test } from 'vitest';
import { chartOption } from './chart-option.ts';
import type { Pivot } from './pivot.ts';
import { classesOf, shortName } from './tile-map.ts';

const look = {
  colours: ['#0e5b4a'],
  ink: '#16211e',
  muted: '#5b6b66',
  line: '#dde5e1',
  ground: '#ffffff',
  font: 'x',
  size: 12,
};
const pivotOf = (values: readonly (number | null)[]): Pivot => ({
  dimensions: [{ CN: '区域', EN: 'Region' }],
  measures: [{ name: { CN: '数量', EN: 'Count' }, unit: null, digits: 0 }],
  columns: [{ CN: '', EN: '' }],
  rows: values.map((value, at) => ({
    labels: [{ CN: `福建省 厦门市 ${at} 区`, EN: `District ${at}` }],
    isTotal: false,
    cells: [{ numbers: [value], hidden: value === null ? 'small' : null, path: null }],
  })),
  small: 0,
  beside: 0,
});
const drawn = (values: readonly (number | null)[]) => {
  const option = chartOption({ pivot: pivotOf(values), chart: 'MAP', locale: 'EN', look });
  return option as unknown as {
    series: readonly [{ data: readonly { value: readonly number[]; label: { formatter: string; color: string } }[] }];
    visualMap: { pieces: readonly { label: string; color: string }[] };
  };
};

test('every region has a tile of its own, in the order of the table', () => {
  const { series, visualMap } = drawn([5, 60, 7, null, 30, 12]);
  const spots = series[0].data.map(({ value: [x, y] }) => `${x}/${y}`);
  expect(new Set(spots).size).toBe(6);
  expect(series[0].data.map(({ label }) => label.formatter.split('\n')[1])).toEqual([
    '5',
    '60',
    '7',
    '< 5',
    '30',
    '12',
  ]);
  expect(visualMap.pieces.map(({ label }) => label)).toEqual(['5', '7', '12', '30', '60']);
  expect(visualMap.pieces.at(-1)!.color).toBe('#0e5b4a');
});

test('what is written on a tile is light on dark and dark on light', () => {
  const { series } = drawn([5, 60, 7, 30, 12]);
  expect([series[0].data[1]!.label.color, series[0].data[0]!.label.color]).toEqual(['#ffffff', '#16211e']);
});

test('classes hold every number once, however many are the same', () => {
  expect(classesOf([3, 3, 3])).toEqual([{ from: 3, to: 3 }]);
  expect(classesOf([])).toEqual([]);
  const values = [1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121];
  const classes = classesOf(values);
  expect(classes).toHaveLength(5);
  for (const value of values) expect(classes.filter(({ from, to }) => value >= from && value <= to)).toHaveLength(1);
});

test('a tile has the name of the smallest region alone', () => {
  expect(['福建省 厦门市 思明区', '福建省厦门市思明区', '未填'].map(shortName)).toEqual([
    '思明区',
    '福建省厦门市思明区',
    '未填',
  ]);
  expect(['Siming District, Xiamen, Fujian', 'Not stated'].map(shortName)).toEqual(['Siming', 'Not stated']);
});
