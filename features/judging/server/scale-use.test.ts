import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { asOperator } from '#features/casework/server/applications/testing.ts';
import { demoEditions, demoRounds } from '#features/competition/demo/editions.ts';
import { editions, entries, rounds } from '#features/competition/server/tables.ts';
import { tryOnPast } from '#features/learning/server/scores/past-scores.ts';
import { quants } from '#features/learning/server/tables.ts';
import { rubricOf } from '#features/learning/shared/quant.ts';
import { eq } from '#server/database/sql.ts';
import { createTestServices } from '#server/testing.ts';
import { judgingScores } from './scale-use.ts';
import { assignments, judgings } from './tables.ts';

const services = await createTestServices();
const reason = '有独立第三方数据支撑，但放大生产的风险写得偏轻，需补充说明。';
const at = new Date('2026-11-09T01:00:00Z');

const item = (code: string, nameCN: string, max: number, bands = '') => ({
  ...{ id: code, code, nameCN, nameEN: code, weight: max, min: 0, max, step: 0.5, levels: '', bands },
});
const scale = (...dims: readonly object[]) => ({
  code: 'PITCH',
  domain: 'JUDGING',
  nameCN: '路演评分表',
  nameEN: 'Pitch',
  aggregate: 'SUM',
  decimals: 2,
  dims,
});
const first = scale(item('team', '团队', 40, '20-40|齐备\n0-19.5|单薄'), item('idea', '创意', 60));
const second = scale(item('team', '团队', 20, '11-20|齐备\n0-10.5|单薄'), item('idea', '创意', 80));
const third = scale(...first.dims, item('local', '社会与环境', 10, '8-10|有数据\n4-7|有目标\n0-3|未说明'));

/** Points for team and idea, by the number of the entry. */
const given = {
  A1: [[36, 30] as const, [40, 30] as const],
  A2: [[10, 54] as const, [14, 54] as const],
  A3: [[20, 20] as const],
};

async function addVersion(id: string, values: object, version: number, status: string, tenantId = 'tenant-a') {
  const { nameCN, nameEN, code, domain } = first;
  await services.database.asOwner((db) =>
    db.insert(quants).values({ id, tenantId, code, domain, nameCN, nameEN, version, status, values }),
  );
}

interface Round {
  readonly tenantId?: string;
  readonly code?: string;
  readonly state?: string;
  readonly isDeleted?: boolean;
}

/** A round of an edition that was scored as `given` says, by the first version. */
async function addRound(key: string, { tenantId = 'tenant-a', code = 'PITCH', state = 'SUBMITTED', ...more }: Round) {
  const [edition, round] = [demoEditions[0]!, demoRounds.find(({ stage }) => stage === 'SEMI')!];
  await services.database.asOwner(async (db) => {
    const year = 2000 + Number.parseInt(key, 36);
    await db.insert(editions).values({ ...edition, id: `${key}-edition`, tenantId, year, titleCN: '大赛' });
    await db
      .insert(rounds)
      .values({ ...round, id: `${key}-round`, editionId: `${key}-edition`, tenantId, titleCN: '复赛', promotes: 1 });
    await db.insert(judgings).values({
      ...{ id: key, tenantId, roundId: `${key}-round`, editionId: `${key}-edition`, stage: 'SEMI', quantId: 'v1' },
      ...{ rubric: { ...rubricOf(first, 1), code }, opensAt: at, closesAt: at, perEntry: 2, cap: 9 },
      ...{ state: 'CLOSED', seed: key },
    });
    for (const [no, sheets] of Object.entries(given)) {
      const id = `${key}-${no}`;
      const entry = { id, tenantId, editionId: `${key}-edition`, ownerId: 'somebody', no: id, project: `项目 ${id}` };
      await db.insert(entries).values({ ...entry, ...(more.isDeleted ? { deletedAt: at } : {}) });
      for (const [judge, [team, idea]] of sheets.entries())
        await db.insert(assignments).values({
          ...{ id: `${id}-${judge}`, tenantId, judgingId: key, entryId: id, accountId: `j${judge}`, position: judge },
          ...{ gateKey: `${id}-${judge}`, state },
          sheet: { team: { score: team, reason }, idea: { score: idea, reason } },
        });
    }
  });
}

beforeAll(async () => {
  await addVersion('v1', first, 1, 'PUBLISHED');
  await addVersion('v2', second, 2, 'DRAFT');
});

const tried = (codes: readonly PermissionCode[], id = 'v2', missing: 'MIDDLE' | 'LEAVE' = 'LEAVE') =>
  asOperator(services, 'clerk', (scope) => tryOnPast(scope, { id, missing }), { permCodes: codes });
const organiser = ['Mgr.Learn.edit', 'Mgr.Itec', 'Mgr.Itec.judge', 'Mgr.Apply'] as const;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.key : Promise.reject(error)),
  );

test('还没有评分时，什么都是零', async () => {
  expect(await tried(organiser)).toMatchObject({
    version: 2,
    all: { sheets: 0, things: 0 },
    counted: 0,
    before: { mean: null },
    groups: [],
    shifts: [],
    hidden: [],
  });
});

test('旧评分按草稿重算：名次、晋级和分档的变化都对得上，别处的评分不计', async () => {
  await addRound('r1', {});
  // None of these is a score of this scale in this tenant that counts.
  await addRound('r2', { tenantId: 'tenant-b' });
  await addRound('r3', { code: 'OTHER' });
  await addRound('r4', { state: 'ABSTAINED' });
  await addRound('r5', { isDeleted: true });
  const found = await tried(organiser);
  expect(found).toEqual({
    version: 2,
    all: { sheets: 5, things: 3 },
    tried: { sheets: 5, things: 3 },
    counted: 5,
    missing: [],
    before: { mean: 61.6, tenths: [0, 0, 0, 0, 1, 0, 3, 1, 0, 0] },
    after: { mean: 62.13, tenths: [0, 0, 0, 1, 0, 1, 1, 2, 0, 0] },
    totalsMoved: 5,
    bands: [{ name: { CN: '团队', EN: 'team' }, sheets: 5, moved: 1 }],
    groups: [
      {
        ...{ title: { CN: '大赛 · 复赛', EN: expect.any(String) }, version: 1, things: 3, sheets: 5 },
        ...{ isCounted: true, moved: 2, line: 1, crossed: 1 },
      },
    ],
    ranksMoved: 2,
    shifts: [
      { no: 'r1-A1', title: { CN: '大赛 · 复赛', EN: expect.any(String) }, from: 1, to: 2, before: 68, after: 59 },
      { no: 'r1-A2', title: { CN: '大赛 · 复赛', EN: expect.any(String) }, from: 2, to: 1, before: 66, after: 78 },
    ],
    hidden: [],
  });
  // Neither who scored nor what they wrote, nor what the project is called.
  for (const word of ['j0', 'j1', '第三方', '项目', 'somebody']) expect(JSON.stringify(found)).not.toContain(word);
});

test('没有权限看评审结果的人，看不到任何数字，只知道哪里没有计入', async () => {
  expect(await tried(['Mgr.Learn.edit'])).toMatchObject({
    all: { sheets: 0, things: 0 },
    before: { mean: null },
    groups: [],
    shifts: [],
    hidden: [{ CN: '申报专家评审' }, { CN: '大赛评审' }],
  });
});

test('新增一项后，旧评分缺这一项：不计入，或者按中间档计', async () => {
  await services.database.asOwner((db) => db.update(quants).set({ values: third }).where(eq(quants.id, 'v2')));
  const lacking = { missing: [{ name: { CN: '社会与环境' }, sheets: 5 }] };
  expect(await tried(organiser)).toMatchObject({
    ...lacking,
    counted: 0,
    groups: [{ isCounted: false }],
    ranksMoved: 0,
  });
  expect(await tried(organiser, 'v2', 'MIDDLE')).toMatchObject({ ...lacking, counted: 5, after: { mean: 61 } });
});

test('与已发布版本相同的草稿，一切不变', async () => {
  await services.database.asOwner((db) => db.update(quants).set({ values: first }).where(eq(quants.id, 'v2')));
  const { before, after, ...same } = await tried(organiser);
  expect(after).toEqual(before);
  expect(same).toMatchObject({ counted: 5, totalsMoved: 0, ranksMoved: 0, shifts: [], missing: [] });
  expect(same.bands.map(({ moved }) => moved)).toEqual([0]);
  expect(same.groups.map(({ moved, crossed }) => [moved, crossed])).toEqual([[0, 0]]);
});

test('只看最近的若干个对象，每个对象的评分是完整的', async () => {
  await asOperator(services, 'clerk', async (scope) => {
    const versions = { code: 'PITCH', below: 2 };
    expect(await judgingScores.count(scope, versions)).toEqual({ sheets: 5, things: 3 });
    const [group, ...others] = await judgingScores.read(scope, versions, 2);
    expect(others).toEqual([]);
    expect(group!.things.map(({ no, sheets }) => [no, sheets.length])).toEqual([
      ['r1-A1', 2],
      ['r1-A2', 2],
    ]);
    expect(await judgingScores.count(scope, { ...versions, below: 1 })).toEqual({ sheets: 0, things: 0 });
  });
});

test('只有本单位的草稿可以试算', async () => {
  expect(await refusal(tried(organiser, 'v1'))).toBe('NOT_ALLOWED');
  await addVersion('foreign', second, 2, 'DRAFT', 'tenant-b');
  expect(await refusal(tried(organiser, 'foreign'))).toBe('NOT_FOUND');
});
