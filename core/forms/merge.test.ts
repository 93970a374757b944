import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { changedPaths, diffSection, isSame, mergePatch } from './merge.ts';
import { applyPart, correctionPath, fieldAt, getPath, isPathUnlocked, setPath, stepsOf } from './paths.ts';
import type { Values } from './values.ts';

const base: Values = {
  name: '沈知夏',
  phone: { area: '+86', number: '1' },
  wishes: ['A', 'B'],
  rows: [
    { id: 'r1', school: '北湖', from: '2010-09' },
    { id: 'r2', school: '南岭', from: '2014-09' },
  ],
  files: [{ id: 'f1', name: 'a.pdf', size: 1, type: 'application/pdf' }],
};

test('paths lead to values, rows by their id', () => {
  expect(stepsOf('education.degrees[r-1].endedOn')).toEqual([
    { key: 'education' },
    { key: 'degrees' },
    { id: 'r-1' },
    { key: 'endedOn' },
  ]);
  expect(getPath(base, 'rows[r2].school')).toBe('南岭');
  expect(getPath(base, 'rows[r9].school')).toBeUndefined();
  expect(() => stepsOf('rows[0')).toThrow(TypeError);
  expect(() => stepsOf('')).toThrow(TypeError);
});

test('setting a path leaves everything else as it is', () => {
  const changed = setPath(base, 'rows[r1].school', '东湖');
  expect(diffSection(base, changed)).toEqual([{ path: 'rows[r1].school', before: '北湖', after: '东湖' }]);
  expect(getPath(base, 'rows[r1].school')).toBe('北湖');
  expect(diffSection(base, setPath(base, 'rows[r2]', undefined))).toEqual([
    { path: 'rows[r2]', before: { id: 'r2', school: '南岭', from: '2014-09' }, after: undefined },
  ]);
  expect(getPath(setPath(base, 'rows[r3].school', '新'), 'rows[r3]')).toEqual({ id: 'r3', school: '新' });
  expect(getPath(setPath({}, 'a.b', 1), 'a.b')).toBe(1);
});

test('differences are told field by field; composite values and files whole', () => {
  const after = {
    ...base,
    phone: { area: '+86', number: '2' },
    wishes: ['B', 'A'],
    rows: [
      { id: 'r1', school: '北湖', from: '2011-09' },
      { id: 'r3', school: '西山' },
    ],
    files: [{ id: 'f2', name: 'b.pdf', size: 2, type: 'application/pdf' }],
  };
  expect(changedPaths(base, after, 'education')).toEqual([
    'education.phone',
    'education.wishes',
    'education.rows[r1].from',
    'education.rows[r2]',
    'education.rows[r3]',
    'education.files[f1]',
    'education.files[f2]',
  ]);
  expect(changedPaths({}, { rows: [{ id: 'r1' }] })).toEqual(['rows[r1]']);
  expect(changedPaths({ name: '' }, {})).toEqual([]);
  expect(changedPaths({ rows: [] }, { rows: null })).toEqual([]);
});

test('an unlocked path opens what is inside it and nothing beside it', () => {
  const unlocked = ['education.degrees[r1]', 'contact.phone', 'materials.contract'];
  expect(isPathUnlocked('education.degrees[r1].school', unlocked)).toBe(true);
  expect(isPathUnlocked('contact.phone', unlocked)).toBe(true);
  expect(isPathUnlocked('materials.contract[f9]', unlocked)).toBe(true);
  expect(isPathUnlocked('education.degrees[r10].school', unlocked)).toBe(false);
  expect(isPathUnlocked('education.degrees', unlocked)).toBe(false);
  expect(isPathUnlocked('contact.phoneOther', unlocked)).toBe(false);
  expect(isPathUnlocked('contact', unlocked)).toBe(false);
  expect(isPathUnlocked('contact.phone', [])).toBe(false);
});

test('a correction names what exists; a file stands for its field', () => {
  const programme = getProgramme('talentapply');
  expect(fieldAt(programme, 'education.degrees[r1].endedOn')?.label.CN).toBe('毕业时间');
  expect(fieldAt(programme, 'education.nothing')).toBeUndefined();
  expect(fieldAt(programme, 'education.photo:1')).toBeUndefined();
  expect(correctionPath(programme, 'materials.contract[f1]')).toBe('materials.contract');
  expect(correctionPath(programme, 'education.degrees[r1].files[f1]')).toBe('education.degrees[r1].files');
  expect(correctionPath(programme, 'education.degrees[r1]')).toBe('education.degrees[r1]');
  expect(correctionPath(programme, 'education')).toBeUndefined();
});

test('two devices merge field by field', () => {
  const mine = {
    ...base,
    name: '沈知',
    rows: [
      { id: 'r1', school: '北湖大学', from: '2010-09' },
      { id: 'r2', school: '南岭', from: '2014-09' },
    ],
  };
  const theirs = {
    ...base,
    wishes: ['C'],
    rows: [
      { id: 'r1', school: '北湖', from: '2011-09' },
      { id: 'r2', school: '南岭', from: '2014-09' },
      { id: 'r3', school: '西山' },
    ],
  };
  expect(mergePatch(base, mine, theirs)).toEqual({
    merged: {
      ...base,
      name: '沈知',
      wishes: ['C'],
      rows: [
        { id: 'r1', school: '北湖大学', from: '2011-09' },
        { id: 'r2', school: '南岭', from: '2014-09' },
        { id: 'r3', school: '西山' },
      ],
    },
    conflicts: [],
  });
});

test('a conflict keeps theirs and carries all three', () => {
  const mine = { ...base, name: '甲', rows: [{ id: 'r1', school: '北湖', from: '2010-09' }] };
  const theirs = setPath({ ...base, name: '乙' }, 'rows[r2].school', '南岭大学');
  const { merged, conflicts } = mergePatch(base, mine, theirs);
  expect(merged).toEqual(theirs);
  expect(conflicts).toEqual([
    { path: 'name', base: '沈知夏', mine: '甲', theirs: '乙' },
    {
      path: 'rows[r2]',
      base: { id: 'r2', school: '南岭', from: '2014-09' },
      mine: undefined,
      theirs: { id: 'r2', school: '南岭大学', from: '2014-09' },
    },
  ]);
});

test('the first rows of two devices live side by side, and my order holds where only I moved rows', () => {
  const first = mergePatch({}, { rows: [{ id: 'a' }] }, { rows: [{ id: 'b' }] });
  expect(first).toEqual({ merged: { rows: [{ id: 'b' }, { id: 'a' }] }, conflicts: [] });
  const [one, two] = base.rows as [object, object];
  const mine = { ...base, rows: [two, { ...one, school: '北湖大学' }] };
  const theirs = setPath(base, 'rows[r2].school', '南岭大学');
  const rows = mergePatch(base, mine, theirs).merged.rows as { id: string; school: string }[];
  expect(rows.map((row) => [row.id, row.school])).toEqual([
    ['r2', '南岭大学'],
    ['r1', '北湖大学'],
  ]);
});

const scalar = fc.constantFrom('', 'x', 'y', 1, null);
const row = fc.record({ a: scalar, b: scalar });
const section: fc.Arbitrary<Values> = fc.record({
  one: scalar,
  two: scalar,
  pair: fc.constantFrom({ area: '+86', number: '1' }, { area: '+86', number: '2' }),
  list: fc
    .dictionary(fc.constantFrom('r1', 'r2', 'r3'), row)
    .map((rows) => Object.entries(rows).map(([id, values]) => ({ id, ...values }))),
});
const order = (values: Values) => ({
  ...values,
  list: [...(values.list as { id: string }[])].sort((a, b) => a.id.localeCompare(b.id)),
});

test('merging: nothing changed on one side gives the other side', () => {
  fc.assert(
    fc.property(section, section, (from, to) => {
      const mineOnly = mergePatch(from, to, from);
      const theirsOnly = mergePatch(from, from, to);
      expect(mineOnly.conflicts).toEqual([]);
      expect(theirsOnly.conflicts).toEqual([]);
      expect(isSame(order(mineOnly.merged), order(to))).toBe(true);
      expect(isSame(order(theirsOnly.merged), order(to))).toBe(true);
      expect(mergePatch(from, to, to)).toEqual({ merged: to, conflicts: [] });
    }),
    { numRuns: 1000 },
  );
});

test('merging: every change of either side is in the result or in a conflict, and both sides see the same conflicts', () => {
  fc.assert(
    fc.property(section, section, section, (from, mine, theirs) => {
      const { merged, conflicts } = mergePatch(from, mine, theirs);
      const contested = conflicts.map((conflict) => conflict.path);
      for (const change of diffSection(from, theirs))
        expect(isSame(getPath(merged, change.path), change.after)).toBe(true);
      for (const change of diffSection(from, mine)) {
        if (isPathUnlocked(change.path, contested)) continue;
        expect(isSame(getPath(merged, change.path), change.after)).toBe(true);
      }
      const mirrored = mergePatch(from, theirs, mine).conflicts.map((conflict) => conflict.path);
      expect([...mirrored].sort()).toEqual([...contested].sort());
    }),
    { numRuns: 2000 },
  );
});

test('differences applied one by one turn the first state into the second', () => {
  fc.assert(
    fc.property(section, section, (from, to) => {
      const result = diffSection(from, to).reduce((state, change) => setPath(state, change.path, change.after), from);
      expect(isSame(order(result), order(to))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('a saved part replaces only the fields it names', () => {
  expect(applyPart({ a: 1, b: 2 }, { b: null })).toEqual({ a: 1, b: null });
});
