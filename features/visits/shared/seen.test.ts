import { expect, test } from 'vitest';
import { anEdition } from '#features/competition/server/testing.ts';
import { type CheckItem, checklistOf } from './checklist.ts';
import { missingSpots } from './photos.ts';
import { isSettled, mergeSeen, type Seen, varianceOf } from './seen.ts';
import { pathOf, signedText } from './signed.ts';

const item = (more: Partial<CheckItem>): CheckItem => ({
  key: 'k',
  label: { CN: '员工', EN: 'Staff' },
  kind: 'number',
  unit: null,
  step: 1,
  declared: 18,
  ...more,
});
const seen = (more: Partial<Seen>): Seen => ({
  key: 'k',
  value: null,
  verdict: 'AGREES',
  note: '',
  at: '2026-10-13T01:30:00.000Z',
  ...more,
});

test.each([
  [item({}), seen({ value: 18 }), { verdict: 'AGREES', difference: 0, percent: 0 }],
  // What was tapped does not make 16 into 18.
  [item({}), seen({ value: 16, verdict: 'AGREES' }), { verdict: 'DIFFERS', difference: -2, percent: -11.1 }],
  [item({ declared: 386.5 }), seen({ value: 400 }), { verdict: 'DIFFERS', difference: 13.5, percent: 3.5 }],
  [item({ declared: 0 }), seen({ value: 3 }), { verdict: 'DIFFERS', difference: 3, percent: null }],
  [item({ declared: -40 }), seen({ value: -50 }), { verdict: 'DIFFERS', difference: -10, percent: -25 }],
  [item({}), seen({ verdict: 'DIFFERS' }), { verdict: 'UNSEEN', difference: null, percent: null }],
  [item({}), undefined, { verdict: 'UNSEEN', difference: null, percent: null }],
  [item({ kind: 'text', declared: '港湾路' }), seen({ verdict: 'DIFFERS', value: '听澜路' }), { verdict: 'DIFFERS' }],
  [item({ kind: 'show', declared: '样机' }), seen({ value: 'PART', verdict: 'AGREES' }), { verdict: 'DIFFERS' }],
  [item({ kind: 'show', declared: null }), seen({ value: 'YES', verdict: 'DIFFERS' }), { verdict: 'AGREES' }],
])('what was seen is weighed against what was declared: %#', (one, found, expected) => {
  expect(varianceOf(one, found)).toMatchObject(expected);
});

test('an item is settled when it was looked at and a difference is explained', () => {
  expect(isSettled(item({}), undefined)).toBe(false);
  expect(isSettled(item({}), seen({ value: 16, note: ' ' }))).toBe(false);
  expect(isSettled(item({}), seen({ value: 16, note: '2 人转为兼职' }))).toBe(true);
  expect(isSettled(item({}), seen({ verdict: 'UNSEEN' }))).toBe(true);
});

test('of two who looked at the same the later word counts', () => {
  const early = seen({ value: 16 });
  const late = seen({ value: 17, at: '2026-10-13T02:00:00.000Z' });
  expect(mergeSeen([early], [late])).toEqual([late]);
  expect(mergeSeen([late], [early, seen({ key: 'other' })])).toEqual([late, seen({ key: 'other' })]);
});

test('the checklist follows from what was declared, and leaves out what was not', () => {
  const data = { company: { name: '砺光传感', employees: 18, patents: 0 }, visit: { staff: 16, products: '测温主机' } };
  const items = checklistOf(anEdition, data);
  expect(items.map(({ key, declared }) => [key, declared])).toEqual([
    ['company.name', '砺光传感'],
    ['company.employees', 18],
    ['visit.staff', 16],
    ['visit.products', '测温主机'],
    ['company.patents', 0],
    ['equipment', null],
  ]);
});

test('what is signed reads the same whatever the order in which it was kept', () => {
  const [one, two] = [seen({ key: 'a' }), seen({ key: 'b' })];
  const photo = (id: string) => ({ id, spot: 'DOOR' as const, takenAt: 'x', sha256: id });
  const begunAt = '2026-10-13T01:30:00.000Z';
  expect(signedText('v', { begunAt, items: [one, two], photos: [photo('1'), photo('2')] })).toBe(
    signedText('v', { begunAt, items: [two, one], photos: [photo('2'), photo('1')] }),
  );
  expect(signedText('v', { begunAt, items: [one], photos: [] })).not.toBe(
    signedText('v', { begunAt, items: [{ ...one, value: 1 }], photos: [] }),
  );
  expect(
    pathOf([
      [1, 2],
      [3, 4, 5, 6],
    ]),
  ).toBe('M1 2L1 2M3 4L5 6');
  expect(missingSpots([{ spot: 'DOOR' }, { spot: 'OTHER' }])).toEqual(['OFFICE', 'WORKS']);
});
