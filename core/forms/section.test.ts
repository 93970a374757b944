import { expect, test } from 'vitest';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { dictionaries } from '../dictionaries/registry.ts';
import { problemText, problemTexts } from '../texts/errors/problems.ts';
import { shownIn } from '../texts/fill.ts';
import type { Condition } from './condition.ts';
import { holds } from './condition.ts';
import type { Field } from './field.ts';
import type { FormContext } from './kind.ts';
import type { CrossRule } from './rules.ts';
import type { Section } from './section.ts';
import {
  derivedKeys,
  draftSectionLimit,
  emptySection,
  normaliseSection,
  sectionState,
  validateApplication,
  validateDraft,
  validateDraftSection,
  validateSection,
  visibleFields,
  visibleSections,
  warnSection,
  withoutHidden,
} from './section.ts';
import type { Data, Values } from './values.ts';

const context: FormContext = { today: '2026-11-20', data: {}, dictionaries };
const text = (key: string, more: Partial<Field> = {}): Field =>
  ({ kind: 'text', key, label: { CN: `${key}项`, EN: key }, max: 5, ...more }) as Field;
const section = (fields: Field[], more: Partial<Section> = {}): Section => ({
  key: 's',
  title: { CN: '甲', EN: 'S' },
  fields,
  ...more,
});
const found = (where: Section, values: Values, data: Data = {}) =>
  validateSection(where, values, { ...context, data }).map(({ path, key }) => `${path} ${key}`);

test.each([
  [{ field: 'a', is: 'x' }, true],
  [{ field: 'a', is: 'y' }, false],
  [{ field: 'a', isNot: 'y' }, true],
  [{ field: 'none', isNot: 'y' }, true],
  [{ field: 'none', is: 'y' }, false],
  [{ field: 'a', in: ['x', 'y'] }, true],
  [{ field: 'none', in: ['x'] }, false],
  [{ field: 'none', notIn: ['x'] }, true],
  [{ field: 'list', includes: 'p' }, true],
  [{ field: 'list', includes: 'q' }, false],
  [{ field: 'none', filled: false }, true],
  [{ field: 'id', filled: true }, true],
  [{ field: 'n', atLeast: 3 }, true],
  [{ field: 'n', atLeast: 4 }, false],
  [{ field: 'n', atMost: 3 }, true],
  [{ field: 'n', atMost: 2 }, false],
  [{ field: 'day', atLeast: '2026-01-01' }, true],
  [{ field: 'n', atLeast: '1' }, false],
  [{ field: 'id', part: 'type', is: 'PASSPORT' }, true],
  [{ field: 'other.b', is: 'z' }, true],
  [{ field: 'other.c', filled: true }, false],
  [
    {
      all: [
        { field: 'a', is: 'x' },
        { field: 'n', is: 3 },
      ],
    },
    true,
  ],
  [
    {
      all: [
        { field: 'a', is: 'x' },
        { field: 'n', is: 4 },
      ],
    },
    false,
  ],
  [
    {
      any: [
        { field: 'a', is: 'y' },
        { field: 'n', is: 3 },
      ],
    },
    true,
  ],
  [{ any: [] }, false],
  [{ not: { field: 'a', is: 'x' } }, false],
] as [Condition, boolean][])('the condition %o holds: %s', (condition, expected) => {
  const values = { a: 'x', n: 3, list: ['p'], id: { type: 'PASSPORT', number: '1' }, day: '2026-02-01', none: '' };
  expect(holds(condition, { values, data: { other: { b: 'z' } } })).toBe(expected);
});

test('a field hidden by a hidden field stays hidden, whatever it still holds', () => {
  const chain = section([
    text('a'),
    text('b', { visible: { field: 'a', is: 'yes' } }),
    text('c', { required: true, visible: { field: 'b', is: 'yes' } }),
  ]);
  expect(visibleFields(chain, { a: 'yes', b: 'yes' }, context).map((field) => field.key)).toEqual(['a', 'b', 'c']);
  expect(visibleFields(chain, { a: 'no', b: 'yes' }, context).map((field) => field.key)).toEqual(['a']);
  expect(found(chain, { a: 'yes', b: 'yes' })).toEqual(['c REQUIRED']);
  expect(found(chain, { a: 'no', b: 'yes', c: 'far too long' })).toEqual([]);
});

test('hidden sections are neither checked nor submitted, also across sections', () => {
  const form = {
    sections: [
      section([text('kind')], { key: 'first' }),
      section([text('more', { required: true })], { key: 'second', visible: { field: 'first.kind', is: 'big' } }),
      section([text('last', { required: true, visible: { field: 'second.more', is: 'yes' } })], { key: 'third' }),
    ],
  };
  const data = { first: { kind: 'small' }, second: { more: 'yes' }, third: { last: 'x' } };
  expect(visibleSections(form, data).map((each) => each.key)).toEqual(['first', 'third']);
  expect(withoutHidden(form, data, context)).toEqual({ first: { kind: 'small' }, third: {} });
  expect(validateApplication(form, data, context)).toEqual([]);
  const big = { ...data, first: { kind: 'big' }, third: {} };
  expect(validateApplication(form, big, context)).toEqual([{ path: 'third.last', key: 'REQUIRED' }]);
  expect(validateApplication(form, { first: { kind: 'big' } }, context)).toEqual([
    { path: 'second.more', key: 'REQUIRED' },
  ]);
});

test('a draft keeps wrong values but takes no foreign keys, wrong types or floods', () => {
  const form = {
    sections: [
      section([
        text('a', { required: true }),
        { kind: 'number', key: 'n', label: { CN: '数', EN: 'n' }, decimals: 0, max: 3 },
      ]),
    ],
  };
  expect(validateDraft(form, { s: { a: 'far too long', n: 99 } })).toEqual([]);
  expect(validateDraft(form, { s: { a: null, n: null } })).toEqual([]);
  expect(validateDraft(form, { s: {} })).toEqual([]);
  expect(validateDraft(form, { s: { b: 1 } })).toEqual([{ path: 's.b', key: 'UNKNOWN_FIELD', params: { name: 'b' } }]);
  expect(validateDraft(form, { t: {} })).toEqual([{ path: 't', key: 'UNKNOWN_FIELD', params: { name: 't' } }]);
  expect(validateDraft(form, { s: { a: 5 } })).toEqual([{ path: 's.a', key: 'WRONG_TYPE' }]);
  expect(validateDraft(form, { s: { n: [] } })).toEqual([{ path: 's.n', key: 'WRONG_TYPE' }]);
  expect(validateDraft(form, { s: null })).toEqual([{ path: 's', key: 'WRONG_TYPE' }]);
  expect(validateDraft(form, [])).toEqual([{ path: '', key: 'WRONG_TYPE' }]);
  expect(validateDraft(form, { s: JSON.parse('{"__proto__": {"a": 1}}') })[0]?.key).toBe('UNKNOWN_FIELD');
  expect(validateDraft(form, { s: { a: 'x'.repeat(50_001) } })).toEqual([{ path: 's.a', key: 'WRONG_TYPE' }]);
  const wide = section(Array.from({ length: 8 }, (_, index) => text(`f${index}`)));
  const flood = Object.fromEntries(wide.fields.map((field) => [field.key, 'x'.repeat(draftSectionLimit / 8)]));
  expect(validateDraftSection(wide, flood)).toEqual([{ path: '', key: 'TOO_LARGE' }]);
});

test('a value of the wrong type never reaches a submission, nor a throw', () => {
  const where = section([
    text('a'),
    {
      kind: 'rows',
      key: 'r',
      label: { CN: '行', EN: 'rows' },
      item: { CN: '行', EN: 'row' },
      max: 3,
      summary: [],
      fields: [text('b') as never],
    },
  ]);
  expect(found(where, { a: { deep: [1] }, r: [{ b: 'no id' }] })).toEqual(['a WRONG_TYPE', 'r WRONG_TYPE']);
  expect(validateApplication({ sections: [where] }, { s: { a: 1 } }, context)).toEqual([
    { path: 's.a', key: 'WRONG_TYPE' },
  ]);
});

test('the state of a section: untouched, begun, with faults, done', () => {
  const where = section([text('a', { required: true }), text('b', { required: { field: 'a', is: 'two' } }), text('c')]);
  const state = (values: Values) => sectionState(where, values, context);
  expect(state({})).toEqual({ state: 'empty', required: 1, filled: 0, problems: 0 });
  expect(state(emptySection(where)).state).toBe('empty');
  expect(state({ c: 'x' })).toEqual({ state: 'progress', required: 1, filled: 0, problems: 0 });
  expect(state({ a: 'two' })).toEqual({ state: 'progress', required: 2, filled: 1, problems: 0 });
  expect(state({ a: 'two', c: 'too long' })).toEqual({ state: 'attention', required: 2, filled: 1, problems: 1 });
  expect(state({ a: 'one' })).toEqual({ state: 'done', required: 1, filled: 1, problems: 0 });
});

const date = (key: string, label: string): Field => ({
  kind: 'month',
  key,
  label: { CN: label, EN: key },
  openEnded: { CN: '至今', EN: 'now' },
});
const number = (key: string): Field => ({ kind: 'number', key, label: { CN: key, EN: key }, decimals: 2 });
const list: Field = {
  kind: 'rows',
  key: 'rows',
  label: { CN: '经历', EN: 'rows' },
  item: { CN: '经历', EN: 'row' },
  max: 9,
  summary: ['{from}'],
  fields: [date('from', '起') as never, date('to', '止') as never],
};

test.each([
  [
    { rule: 'after', field: 'to', other: 'from' },
    { from: '2012-06', to: '2012-06' },
    { from: '2012-06', to: '2012-05' },
    'to EARLIER_THAN',
  ],
  [
    { rule: 'after', field: 'to', other: 'from', strict: true },
    { from: '2012-06', to: '2012-07' },
    { from: '2012-06', to: '2012-06' },
    'to SAME_AS',
  ],
  [
    { rule: 'after', field: 'to', other: 'from' },
    { from: '2012-06', to: 'open' },
    { from: 'open', to: '2012-06' },
    'to EARLIER_THAN',
  ],
  [
    { rule: 'before', field: 'from', other: 'to' },
    { from: '2012-06', to: '2012-06' },
    { from: '2012-07', to: '2012-06' },
    'from LATER_THAN',
  ],
  [{ rule: 'equal', field: 'a', other: 'b' }, { a: 'x', b: 'x' }, { a: 'x', b: 'y' }, 'a NOT_EQUAL'],
  [{ rule: 'not-more', field: 'n', other: 'm' }, { n: 2, m: 2 }, { n: 2.01, m: 2 }, 'n MORE_THAN'],
  [
    { rule: 'sum', field: 'n', of: ['m', 'k'] },
    { n: 0.3, m: 0.1, k: 0.2 },
    { n: 0.31, m: 0.1, k: 0.2 },
    'n SUM_DIFFERS',
  ],
  [
    { rule: 'count', field: 'n', other: 'rows', plus: 1 },
    { n: 2, rows: [{ id: 'r1' }] },
    { n: 1, rows: [{ id: 'r1' }] },
    'n COUNT_DIFFERS',
  ],
  [
    { rule: 'back-by', field: 'from', other: 'n' },
    { from: '2026-09', n: 2 },
    { from: '2026-09', n: 1 },
    'from FURTHER_BACK',
  ],
  [{ rule: 'limit', field: 'n', max: 3 }, { n: 3 }, { n: 3.01 }, 'n NUMBER_TOO_LARGE'],
  [
    { rule: 'limit', field: 'from', min: { months: -1 } },
    { from: '2026-10' },
    { from: '2026-09' },
    'from DATE_TOO_EARLY',
  ],
  [
    { rule: 'forbid', field: 'a', when: { field: 'a', is: 'no' }, because: { CN: '不可', EN: 'never' } },
    { a: 'yes' },
    { a: 'no' },
    'a FORBIDDEN',
  ],
  [
    { rule: 'unique', rows: 'rows', by: ['from'] },
    { rows: [{ id: 'r1', from: '2012-06' }, { id: 'r2', from: '2012-07' }, { id: 'r3' }, { id: 'r4' }] },
    {
      rows: [
        { id: 'r1', from: '2012-06' },
        { id: 'r2', from: '2012-06' },
      ],
    },
    'rows[r2] ROW_DUPLICATE',
  ],
  [
    { rule: 'at-most', rows: 'rows', column: 'from', is: '2012-06', max: 1, because: { CN: '最多一项', EN: 'one' } },
    {
      rows: [
        { id: 'r1', from: '2012-06' },
        { id: 'r2', from: '2012-07' },
      ],
    },
    {
      rows: [
        { id: 'r1', from: '2012-06' },
        { id: 'r2', from: '2012-06' },
      ],
    },
    'rows[r2].from FORBIDDEN',
  ],
] as [CrossRule, Values, Values, string][])('the rule %o', (rule, right, wrong, expected) => {
  const where = section(
    [
      text('a'),
      text('b'),
      date('from', '入学时间'),
      date('to', '毕业时间'),
      number('n'),
      number('m'),
      number('k'),
      list,
    ],
    { rules: [rule] },
  );
  expect(found(where, right)).toEqual([]);
  expect(found(where, wrong)).toEqual([expected]);
  expect(found(where, {})).toEqual([]);
  expect(
    found(section(where.fields as Field[], { rules: [{ ...rule, when: { field: 'b', is: 'on' } }] }), wrong),
  ).toEqual(rule.rule === 'equal' ? [] : found(where, {}));
});

test('a gap in a list of months only warns', () => {
  const where = section([list], { rules: [{ rule: 'gap', rows: 'rows', from: 'from', to: 'to', months: 6 }] });
  const jobs = (end: string) => ({
    rows: [
      { id: 'r2', from: '2015-01', to: 'open' },
      { id: 'r1', from: '2010-01', to: end },
      { id: 'r0', from: '2009-01', to: '2009-12' },
    ],
  });
  const warned = (values: Values) => warnSection(where, values, context);
  expect(found(where, jobs('2013-01'))).toEqual([]);
  expect(warned(jobs('2014-06'))).toEqual([]);
  expect(warned(jobs('2014-05'))).toEqual([
    { path: 'rows', key: 'GAP', params: { from: '2014-05', to: '2015-01', months: 7 } },
  ]);
});

test('messages say which field, what is wrong and what to do', () => {
  const degrees = getProgramme('talentapply').sections.find((each) => each.key === 'education')!;
  const row = {
    id: 'r1',
    level: 'BACHELOR',
    degree: 'BACHELOR',
    school: '北湖大学',
    country: 'CN',
    major: '机械',
    mode: 'FULL_TIME',
    startedOn: '2014-09',
    endedOn: '2012-06',
    files: [{ id: 'f1', name: 'a.pdf', size: 1, type: 'application/pdf' }],
  };
  const problems = validateSection(degrees, { degrees: [row] }, context);
  expect(problems.map((problem) => problem.path)).toEqual(['degrees[r1].endedOn']);
  const field = { label: { CN: '毕业时间', EN: 'Graduated in' } };
  expect(problemText(problems[0]!, field, 'CN')).toBe('毕业时间（2012-06）早于入学时间（2014-09），请核对年份。');
  expect(problemText(problems[0]!, field, 'pt')).toBe(
    'Graduated in (2012-06) is before Started in (2014-09); check the years.',
  );
  for (const { CN, EN } of Object.values(problemTexts)) {
    expect(shownIn(CN)).toEqual(shownIn(EN));
    expect(EN).not.toMatch(/\p{Script=Han}/u);
  }
});

test('birth and gender follow from an identity card and are typed by hand otherwise', () => {
  const person = getProgramme('talentapply').sections[0]!;
  const values = { identity: { type: 'ID_CARD', number: '11010519491231002x' }, birth: '1990-01-01' };
  const stored = normaliseSection(person, values);
  expect(stored).toEqual({
    identity: { type: 'ID_CARD', number: '11010519491231002X' },
    birth: '1949-12-31',
    gender: 'FEMALE',
  });
  expect(derivedKeys(person, stored)).toEqual(['gender', 'birth']);
  const passport = { identity: { type: 'PASSPORT', number: 'E1234567' }, birth: '1990-01-01' };
  expect(normaliseSection(person, passport)).toEqual(passport);
  expect(derivedKeys(person, passport)).toEqual([]);
});
