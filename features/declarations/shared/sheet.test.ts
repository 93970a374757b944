import { expect, test } from 'vitest';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { columnsOf } from './columns.ts';
import { matchFileName } from './file-names.ts';
import { batchProgrammes } from './programmes.ts';

const needed = ['person.name', 'person.identity.type', 'person.identity.number', 'contact.phone', 'contact.email'];

test.each([...batchProgrammes])('%s: its sheet asks who it is, how to reach them, and what they apply for', (code) => {
  const programme = getProgramme(code);
  const columns = columnsOf(programme);
  const keys = columns.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(columns.filter(({ field }) => field.required === true).map(({ key }) => key)).toEqual(
    expect.arrayContaining([...needed, programme.subject]),
  );
  // A head is all by which a column is found.
  for (const language of ['CN', 'EN'] as const)
    expect(new Set(columns.map(({ field }) => field.label[language])).size).toBe(columns.length);
});

test.each([
  ['359902199004122021.pdf', '359902199004122021', 'materials.identity'],
  ['材料/359902199004122021_劳动合同.pdf', '359902199004122021', 'materials.contract'],
  ['35990219900412202x-Labour contract.PDF', '35990219900412202X', 'materials.contract'],
  ['E20261123 社会保险 2.png', 'E20261123', 'materials.insurance'],
  ['张三.pdf', undefined, undefined],
  ['359902199004122021_合影.pdf', undefined, undefined],
])('%s belongs to %s at %s', (name, number, path) => {
  expect(matchFileName(getProgramme('talentapply'), name)).toEqual(number && { number, path });
});
