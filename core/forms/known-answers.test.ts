import { expect, test } from 'vitest';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { talentApply } from '#features/casework/programmes/talent-apply.ts';
import { fillings, stillRight, takenOver } from './known-answers.ts';
import type { Section } from './section.ts';

const label = { CN: '项', EN: 'Item' };
const section = (...fields: Section['fields']): Section => ({ key: 's', title: label, fields });
const text = (key: string) => ({ kind: 'text', key, label, max: 9 }) as const;
const context = { today: '2026-11-20', data: {}, dictionaries };

test('only what both forms ask alike is taken over, in rows too; consents and what follows from others never', () => {
  const rows = (...fields: ReturnType<typeof text>[]) =>
    ({ kind: 'rows', key: 'list', label, item: label, max: 2, summary: ['{a}'], fields }) as const;
  const consent = { kind: 'consent', key: 'agreed', label, text: label, version: '1' } as const;
  const from = section(text('a'), text('gone'), rows(text('a'), text('b')), consent);
  const to = section(text('a'), { kind: 'date', key: 'gone', label }, rows(text('a')), consent);
  const values = {
    a: '甲',
    gone: '2020-01-01',
    list: [{ id: 'r1', a: '一', b: '二' }, { id: 'r2' }, { id: 'r3' }],
    agreed: { agreed: true, version: '1' },
  };
  expect(takenOver(from, to, values)).toEqual({ a: '甲', list: [{ id: 'r1', a: '一' }, { id: 'r2' }] });
});

test('what has become wrong meanwhile is not offered', () => {
  const person = talentApply.sections.find(({ key }) => key === 'person')!;
  const known = { name: '沈知夏', identityValidTo: '2026-01-01' };
  expect(stillRight(person, known, { ...context, data: { person: known } })).toEqual({ name: '沈知夏' });
});

test('a filling says whether something else would be lost; what is the same or hidden is none', () => {
  const form = section(text('a'), text('b'), text('c'), {
    ...text('d'),
    visible: { field: 'a', is: 'x' },
  });
  const typed = { a: '旧', b: '', c: '同' };
  const known = { a: '新', b: '乙', c: '同', d: '丁' };
  expect(fillings(form, typed, known, context).map(({ field, isOther }) => [field.key, isOther])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});
