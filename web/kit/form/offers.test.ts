import { expect, test } from 'vitest';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { offeredBeside, offeredFigure } from './offers.ts';

const section: Section = {
  key: 'company',
  title: { CN: '企业与经营', EN: 'Company' },
  fields: [],
  rules: [
    { rule: 'not-more', field: 'profit', other: 'income' },
    { rule: 'count', field: 'patents', other: 'attachments.certificates' },
  ],
};
const offered = (key: string, values: Values, certificates: readonly unknown[] = []) =>
  offeredFigure(section, key, {
    values,
    data: { company: values, attachments: { certificates } },
    dictionaries: {},
    today: '2026-11-23',
  });

test('a profit over the income is offered as a hundredth where that fits, and as nothing where it does not', () => {
  expect(offered('profit', { profit: 4200, income: 420 })).toBe(42);
  expect(offered('profit', { profit: 138, income: 1150 })).toBeUndefined();
  expect(offered('profit', { profit: 90_000, income: 420 })).toBeUndefined();
  expect(offered('profit', { profit: '4200 万', income: 420 })).toBeUndefined();
});

test('a number of patents is offered as that of the certificates there are', () => {
  expect(offered('patents', { patents: 4 }, [1, 2, 3])).toBe(3);
  expect(offered('patents', { patents: 3 }, [1, 2, 3])).toBeUndefined();
  expect(offered('patents', { patents: 4 })).toBeUndefined();
});

test('a figure some hundred times that of the year before is offered as a hundredth, one that grew is not', () => {
  expect(offeredBeside(42_000, 386)).toBe(420);
  expect(offeredBeside(900, 386)).toBeUndefined();
  expect(offeredBeside(42_000, 0)).toBeUndefined();
  expect(offeredBeside(42_000, -12)).toBeUndefined();
  expect(offeredBeside('42000', 386)).toBeUndefined();
});
