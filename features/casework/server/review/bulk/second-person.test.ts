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

test('三件合计三百万元须第二人确认：本人被拒，无权者被拒，另一人确认后才开始计时并办理', async () => {
  await reset();
  await setBudget(1000, { granted: 100, secondFrom: null });
  const preview = await as(services, 'desk', (scope) => previewBulk(scope, pass));
  expect(preview).toMatchObject({ sum: 300 * wan, needsSecond: true });
  expect(preview.rows.map(({ amount }) => amount)).toEqual([100 * wan, 100 * wan, 100 * wan]);
  expect(preview.budgets).toEqual([
    {
      name: { CN: expect.any(String), EN: expect.any(String) },
      year: 2026,
      total: 1000 * wan,
      used: 50 * wan,
      takes: 300 * wan,
      left: 650 * wan,
    },
  ]);
  const made = await as(services, 'desk', (scope) => decideBulk(scope, pass));
  expect(made).toMatchObject({ count: 3, runsAt: null });
  expect(await told('second')).toEqual([['有一批办件等第二人确认', `/apply/task?bulk=${made.id}`]]);
  expect([await told('desk'), await told('reader')]).toEqual([[], []]);

  // Nobody counts the minutes before somebody else has looked.
  services.setNow(new Date(aDay.getTime() + 31 * 60_000));
  expect(await runBulk(services)).toBe(0);
  const rowFor = async (who: string) => (await as(services, who, listBulk)).rows[0]!;
  expect(await rowFor('desk')).toMatchObject({ runsAt: null, sum: 300 * wan, isMine: true, canAnswer: false });
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
  await setBudget(1000, { granted: 100, secondFrom: null });
  const { id } = await as(services, 'desk', (scope) => decideBulk(scope, pass));
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
  const again = await as(services, 'desk', (scope) => decideBulk(scope, pass));
  // What is left of it comes to what it says.
  await as(services, 'desk', (scope) => undoBulk(scope, { id: again.id, caseId: ids[0]! }));
  expect((await as(services, 'second', listBulk)).rows).toMatchObject([{ count: 2, sum: 200 * wan, runsAt: null }]);
  await as(services, 'desk', (scope) => undoBulk(scope, { id: again.id }));
  expect((await as(services, 'second', listBulk)).rows).toEqual([]);
});

test('起点按预算设置；超出预算会说明但不拦，和单件一样；没有预算就不显示', async () => {
  services.setNow(aDay);
  await reset();
  await setBudget(300, { granted: 100, secondFrom: 400 });
  const preview = () => as(services, 'desk', (scope) => previewBulk(scope, pass));
  expect(await preview()).toMatchObject({ needsSecond: false, budgets: [{ used: 50 * wan, left: -50 * wan }] });
  expect(await as(services, 'desk', (scope) => decideBulk(scope, pass))).toMatchObject({ runsAt: expect.any(String) });

  await reset();
  await setBudget(300, { granted: 100, secondFrom: 300 });
  expect(await preview()).toMatchObject({ needsSecond: true });
  // What is no decision in favour takes nothing and needs nobody else.
  expect(
    await as(services, 'desk', (scope) => previewBulk(scope, { ids, action: 'refuse', reason: '不符合条件' })),
  ).toMatchObject({ needsSecond: false, sum: 0, budgets: [] });

  await services.database.asOwner((db) => db.execute(sql`delete from pay_budgets`));
  expect(await preview()).toMatchObject({ needsSecond: false, sum: 0, budgets: [] });
});
