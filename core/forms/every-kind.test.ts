import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regions } from '../dictionaries/regions.ts';
import { dictionaries } from '../dictionaries/registry.ts';
import type { Field } from './field.ts';
import { displayField, kindOf, kinds } from './kinds.ts';

const label = { CN: '项目', EN: 'item' };
const all = { ...dictionaries, region: regions };
const context = { today: '2026-11-20', data: {}, dictionaries: all, values: {} };

/** One field of every kind. */
const samples: Field[] = [
  { kind: 'text', key: 'k', label, max: 1 },
  { kind: 'long-text', key: 'k', label, unit: 'words', max: 1 },
  { kind: 'rich-text', key: 'k', label, max: 1 },
  { kind: 'number', key: 'k', label, decimals: 0 },
  { kind: 'money', key: 'k', label, unit: '元' },
  { kind: 'choice', key: 'k', label, options: 'gender' },
  { kind: 'multi-choice', key: 'k', label, options: 'gender' },
  { kind: 'date', key: 'k', label },
  { kind: 'date-time', key: 'k', label },
  { kind: 'month', key: 'k', label },
  { kind: 'year', key: 'k', label, min: 2020, max: 2099 },
  { kind: 'region', key: 'k', label, depth: 'city' },
  { kind: 'phone', key: 'k', label },
  { kind: 'email', key: 'k', label },
  { kind: 'certificate', key: 'k', label, types: ['ID_CARD'] },
  { kind: 'credit-code', key: 'k', label },
  {
    kind: 'rows',
    key: 'k',
    label,
    max: 3,
    summary: ['{t}'],
    item: label,
    fields: [{ kind: 'text', key: 't', label, max: 9 }],
  },
  { kind: 'files', key: 'k', label, types: [], maxMB: 1 },
  { kind: 'consent', key: 'k', label, text: label, version: '1' },
  { kind: 'signature', key: 'k', label },
];

test('an empty value is empty, may be saved and reads as nothing, in every kind', () => {
  expect(samples.map((field) => field.kind).sort()).toEqual(kinds.map(({ kind }) => kind).sort());
  for (const field of samples) {
    const definition = kindOf(field);
    const empty = definition.empty(field);
    expect(definition.kind).toBe(field.kind);
    expect(definition.isEmpty(field, empty), field.kind).toBe(true);
    for (const nothing of [empty, null]) {
      expect(definition.fits(field, nothing), field.kind).toBe(true);
      expect(definition.isEmpty(field, definition.normalise(field, nothing)), field.kind).toBe(true);
      expect(displayField(field, nothing, 'CN', all), field.kind).toBe('');
    }
  }
});

test.each(samples.map((field) => [field.kind, field] as const))(
  'a draft may hold what %s calls wrong, a submission not; where it is personal a mask hides it',
  (kind, field) => {
    const definition = kindOf(field);
    const wrong = definition.wrong(field);
    expect(definition.fits(field, wrong)).toBe(true);
    expect(definition.isEmpty(field, wrong)).toBe(false);
    expect(definition.validate(field, wrong, context)).not.toEqual([]);
    expect(definition.mask(field, wrong)).toEqual(wrong);
    const hidden = definition.mask({ ...field, sensitive: 'S3' }, wrong);
    if (['rows', 'files'].includes(kind)) expect(hidden).toEqual(wrong);
    else expect(JSON.stringify(hidden)).not.toContain(JSON.stringify(wrong));
  },
);

test('whatever arrives, no kind throws, and what it stores it stores again unchanged', () => {
  const fields: Field[] = [
    ...(['text', 'long-text', 'rich-text', 'date', 'month', 'email', 'credit-code', 'phone', 'signature'] as const).map(
      (kind) => ({ kind, key: 'k', label, max: 10, unit: 'words' }) as unknown as Field,
    ),
    { kind: 'number', key: 'k', label, decimals: 0 },
    { kind: 'money', key: 'k', label, unit: '元' },
    { kind: 'choice', key: 'k', label, options: 'gender' },
    { kind: 'multi-choice', key: 'k', label, options: 'gender' },
    { kind: 'region', key: 'k', label, depth: 'city' },
    { kind: 'certificate', key: 'k', label, types: ['ID_CARD'] },
    { kind: 'files', key: 'k', label, types: [], maxMB: 1 },
    { kind: 'consent', key: 'k', label, text: label, version: '1' },
    {
      kind: 'rows',
      key: 'k',
      label,
      max: 3,
      summary: ['{t}'],
      item: label,
      fields: [{ kind: 'text', key: 't', label, max: 9 }],
    },
  ];
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, json) => {
      const definition = kindOf(field);
      const once = definition.normalise(field, json);
      expect(definition.normalise(field, once)).toEqual(once);
      definition.isEmpty(field, once);
      definition.validate(field, once, context);
      if (definition.fits(field, json)) {
        expect(definition.fits(field, once)).toBe(true);
        expect(typeof displayField(field, once, 'EN', all)).toBe('string');
      }
    }),
    { numRuns: 2000 },
  );
});
