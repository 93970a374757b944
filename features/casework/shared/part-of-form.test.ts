import { expect, test } from 'vitest';
import { type Form, validateSection, visibleFields, visibleSections } from '#core/forms/section.ts';
import { answersAbout, partOfForm, sharableSections, sharedValues } from './part-of-form.ts';

const label = { CN: '项', EN: 'item' };
const form: Form = {
  sections: [
    {
      key: 'person',
      title: label,
      fields: [
        { kind: 'text', key: 'name', label, max: 20 },
        { kind: 'text', key: 'marital', label, max: 20 },
      ],
    },
    {
      key: 'family',
      title: label,
      visible: { field: 'person.marital', is: 'MARRIED' },
      fields: [
        { kind: 'text', key: 'spouse', label, max: 20, required: { field: 'person.marital', is: 'MARRIED' } },
        {
          kind: 'text',
          key: 'other',
          label,
          max: 20,
          visible: { all: [{ field: 'spouse', filled: true }, { not: { field: 'person.name', filled: true } }] },
        },
        {
          kind: 'rows',
          key: 'children',
          label,
          item: label,
          summary: ['{name}'],
          max: 3,
          fields: [{ kind: 'text', key: 'name', label, max: 20, required: { field: 'person.name', is: '林' } }],
        },
        { kind: 'consent', key: 'truthful', label, text: label, version: '1', required: true },
      ],
      rules: [
        { rule: 'equal', field: 'spouse', other: 'person.name' },
        { rule: 'equal', field: 'other', other: 'spouse' },
      ],
    },
    { key: 'consent', title: label, fields: [{ kind: 'signature', key: 'signature', label, sameAs: 'person.name' }] },
  ],
};
const dictionaries = {};
const today = '2026-11-20';

test.each([
  { person: { name: '林', marital: 'MARRIED' }, family: { spouse: '周', children: [{ id: 'a1' }] } },
  { person: { marital: 'MARRIED' }, family: { spouse: '周' } },
  { person: { marital: 'SINGLE' }, family: {} },
])('a part shows and asks what the whole does, without the rest: %o', (data) => {
  const answers = answersAbout(form, ['family'], data);
  const part = partOfForm(form, ['family'], answers);
  const own = { family: data.family };
  const section = (of: Form, all: object) =>
    visibleSections(of, all as typeof data).find(({ key }) => key === 'family');
  expect(section(part, own)?.key).toBe(section(form, data)?.key);
  const context = { today, dictionaries };
  const keys = (of: Form, all: object) =>
    visibleFields(of.sections.find(({ key }) => key === 'family')!, data.family, {
      ...context,
      data: all as typeof data,
    })
      .map(({ key }) => key)
      .filter((key) => key !== 'truthful');
  expect(keys(part, own)).toEqual(keys(form, data));
  const problems = (of: Form, all: object) =>
    validateSection(of.sections.find(({ key }) => key === 'family')!, data.family, {
      ...context,
      data: all as typeof data,
    }).map(({ path }) => path);
  // What compares with the rest is left to whoever has it, and so is what only the owner gives.
  const whole = problems(form, data).filter((path) => path !== 'truthful');
  expect(problems(part, own)).toEqual(whole.filter((path) => path !== 'spouse' || !data.family.spouse));
  expect(Object.values(answers).every((answer) => typeof answer === 'boolean')).toBe(true);
});

test('nobody consents or signs for another', () => {
  expect(sharableSections(form).map(({ key }) => key)).toEqual(['person', 'family']);
  expect(sharedValues(form.sections[1]!, { spouse: '周', truthful: { version: '1' } })).toEqual({ spouse: '周' });
  const [family] = partOfForm(form, ['family'], {}).sections;
  expect(family?.fields.map(({ key }) => key)).toEqual(['spouse', 'other', 'children']);
});
