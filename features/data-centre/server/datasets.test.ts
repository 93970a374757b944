import { expect, test } from 'vitest';
import { permissionCodes } from '#core/permissions.ts';
import { settleKey } from '#features/accounts/server/testing.ts';
import { yearDays } from '#features/data-centre/shared/times.ts';
import { type Group, readGroups } from '#server/datasets/read-groups.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createDemoServices } from '#server/testing.ts';
import { listDatasets } from './files.ts';
import { readBoard } from './read-board.ts';
import { readPivot } from './read-pivot.ts';

const services = await createDemoServices();
const { datasets } = services.features;
const year = Number(services.clock().toISOString().slice(0, 4));

const desk = <T>(work: (scope: ActorScope) => Promise<T>, more: object = {}) =>
  asActor(services, { actor: { id: 'somebody' }, side: 'office', tenantId: 't-yunting', ...more }, work);

const sorted = (groups: readonly Group[]) =>
  groups
    .filter(({ count }) => count > 0)
    .map(({ values, count, counts, sums }) => [values.join(), count, counts, sums.map((sum) => sum.toFixed(6))])
    .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));

test('every room that has figures hands them in', () => {
  expect(datasets.map(({ key }) => key).sort()).toEqual([
    'applications',
    'complaints',
    'decisions',
    'entries',
    'payments',
    'redemptions',
    'signups',
    'sittings',
  ]);
});

test.each(datasets)('each figure of $key is what its list says under the filters it leads to', async (dataset) => {
  await desk(async (scope) => {
    const sets = [...dataset.dimensions.map(({ key }) => [key]), ['month'], []];
    for (const narrowing of [{ values: {} }, { values: {}, ...yearDays(year) }]) {
      const read = await readGroups(scope, dataset, { narrowing, sets, measures: dataset.measures });
      const all = read.at(-1)![0]?.count ?? 0;
      expect(all, 'all rows').toBe(await dataset.listed(scope, narrowing));
      for (const [at, { key }] of dataset.dimensions.entries())
        for (const { values, count } of read[at]!)
          if (values[0] !== '')
            expect(count, `${key} = ${values[0]}`).toBe(
              await dataset.listed(scope, { ...narrowing, values: { [key]: values[0]! } }),
            );
      expect(read[0]!.reduce((sum, { count }) => sum + count, 0)).toBe(all);
    }
  });
});

test.each(datasets)('$key has rows in the demo, and names every value of them', async (dataset) => {
  await desk(async (scope) => {
    const sets = dataset.dimensions.map(({ key }) => [key]);
    const read = await readGroups(scope, dataset, { narrowing: { values: {} }, sets, measures: dataset.measures });
    const options = await dataset.options(scope);
    expect(read[0]!.length).toBeGreaterThan(0);
    for (const [at, { key }] of dataset.dimensions.entries())
      for (const { values } of read[at]!)
        if (values[0] !== '')
          expect(
            options[key]!.map(({ value }) => value),
            key,
          ).toContain(values[0]);
  });
});

test.each(datasets)('the parts of one reading of $key are what each would be by itself', async (dataset) => {
  await desk(async (scope) => {
    const [first, second, last] = [yearDays(year - 1).from, `${year - 1}-09-16`, yearDays(year).from];
    const asked = { sets: [[dataset.dimensions[0]!.key], ['monthOfYear'], []], measures: dataset.measures };
    const days = [
      { from: first, to: `${year - 1}-09-15` },
      { from: second, to: yearDays(year - 1).to },
      yearDays(year),
    ];
    const whole = { values: {}, from: first, to: yearDays(year).to };
    const read = await readGroups(scope, dataset, { ...asked, narrowing: whole, cuts: [second, last] });
    for (const [at, span] of days.entries()) {
      const alone = await readGroups(scope, dataset, { ...asked, narrowing: { values: {}, ...span } });
      for (const [set, groups] of alone.entries())
        expect(sorted(read[set]!.filter(({ part }) => part === at))).toEqual(sorted(groups));
    }
  });
});

test('a figure leads to the address of its list', async () => {
  const { rows } = await desk((scope) =>
    readPivot(scope, {
      dataset: 'complaints',
      dimensions: ['kind'],
      measures: ['count'],
      filters: {},
      period: 'ALL',
    }),
  );
  const paths = rows.flatMap(({ cells }) => cells.flatMap(({ path }) => path ?? []));
  expect(paths).toContain('/complaint?f.kind=COMPLAINT');
});

test.each(datasets)('without $permission nothing of $key is told', async ({ key, permission }) => {
  const permCodes = permissionCodes.filter((code) => code !== permission);
  await desk(
    async (scope) => {
      const asked = { dataset: key, dimensions: ['month'], measures: ['count'], filters: {}, period: 'ALL' } as const;
      expect(await settleKey(readPivot(scope, asked))).toBe('DATASET_FORBIDDEN');
      expect((await listDatasets(scope)).rows.map((row) => row.key)).not.toContain(key);
      const board = await readBoard(scope, { year });
      expect([...board.figures, ...board.panels].filter((part) => part.key.startsWith(`${key}.`))).toEqual([]);
    },
    { permCodes },
  );
});

test('another tenant sees none of it', async () => {
  const count = (tenantId: string) =>
    desk(
      async (scope) => {
        const told = [];
        for (const dataset of datasets)
          told.push(
            (await readGroups(scope, dataset, { narrowing: { values: {} }, sets: [[]], measures: [] }))[0]![0]?.count,
          );
        return told;
      },
      { tenantId },
    );
  expect((await count('t-yunting')).every((each) => Number(each) > 0)).toBe(true);
  expect(await count('t-nobody')).toEqual(datasets.map(() => 0));
});

test('what a dataset does not have is refused by name', async () => {
  const asked = {
    dataset: 'complaints',
    dimensions: ['kind'],
    measures: ['count'],
    filters: {},
    period: 'ALL',
  } as const;
  const key = (more: object) => desk((scope) => settleKey(readPivot(scope, { ...asked, ...more })));
  expect(await key({ dataset: 'nothing' })).toBe('INVALID dataset');
  expect(await key({ dimensions: ['phone'] })).toBe('INVALID dimensions');
  expect(await key({ measures: ['phone'] })).toBe('INVALID measures');
  expect(await key({ filters: { phone: '1' } })).toBe('INVALID filters');
});

test('the decision centre of a programme shows what is told of programmes', async () => {
  await desk(async (scope) => {
    const whole = await readBoard(scope, { year });
    const own = await readBoard(scope, { year, programme: 'talentapply' });
    expect(own.panels.length).toBeGreaterThan(0);
    expect(own.panels.length).toBeLessThan(whole.panels.length);
    const of = (board: typeof whole) => board.figures.find(({ key }) => key === 'applications.submitted')!;
    expect(of(own).path).toContain('programme=talentapply');
    expect(of(own).value!).toBeLessThan(of(whole).value!);
  });
});
