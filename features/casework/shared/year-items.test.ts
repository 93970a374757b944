import { expect, test } from 'vitest';
import { programmes } from '#features/casework/programmes/registry.ts';
import { programmeYear } from '#features/casework/resources/programme-year.ts';
import { allotmentTable, itemsOf } from './year-items.ts';
import { yearSections } from './year-sections.ts';

test('a programme with types has items, whose choice is what its cases are told apart by', () => {
  for (const { code, types, subject } of programmes) {
    const found = itemsOf(code);
    expect(found && `${found.section}.${found.key}`, code).toBe(types && subject);
    expect(found?.types, code).toBe(types?.options);
  }
});

test('every field of a year stands in one part of its page', () => {
  const fields = yearSections.flatMap((section) => section.fields);
  expect([...fields].sort()).toEqual(programmeYear.form!.map(({ key }) => key).sort());
});

test('the table adds up what is limited, against the budget; without items there is one line', () => {
  const quotas = [
    { id: 'a', item: 'YOUTH', quota: 30, most: 60 },
    { id: 'b', item: 'STRATEGIC', quota: null, most: null },
  ];
  expect(allotmentTable({ programme: 'ppapply', budget: 2000, quotas })).toMatchObject({ total: 1800, left: 200 });
  const one = allotmentTable({ programme: 'saapply', quota: 10, quotas: [{ id: 'ALL', item: 'ALL', most: 2 }] });
  expect(one).toMatchObject({ lines: [{ quota: 10, most: 2, sum: 20 }], total: 20, left: null });
});
