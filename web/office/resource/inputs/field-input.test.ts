import { expect, test } from 'vitest';
import { resources } from '#features/resources.ts';
import { hasInput } from './field-input.tsx';

test.each(resources.map((resource) => [resource.code, resource] as const))(
  'every field that %s asks can be typed in',
  (_, resource) => {
    const fields = [...(resource.form ?? []), ...resource.actions.flatMap((action) => action.fields ?? [])];
    expect(fields.filter((field) => !hasInput(field.kind)).map((field) => field.key)).toEqual([]);
  },
);
