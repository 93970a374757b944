import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { accessBatch } from '#features/access-codes/resources/access-batch.ts';
import { activities, signups } from '#features/activities/server/tables.ts';
import { anActivity } from '#features/activities/server/testing.ts';
import { contents, publications } from '#features/contents/server/tables.ts';
import { aContent, aPublication } from '#features/contents/server/testing.ts';
import { courses, enrolments } from '#features/learning/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { KeptRefusal } from '#server/handle.ts';
import { actOnResource, listResource, oneResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { batchStore } from './batch-store.ts';
import { makeBatch } from './make-batch.ts';
import { readCodes, readOwnUses } from './queries.ts';
import { accessBatches, accessCodes, accessUses } from './tables.ts';
import { applyCode } from './use-code.ts';

const services = await createTestServices();
const at = (time: string) => services.setNow(new Date(`${time}:00+08:00`));
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const crowd = Array.from({ length: 10 }, (_, index) => `p${index}`);

beforeEach(() => at('2026-11-20T10:00'));
at('2026-11-20T10:00');
await owner(async (db) => {
  const people = ['林见微', '方亦', '顾言', '何晚', '牧野', ...crowd];
  await db.insert(accounts).values(people.map((id) => ({ id, loginName: id, nickname: id })));
  await db.insert(courses).values(
    ['open', 'closed'].map((id) => ({
      id,
      tenantId: 'tenant-a',
      values: {},
      titleCN: '实验室安全复训',
      titleEN: 'Laboratory safety',
      category: 'STARTUP',
      kind: 'ONLINE',
      status: id === 'open' ? 'ON' : 'OFF',
    })),
  );
  // Approved by hand, and sign-up has not begun: a code opens it all the same.
  const salon = {
    quota: 2,
    audit: true,
    signFrom: new Date('2026-11-24T01:00:00Z'),
    startAt: new Date('2026-12-02T06:00:00Z'),
  };
  await db.insert(activities).values(anActivity('salon', salon));
  await db.insert(contents).values({ ...aContent('salon', { state: 'PUBLISHED', version: 1 }), type: 'activity' });
  await db.insert(publications).values({
    ...aPublication('salon', { publishedAt: new Date('2026-11-01T00:00:00Z'), facts: {} }),
    type: 'activity',
    titleCN: '归国青年科学家沙龙',
    titleEN: 'Salon of young scientists',
  });
});

const office = <T>(work: (scope: ActorScope) => Promise<T>, permCodes?: readonly string[]) =>
  asActor(services, { actor: { id: '郑可' }, side: 'office', ...(permCodes ? { permCodes } : {}) }, work);

const course = { titleCN: '单位专班', titleEN: 'Company class', scene: 'COURSE', ref: 'open' };
const days = { from: '2026-11-20', to: '2026-11-30' };

/** Makes a batch and reads the codes where an officer does: in the file. */
async function make(values: Record<string, unknown>): Promise<string[]> {
  const file = await office((scope) =>
    makeBatch(scope, { values: { ...course, codes: 1, uses: 1, ...days, ...values } }),
  );
  const sheet = strFromU8(unzipSync(file.content as Buffer)['xl/worksheets/sheet1.xml']!);
  return [...sheet.matchAll(/[A-Z]{3}-\w{4}-\w{4}/g)].map(([code]) => code);
}

/** What somebody is told who types a code; like a call, it keeps what a kept refusal counted. */
async function type(who: string, code: string, tenantId = 'tenant-a') {
  const told = await asActor(services, { actor: { id: who }, tenantId }, (scope) =>
    applyCode(scope, { code, reqId: newId() }).catch((error) => {
      if (error instanceof KeptRefusal) return error;
      throw error;
    }),
  ).catch((error) => (error instanceof Refusal ? error : Promise.reject(error)));
  return told instanceof Refusal ? told.key : told;
}

const batchOf = async (title: string) => {
  const [row] = await owner((db) => db.select().from(accessBatches).where(eq(accessBatches.titleCN, title)));
  return row!;
};

test('一批码只在文件里出现一次：前缀加八位，没有 0、O、1、I', async () => {
  const codes = await make({ codes: 300 });
  expect(new Set(codes).size).toBe(300);
  for (const code of codes) expect(code).toMatch(/^CRS-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
});

test('码以后再也读不到：列表、详情、使用记录、日志和库里都没有', async () => {
  const [code = ''] = await make({ titleCN: '读不到' });
  await type('顾言', code);
  const { id } = await batchOf('读不到');
  const call = { resource: accessBatch, store: batchStore };
  const seen = await office(async (scope) => [
    await listResource(scope, { ...call, input: { size: 50 } }),
    await oneResource(scope, { ...call, input: { id } }),
    await readCodes(scope, { id }),
  ]);
  const own = await asActor(services, { actor: { id: '顾言' } }, readOwnUses);
  expect(own.rows[0]).toMatchObject({ title: { CN: '实验室安全复训' }, code: `CRS-…${code.slice(-2)}` });
  const stored = await owner((db) =>
    db.execute(sql`select row_to_json(c) from access_codes c union all select row_to_json(b) from access_batches b
      union all select row_to_json(u) from access_uses u union all select row_to_json(q) from busi_queue q
      union all select row_to_json(r) from requests r`),
  );
  const text = JSON.stringify([seen, own, stored.rows]);
  expect(text).toContain(code.slice(-2));
  for (const written of [code, code.replaceAll('-', ''), code.slice(4), code.slice(4).replace('-', '')])
    expect(text).not.toContain(written);
});

test('只剩一次时十个人同一刻用：恰好一个人用到', async () => {
  const [code = ''] = await make({ titleCN: '最后一次', uses: 3 });
  for (const who of ['林见微', '方亦'])
    expect(await type(who, code)).toMatchObject({ path: '/phenixcoll/course/open' });
  const told = await Promise.all(crowd.map((who) => type(who, code)));
  expect(told.filter((each) => typeof each !== 'string')).toHaveLength(1);
  expect(told.filter((each) => each === 'ACCESS_CODE_USED_UP')).toHaveLength(9);
  const batch = await batchOf('最后一次');
  expect(batch.used).toBe(3);
  expect(await owner((db) => db.$count(accessUses, eq(accessUses.batchId, batch.id)))).toBe(3);
  const isTaken = and(eq(enrolments.courseId, 'open'), sql`${enrolments.accountId} like 'p%'`);
  expect(await owner((db) => db.$count(enrolments, isTaken))).toBe(1);
});

test('同一个人同一个码同一刻点两次，只算一次', async () => {
  const [code = ''] = await make({ titleCN: '点两次', uses: 5 });
  const told = await Promise.all([type('何晚', code), type('何晚', code)]);
  expect(told.filter((each) => each === 'ACCESS_CODE_YOURS')).toHaveLength(1);
  expect((await batchOf('点两次')).used).toBe(1);
});

test('连错五次停十五分钟，期间对的码也不行；填对一次就从头数', async () => {
  const [one = '', two = ''] = await make({ titleCN: '连错', codes: 2, scene: 'ACTIVITY', ref: 'salon' });
  for (const wrong of ['ACT-2222-2222', 'x', '', 'ACT-3333-3333'])
    expect(await type('牧野', wrong)).toBe('ACCESS_CODE_UNKNOWN');
  expect(await type('牧野', one)).toMatchObject({ path: '/activity/salon' });
  for (let count = 1; count < 5; count++) expect(await type('牧野', 'ACT-4444-4444')).toBe('ACCESS_CODE_UNKNOWN');
  expect(await type('牧野', 'ACT-4444-4444')).toBe('ACCESS_CODE_LOCKED');
  expect(await type('牧野', two)).toBe('ACCESS_CODE_LOCKED');
  at('2026-11-20T10:14');
  expect(await type('牧野', two)).toBe('ACCESS_CODE_LOCKED');
  at('2026-11-20T10:16');
  expect(await type('牧野', two)).toBe('ACCESS_CODE_NEEDLESS');
  // One account for another: what somebody else got wrong is not theirs.
  expect(await type('林见微', 'ACT-4444-4444')).toBe('ACCESS_CODE_UNKNOWN');
});

test('别的区的码在这里是没有的码', async () => {
  const [code = ''] = await make({ titleCN: '外区' });
  expect(await type('方亦', code, 'tenant-b')).toBe('ACCESS_CODE_UNKNOWN');
  expect((await batchOf('外区')).used).toBe(0);
});

test('没到时间、过期、停用、用过，各有各的话；停用后再启用可以接着用', async () => {
  const [code = ''] = await make({
    titleCN: '各种',
    uses: 9,
    scene: 'ACTIVITY',
    ref: 'salon',
    from: '2026-11-22',
    to: '2026-11-23',
  });
  const { id } = await batchOf('各种');
  const state = async () =>
    (await office((scope) => oneResource(scope, { resource: accessBatch, store: batchStore, input: { id } }))).row
      .status;
  const act = (action: string) =>
    office((scope) => actOnResource(scope, { resource: accessBatch, store: batchStore, input: { ids: [id], action } }));
  expect([await type('方亦', code), await state()]).toEqual(['ACCESS_CODE_EARLY', 'SOON']);
  at('2026-11-23T23:59');
  await act('disable');
  expect([await type('方亦', code), await state()]).toEqual(['ACCESS_CODE_OFF', 'OFF']);
  await act('enable');
  expect(await state()).toBe('ON');
  expect(await type('方亦', ` ${code.toLowerCase().replaceAll('-', '')} `)).toMatchObject({ path: '/activity/salon' });
  expect(await type('方亦', code)).toBe('ACCESS_CODE_YOURS');
  at('2026-11-24T00:00');
  expect([await type('何晚', code), await state()]).toEqual(['ACCESS_CODE_EXPIRED', 'EXPIRED']);
});

test('活动：凭码不用审核、不等报名开始，但不超过名额；进不去的码不算用掉', async () => {
  const seats = await owner((db) => db.select().from(signups).where(eq(signups.activityId, 'salon')));
  expect(seats.map(({ accountId, state }) => [accountId, state]).sort()).toEqual([
    ['方亦', 'APPROVED'],
    ['牧野', 'APPROVED'],
  ]);
  const [code = ''] = await make({ titleCN: '满了', scene: 'ACTIVITY', ref: 'salon' });
  expect(await type('何晚', code)).toBe('ACTIVITY_FULL');
  expect(await type('方亦', code)).toBe('ACCESS_CODE_NEEDLESS');
  expect((await batchOf('满了')).used).toBe(0);
});

test('课程停开后码进不去，也不算用掉', async () => {
  const [code = ''] = await make({ titleCN: '停开' });
  await owner((db) => db.update(courses).set({ status: 'OFF' }).where(eq(courses.id, 'open')));
  expect(await type('何晚', code)).toBe('ACCESS_CODE_GONE');
  await owner((db) => db.update(courses).set({ status: 'ON' }).where(eq(courses.id, 'open')));
  expect((await batchOf('停开')).used).toBe(0);
});

test('发不了的场景、停开的课程、倒着的日期，都生成不了', async () => {
  const wrong = async (values: Record<string, unknown>, permCodes?: readonly string[]) => {
    const all = { ...course, codes: 1, uses: 1, ...days, ...values };
    const error = await office((scope) => makeBatch(scope, { values: all }), permCodes).catch((caught) => caught);
    return (error as Refusal).fields.map(({ path }) => path);
  };
  expect(await wrong({}, ['Mgr.Common.edit', 'Mgr.Activity.audit'])).toEqual(['scene', 'ref']);
  expect(await wrong({ ref: 'closed' })).toEqual(['ref']);
  expect(await wrong({ scene: 'ACTIVITY' })).toEqual(['ref']);
  expect(await wrong({ from: '2026-11-28', to: '2026-11-25' })).toEqual(['to']);
  expect(await wrong({ to: '2026-11-19', from: '2026-11-01' })).toEqual(['to']);
  expect(await wrong({ codes: 0, uses: 5001 })).toEqual(['codes', 'uses']);
  const count = await owner((db) => db.$count(accessCodes));
  await office(
    (scope) => makeBatch(scope, { values: { ...course, codes: 1, uses: 1, ...days } }),
    ['Mgr.Common.edit', 'Mgr.Learn.edit'],
  );
  expect(await owner((db) => db.$count(accessCodes))).toBe(count + 1);
});
