import { expect, test } from 'vitest';
import type { Field } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import { ownForms } from '#features/own-forms.ts';
import { programmes } from './registry.ts';

/** What fields of these names and kinds ask for stands in the list of WCAG 1.3.5, when it is about the writer. */
const isListed = ({ kind, key }: Field) =>
  kind === 'email' || kind === 'phone' || /^(name|nameEN|gender|birth|address|wechat|position|country)$/.test(key);

/** About somebody or something else. */
const ofOthers = [
  'contact.urgentPhone',
  'child.name',
  'child.birth',
  'child.gender',
  'company.address',
  'unit.address',
  'unitContact.phone',
  'unitContact.email',
  'profile.nameEN',
];

const forms: (readonly [string, readonly Section[]])[] = [...programmes, ...ownForms].map(({ code, sections }) => [
  code,
  sections,
]);

test.each(forms)('%s: what browsers know of their user they may fill in', (_, sections) => {
  const listed = sections.flatMap((section) =>
    section.fields.filter(isListed).map((field) => ({ at: `${section.key}.${field.key}`, own: field.own })),
  );
  expect(listed.filter(({ at, own }) => !own && !ofOthers.includes(at)).map(({ at }) => at)).toEqual([]);
});

test('some of it is asked for', () => {
  const asked = forms.flatMap(([, sections]) =>
    sections.flatMap(({ fields }) => fields.flatMap(({ own }) => own ?? [])),
  );
  expect(asked).toEqual(
    expect.arrayContaining(['name', 'sex', 'bday', 'email', 'tel', 'organization', 'country-name']),
  );
});
