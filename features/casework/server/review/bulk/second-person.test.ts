import { beforeAll, expect, test } from 'vitest';
import { permissionCodes } from '#core/permissions.ts';
import { addTenants, settle } from '#features/accounts/server/testing.ts';
import { aDay, addAccounts, addWindow, asOperator, submitted } from '#features/casework/server/applications/testing.ts';
import { applications, bulkDecisions } from '#features/casework/server/tables.ts';
import { eq, sql } from '#server/database/sql.ts';
import { busiLog, messages } from '#server/database/tables/logs.ts';
import { memberRoles, members, roles } from '#server/database/tables/tenants.ts';
import { createTestServices } from '#server/testing.ts';
import { decideBulk, listBulk, previewBulk, undoBulk } from './bulk-decisions.ts';
import { runBulk } from './run-bulk.ts';
import { answerAsSecond } from './second-person.ts';

const services = await createTestServices();
const programme = 'talentapply';
const ids: string[] = [];
const wan = 1_000_000;

/** Payments need this room, so their table is known here by its name alone. */
const setBudget = (total: number, { granted, secondFrom }: { granted: number; secondFrom: number | null }) =>
  services.database.asOwner(async (db) => {
    await db.execute(sql`delete from pay_budgets`);
    await db.execute(sql`delete from ledger_entries`);
    await db.execute(sql`
      insert into pay_budgets (id, tenant_id, programme, year, total, granted, second_from)
      values ('budget', 'tenant-a', ${programme}, 2026, ${total * wan}, ${granted * wan},
              ${secondFrom === null ? null : secondFrom * wan})`);
    await db.execute(sql`
      insert into ledger_entries (id, tenant_id, no, programme, year, kind, debit, credit, amount)
      values ('e1', 'tenant-a', 1, ${programme}, 2026, 'FUND', 'source', 'budget', ${total * wan}),
             ('e2', 'tenant-a', 2, ${programme}, 2026, 'COMMIT', 'budget', 'committed', ${50 * wan})`);
  });

const reset = () =>
  services.database.asOwner(async (db) => {
    await db.delete(bulkDecisions);
    await db.delete(messages);
    await db.update(applications).set({ state: 'REVIEW', heldBy: null, heldUntil: null });
  });

const as = asOperator;
const pass = { ids, action: 'pass', reason: '材料齐全，同意' } as const;
async function decide() {
  const { decisions } = await as(services, 'desk', (scope) => decideBulk(scope, pass));
  return decisions as [(typeof decisions)[number], ...typeof decisions];
}
const stateOf = async () =>
  new Map(
    (
      await services.database.asOwner((db) =>
        db.select({ id: applications.id, state: applications.state }).from(applications),
      )
    ).map(({ id, state }) => [id, state]),
  );
const states = async () =>
  new Set(
    (await services.database.asOwner((db) => db.select({ state: applications.state }).from(applications))).map(
      ({ state }) => state,
    ),
  );
const told = async (account: string) =>
  (await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, account)))).map(
    ({ titleCN, path }) => [titleCN, path],
  );

beforeAll(async () => {
  services.setNow(aDay);
  await addTenants(services, ['tenant-a'], permissionCodes);
  const owners = ['a', 'b', 'c'].map((letter) => `owner-${letter}`);
  await addAccounts(services, ...owners, 'desk', 'second', 'reader');
  await addWindow(services, { programme });
  for (const owner of owners) ids.push(await submitted(services, owner, { programme }));
  await services.database.asOwner(async (db) => {
    const role = { tenantId: 'tenant-a', nameCN: '全部', nameEN: 'All' };
    await db.insert(roles).values([
      { ...role, id: 'r-all', code: 'all', codes: [...permissionCodes] },
      { ...role, id: 'r-read', code: 'read', codes: ['Mgr.Apply', 'Mgr.Apply.publish'] },
    ]);
    for (const who of ['desk', 'second', 'reader']) {
      await db.insert(members).values({ id: `m-${who}`, tenantId: 'tenant-a', accountId: who });
      const roleId = who === 'reader' ? 'r-read' : 'r-all';
      await db.insert(memberRoles).values({ tenantId: 'tenant-a', memberId: `m-${who}`, roleId });
    }
  });
});

test('三件各三百万元须第二人确认：本人被拒，无权者被拒，另一人确认后才开始计时并办理', async () => {
  await reset();
  await setBudget(1000, { granted: 300, secondFrom: null });
  const preview = await as(services, 'desk', (scope) => previewBulk(scope, pass));
  expect(preview.sum).toBe(900 * wan);
  expect(preview.rows.map(({ amount, needsSecond }) => [amount, needsSecond])).toEqual(
    ids.map(() => [300 * wan, true]),
  );
  expect(preview.budgets).toEqual([
    {
      name: { CN: expect.any(String), EN: expect.any(String) },
      year: 2026,
      total: 1000 * wan,
      used: 50 * wan,
      takes: 900 * wan,
      left: 50 * wan,
    },
  ]);
  const [made] = await decide();
  expect(made).toMatchObject({ count: 3, runsAt: null });
  expect(await told('second')).toEqual([['有一批办件等第二人确认', `/apply/task?bulk=${made.id}`]]);
  expect([await told('desk'), await told('reader')]).toEqual([[], []]);

  // Nobody counts the minutes before somebody else has looked.
  services.setNow(new Date(aDay.getTime() + 31 * 60_000));
  expect(await runBulk(services)).toBe(0);
  const rowFor = async (who: string) => (await as(services, who, listBulk)).rows[0]!;
  expect(await rowFor('desk')).toMatchObject({ runsAt: null, sum: 900 * wan, isMine: true, canAnswer: false });
  const { rev, canAnswer } = await rowFor('second');
  expect(canAnswer).toBe(true);
  const confirm = (who: string, over = rev, codes?: readonly string[]) =>
    settle(
      as(services, who, (scope) => answerAsSecond(scope, { id: made.id, rev: over, answer: 'CONFIRM' }), {
        ...(codes && { permCodes: codes }),
      }),
    );
  expect(await confirm('desk')).toMatchObject({ key: 'SECOND_PERSON_NEEDED' });
  expect(await confirm('reader', rev, ['Mgr.Apply', 'Mgr.Apply.publish'])).toMatchObject({ key: 'NO_PERMISSION' });
  expect(await confirm('second', rev + 1)).toMatchObject({ key: 'CONFLICT' });
  expect(await confirm('second')).toEqual({});
  expect(await confirm('second')).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await told('desk')).toEqual([['第二人已确认您的批量决定', `/apply/task?bulk=${made.id}`]]);
  expect(await rowFor('desk')).toMatchObject({
    secondBy: 'second',
    runsAt: new Date(aDay.getTime() + 61 * 60_000).toISOString(),
  });
  expect(await runBulk(services)).toBe(0);
  services.setNow(new Date(aDay.getTime() + 62 * 60_000));
  expect(await runBulk(services)).toBe(1);
  expect(await states()).toEqual(new Set(['PUBLICITY']));
  expect((await as(services, 'second', listBulk)).done).toMatchObject([{ id: made.id, moved: 3, refused: 0 }]);
  const logged = await services.database.asOwner((db) =>
    db.select({ action: busiLog.action, by: busiLog.actorId }).from(busiLog).where(eq(busiLog.objectId, made.id)),
  );
  expect(logged.map(({ action, by }) => `${by} ${action}`).sort()).toEqual(['desk bulk', 'second bulk-confirm']);
});

test('退回要写理由，退回后什么都不办，作出决定的人收到理由；等待时本人可以撤销', async () => {
  services.setNow(aDay);
  await reset();
  await setBudget(1000, { granted: 300, secondFrom: null });
  const [{ id }] = await decide();
  const answer = (reason?: string) =>
    settle(as(services, 'second', (scope) => answerAsSecond(scope, { id, rev: 0, answer: 'RETURN', reason })));
  expect(await answer('  ')).toMatchObject({ key: 'REASON_NEEDED' });
  expect(await answer('名单与会议纪要不一致')).toEqual({});
  expect((await as(services, 'desk', listBulk)).rows).toEqual([]);
  const [letter] = await services.database.asOwner((db) =>
    db.select().from(messages).where(eq(messages.accountId, 'desk')),
  );
  expect(letter!.bodyCN).toContain('名单与会议纪要不一致');
  services.setNow(new Date(aDay.getTime() + 90 * 60_000));
  expect(await runBulk(services)).toBe(0);
  expect(await states()).toEqual(new Set(['REVIEW']));

  services.setNow(aDay);
  const [again] = await decide();
  // What is left of it comes to what it says.
  await as(services, 'desk', (scope) => undoBulk(scope, { id: again.id, caseId: ids[0]! }));
  expect((await as(services, 'second', listBulk)).rows).toMatchObject([{ count: 2, sum: 600 * wan, runsAt: null }]);
  await as(services, 'desk', (scope) => undoBulk(scope, { id: again.id }));
  expect((await as(services, 'second', listBulk)).rows).toEqual([]);
});

test('一批里只有金额大的那一件等第二人，其余照常计时办理', async () => {
  services.setNow(aDay);
  await reset();
  await setBudget(1000, { granted: 100, secondFrom: null });
  await services.database.asOwner((db) =>
    db.execute(sql`
      insert into payments (id, tenant_id, application_id, owner_id, programme, year, key, title_cn, title_en, number,
                            count, amount, due_on)
      values ('p1', 'tenant-a', ${ids[1]}, 'owner-b', ${programme}, 2026, 'whole', '一次拨付', 'At once', 1, 1,
              ${350 * wan}, '2026-12-01')`),
  );
  const { rows, sum } = await as(services, 'desk', (scope) => previewBulk(scope, pass));
  expect(rows.map(({ needsSecond }) => needsSecond)).toEqual([false, true, false]);
  expect(sum).toBe(550 * wan);
  const decisions = await decide();
  expect(decisions).toMatchObject([
    { count: 2, runsAt: expect.any(String) },
    { count: 1, runsAt: null },
  ]);
  expect(await told('second')).toHaveLength(1);
  const waiting = (await as(services, 'second', listBulk)).rows;
  expect(new Map(waiting.map((row) => [row.canAnswer, row.cases.map(({ id, amount }) => [id, amount])]))).toEqual(
    new Map([
      [true, [[ids[1], 350 * wan]]],
      [false, expect.arrayContaining([ids[0], ids[2]].map((id) => [id, null]))],
    ]),
  );
  services.setNow(new Date(aDay.getTime() + 31 * 60_000));
  expect(await runBulk(services)).toBe(1);
  expect(await stateOf()).toEqual(new Map(ids.map((id, index) => [id, index === 1 ? 'REVIEW' : 'PUBLICITY'])));
  await services.database.asOwner((db) => db.execute(sql`delete from payments`));
});

test('第二人只退一件：那一件带着理由回到作出决定的人，其余仍等确认', async () => {
  services.setNow(aDay);
  await reset();
  await setBudget(1000, { granted: 300, secondFrom: null });
  const [{ id }] = await decide();
  const answer = (rev: number, caseId?: string) =>
    settle(
      as(services, 'second', (scope) =>
        caseId
          ? answerAsSecond(scope, { id, rev, answer: 'RETURN', reason: '账户待核', caseId })
          : answerAsSecond(scope, { id, rev, answer: 'CONFIRM' }),
      ),
    );
  expect(await answer(0, 'a-case-of-another-decision')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await answer(0, ids[1])).toEqual({});
  expect(await answer(0, ids[2])).toMatchObject({ key: 'CONFLICT' });
  const [left] = (await as(services, 'second', listBulk)).rows;
  expect(left).toMatchObject({ id, count: 2, sum: 600 * wan, runsAt: null, canAnswer: true });
  const kept = await services.database.asOwner((db) =>
    db.select().from(bulkDecisions).where(eq(bulkDecisions.state, 'RETURNED')),
  );
  expect(kept).toMatchObject([
    { cases: [ids[1]], sum: 300 * wan, returnReason: '账户待核', secondBy: 'second', madeBy: 'desk' },
  ]);
  const [letter] = await services.database.asOwner((db) =>
    db.select().from(messages).where(eq(messages.accountId, 'desk')),
  );
  expect(letter!.bodyCN).toContain('中的 1 件，没有办理：账户待核');
  expect(await answer(left!.rev)).toEqual({});
  services.setNow(new Date(aDay.getTime() + 31 * 60_000));
  expect(await runBulk(services)).toBe(1);
  expect(await stateOf()).toEqual(new Map(ids.map((each, index) => [each, index === 1 ? 'REVIEW' : 'PUBLICITY'])));
});

test('起点按预算设置；超出预算会说明但不拦，和单件一样；没有预算就不显示', async () => {
  services.setNow(aDay);
  await reset();
  await setBudget(300, { granted: 100, secondFrom: 101 });
  const preview = () => as(services, 'desk', (scope) => previewBulk(scope, pass));
  expect(await preview()).toMatchObject({ budgets: [{ used: 50 * wan, left: -50 * wan }] });
  expect(await decide()).toMatchObject([{ count: 3, runsAt: expect.any(String) }]);

  await reset();
  await setBudget(300, { granted: 100, secondFrom: 100 });
  expect((await preview()).rows.map(({ needsSecond }) => needsSecond)).toEqual([true, true, true]);
  // What is no decision in favour takes nothing and needs nobody else.
  expect(
    await as(services, 'desk', (scope) => previewBulk(scope, { ids, action: 'refuse', reason: '不符合条件' })),
  ).toMatchObject({ rows: ids.map(() => ({ needsSecond: false, amount: null })), sum: 0, budgets: [] });

  await services.database.asOwner((db) => db.execute(sql`delete from pay_budgets`));
  expect(await preview()).toMatchObject({ rows: ids.map(() => ({ needsSecond: false })), sum: 0, budgets: [] });
});
