import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { checkData, Day, Words } from './read-data.ts';

const People = Type.Object({
  people: Type.Array(Type.Object({ login: Words, birth: Day }, { additionalProperties: false })),
});
const check = (people: readonly object[]) => () => checkData('people.json', { people }, People);

test('what is not as the schema asks is refused with its file and the entry', () => {
  const ann = { login: 'ann', birth: '1990-01-31' };
  expect(check([ann])()).toEqual({ people: [ann] });
  expect(check([ann, { login: 'bo', birth: '31 January' }])).toThrow('data/demo/people.json: people.1.birth (bo): ');
  expect(check([{ login: 'bo' }])).toThrow('data/demo/people.json: people.0 (bo): must have required properties birth');
  expect(check([{ ...ann, colour: 'red' }])).toThrow('data/demo/people.json: people.0.colour (ann): is no field');
});
