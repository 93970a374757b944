import { expect, test } from 'vitest';
import type { ServerSettings } from '#features/flock/poultry/store/server-settings.ts';
import { checkEntry } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import { limitsOf } from '#features/flock/shared/scoring/limits.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { areaLimits, type Beginning, firstEntries, newFarmEntries } from './new-report.ts';

const beginning: Beginning = {
  farm: { area: 'europe', type: 'broiler', limits: {} },
  house: { id: 'house001', name: 'House 3', placedOn: '2026-10-27' },
  name: ' House 3, 20 Nov ',
  assessor: 'Mara',
  agreement: null,
  on: '2026-11-20',
  at: '2026-11-20T08:00:00.000Z',
  leftOut: ['feather'],
  settings: undefined,
};

test('what a report begins with keeps the rules of entries, and tells the age of the flock', () => {
  const entries = firstEntries(beginning);
  expect(entries.map(({ key, value }) => [key, checkEntry('report', key, value)])).toEqual([
    ['head', 'ok'],
    ['name', 'ok'],
    ['state', 'ok'],
    ['section:feather', 'ok'],
  ]);
  expect(entries[0]!.value).toMatchObject({ ageDays: 24, scales: firstScaleSet, limits: limitsOf('europe') });
  expect(entries[1]!.value).toBe('House 3, 20 Nov');
});

test('what the assessor reached in training stands in the report, and nothing where there was none', () => {
  const head = (agreement: number | null) => firstEntries({ ...beginning, agreement })[0]!;
  expect(head(0.81).value).toMatchObject({ agreement: 0.81 });
  expect(checkEntry('report', 'head', head(0.81).value)).toBe('ok');
  expect(checkEntry('report', 'head', head(7).value)).not.toBe('ok');
  expect(head(null).value).not.toHaveProperty('agreement');
});

test('a farm’s own limit comes before that of operators, which comes before the shipped one', () => {
  const limit = { ...limitsOf('europe').nh3, act: 18, source: 'law' };
  const settings = {
    scales: { ...firstScaleSet, version: 2, cecTextureMax: 3 },
    limits: [{ area: 'europe', measure: 'nh3', limit }],
    articles: [],
    version: null,
  } as unknown as ServerSettings;
  expect(areaLimits('europe', settings)).toEqual({ ...limitsOf('europe'), nh3: limit });
  expect(areaLimits('na', settings)).toEqual(limitsOf('na'));
  const farm = { ...beginning.farm, limits: { nh3: { good: 5, act: 15 } } };
  expect(firstEntries({ ...beginning, farm, settings })[0]!.value).toMatchObject({
    limits: { nh3: { good: 5, act: 15, source: 'FARM' }, litter: limitsOf('europe').litter },
  });
  expect(firstEntries({ ...beginning, settings })[0]!.value).toMatchObject({
    scales: { version: 2, cecTextureMax: 3 },
  });
});

test('a farm made on the spot keeps the rules too', () => {
  for (const { key, value } of newFarmEntries({ name: 'Birch', type: 'turkey', area: 'na' }))
    expect(checkEntry('farm', key, value)).toBe('ok');
});
