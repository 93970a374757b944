import { expect, test } from 'vitest';
import type { Dimension, Rubric } from '#core/judging/rubric.ts';
import { scaleChanges } from './scale-changes.ts';

const item = (code: string, CN: string, part: Partial<Dimension> = {}): Dimension => ({
  code,
  name: { CN, EN: code },
  min: 0,
  max: 20,
  step: 1,
  levels: [],
  ...part,
});
const scale = (...dimensions: Dimension[]): Rubric => ({
  code: 'EVAL',
  version: 1,
  aggregate: 'SUM',
  decimals: 0,
  dimensions,
});

test('a version says which items came, went, count for more or are worded anew, whatever their order', () => {
  const before = scale(
    item('team', '团队', { weight: 20 }),
    item('plan', '计划'),
    item('old', '旧项'),
    item('same', '不变'),
  );
  const after = scale(
    item('same', '不变'),
    item('plan', '计划与财务'),
    item('team', '团队', { weight: 15 }),
    item('new', '社会与环境'),
  );
  expect(scaleChanges(before, after)).toEqual({
    added: [{ CN: '社会与环境', EN: 'new' }],
    removed: [{ CN: '旧项', EN: 'old' }],
    moved: [{ name: { CN: '团队', EN: 'team' }, from: 20, to: 15 }],
    worded: [{ CN: '计划与财务', EN: 'plan' }],
  });
  expect(scaleChanges(before, before)).toEqual({ added: [], removed: [], moved: [], worded: [] });
});

test('without weights an item counts for its highest score', () => {
  const [team, larger] = [item('team', '团队'), item('team', '团队', { max: 30 })];
  expect(scaleChanges(scale(team), scale(larger)).moved).toEqual([{ name: team.name, from: 20, to: 30 }]);
});
