import { expect, test } from 'vitest';
import { checkEntry } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import { limitsOf } from '#features/flock/shared/scoring/limits.ts';
import { testFarm } from '#features/flock/shared/scoring/testing.ts';
import { draftOf, emptyDraft, entriesOf, problemsOf } from './farm-draft.ts';

const area = limitsOf('europe');
const first = { id: 'house-000001', name: 'House 1', placedOn: '', birds: '', floor: 'litter', isSick: false } as const;
const draft = { ...emptyDraft('europe', first), name: ' Bi\u202erch ', birds: '74 000' };

test('every entry of a new farm obeys the rules that the server has', () => {
  const entries = entriesOf({ ...draft, limits: { nh3: { good: '', act: '15,5' } } }, null, area);
  expect(entries.filter(({ key, value }) => checkEntry('farm', key, value) !== 'ok')).toEqual([]);
  expect(entries).toContainEqual({ key: 'name', value: 'Birch' });
  expect(entries).toContainEqual({ key: 'birds', value: 74_000 });
  expect(entries).toContainEqual({ key: 'limits', value: { nh3: { good: 10, act: 15.5 } } });
});

test('saving changes what was changed and nothing else; a house that was removed goes', () => {
  const house = { ...first, placedOn: '2026-11-01', birds: 100 };
  const farm = testFarm({ name: 'Birch', houses: [house, { ...house, id: 'house-000002' }] });
  expect(entriesOf(draftOf(farm), farm, area)).toEqual([]);
  const typed = draftOf(farm);
  expect(entriesOf({ ...typed, genetics: 'Fast', houses: typed.houses.slice(0, 1) }, farm, area)).toEqual([
    { key: 'genetics', value: 'Fast' },
    { key: 'house:house-000002', value: null },
  ]);
});

test('each thing that is wrong stands beside its field', () => {
  const wrong = {
    ...draft,
    name: ' ',
    birds: '0',
    breed: 'other' as const,
    houses: [{ ...first, name: '', birds: 'many' }],
    limits: { litter: { good: '30', act: '20' }, fpdIndex: { good: '', act: '201' } },
  };
  expect(problemsOf(wrong, area)).toEqual({
    name: 'name',
    birds: 'birds',
    breedText: 'breedText',
    'house:house-000001': 'houseName',
    'birds:house-000001': 'birds',
    'limit:litter': 'limits',
    'limit:fpdIndex': 'limits',
  });
  expect(problemsOf(draft, area)).toEqual({});
});
