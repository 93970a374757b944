import { expect, test } from 'vitest';
import { actionKeys } from '#core/workflow/actions.ts';
import { programmes } from './casework/programmes/registry.ts';
import { rowIdOf } from './casework/shared/case-form.ts';
import { keptForms } from './kept-forms.ts';
import { resources } from './resources.ts';

test('every form has a code of its own, and one about a resource bears the code of the resource', () => {
  const codes = keptForms.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { code, resource } of keptForms) expect(resource?.code).toBe(resource && code);
  // A resource of that name would take the place of the desk.
  expect(resources.map(({ code }) => code)).not.toContain('case');
});

test('what is about different paths and steps lies in different rows, whose ids a path can name', () => {
  const subjects = [
    ...actionKeys,
    ...programmes.flatMap(({ sections }) =>
      sections.flatMap(({ key, fields }) =>
        fields.flatMap((field) =>
          field.kind === 'rows'
            ? ['a1', 'a2'].flatMap((row) => field.fields.map((inner) => `${key}.${field.key}[${row}].${inner.key}`))
            : [`${key}.${field.key}`],
        ),
      ),
    ),
  ];
  const distinct = new Set(subjects);
  const ids = new Set([...distinct].map(rowIdOf));
  expect(ids.size).toBe(distinct.size);
  for (const id of ids) expect(id).toMatch(/^\w{1,64}$/);
});
