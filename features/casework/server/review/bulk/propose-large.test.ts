import { beforeAll, expect, test } from 'vitest';
import { permissionCodes } from '#core/permissions.ts';
import { addTenants, settle } from '#features/accounts/server/testing.ts';
import { aDay, addAccounts, addWindow, asOperator, submitted } from '#features/casework/server/applications/testing.ts';
import { readCaseDashboard } from '#features/casework/server/dashboard/queries.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { applications, bulkDecisions } from '#features/casework/server/tables.ts';
import { eq, sql } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { memberRoles, members, roles } from '#server/database/tables/tenants.ts';
import { createTestServices } from '#server/testing.ts';
import { decideBulk, previewBulk, undoBulk } from './bulk-decisions.ts';
import { runBulk } from './run-bulk.ts';
import { answerAsSecond } from './second-person.ts';

const services = await createTestServices();
const programme = 'talentapply';
const wan = 1_000_000;
let id = '';

/** Payments need this room, so their table is known here by its name alone. */
const setGranted = (granted: number) =>
  services.database.asOwner(async (db) => {
    await db.execute(sql`delete from pay_budgets`);
    await db.execute(sql`
      insert into pay_budgets (id, tenant_id, programme, year, total, granted)
      values ('budget', 'tenant-a', ${programme}, 2026, ${1000 * wan}, ${granted * wan})`);
    await db.delete(bulkDecisions);
    await db.delete(messages);
    await db.update(applications).set({ state: 'REVIEW', heldBy: null, heldUntil: null });
  });
const stateNow = async () =>
  (await services.database.asOwner((db) => db.select({ state: applications.state }).from(applications)))[0]!.state;
const told = async (account: string) =>
  (await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, account)))).map(
    ({ titleCN, path }) => [titleCN, path],
  );
const caseFor = (who: string) => asOperator(services, who, (scope) => readCase(scope, { id }));
async function pass(who: string) {
  await asOperator(services, who, (scope) => claimCase(scope, { id }));
  const { rev } = await caseFor(who);
  return await asOperator(services, who, (scope) => decideCase(scope, { id, rev, action: 'pass', reason: '同意' }));
}
const tasksOf = async (who: string) =>
  (await asOperator(services, who, (scope) => readCaseDashboard(scope, { period: 'today' } as never))).expiring.filter(
    ({ kind }) => kind === 'second',
  );

beforeAll(async () => {
  services.setNow(aDay);
  await addTenants(services, ['tenant-a'], permissionCodes);
  await addAccounts(services, 'owner', 'desk', 'second');
  await addWindow(services, { programme });
  id = await submitted(services, 'owner', { programme });
  await services.database.asOwner(async (db) => {
    const role = { tenantId: 'tenant-a', nameCN: '全部', nameEN: 'All' };
    await db.insert(roles).values({ ...role, id: 'r-all', code: 'all', codes: [...permissionCodes] });
    for (const who of ['desk', 'second']) {
      await db.insert(members).values({ id: `m-${who}`, tenantId: 'tenant-a', accountId: who });
      await db.insert(memberRoles).values({ tenantId: 'tenant-a', memberId: `m-${who}`, roleId: 'r-all' });
    }
  });
});

test('三百万元以下一人即可通过；三百万元起只是提出，对外什么都不发生', async () => {
  await setGranted(299.99);
  expect(await pass('desk')).toMatchObject({ state: 'PUBLICITY', isProposed: false });

  await setGranted(300);
  expect(await pass('desk')).toMatchObject({ state: 'REVIEW', isProposed: true });
  expect(await stateNow()).toBe('REVIEW');
  expect([await told('owner'), await told('desk')]).toEqual([[], []]);
  expect(await told('second')).toEqual([['有一件大额决定等第二人确认', `/apply/task?scope=all&id=${id}`]]);
  expect(await tasksOf('second')).toMatchObject([{ path: `/apply/task?scope=all&id=${id}` }]);
  expect(await tasksOf('desk')).toEqual([]);
  const mine = await caseFor('desk');
  expect(mine.proposal).toMatchObject({ action: 'pass', sum: 300 * wan, isMine: true, canAnswer: false, runsAt: null });
  expect(mine.actions.find(({ action }) => action === 'pass')).toMatchObject({ blockedBy: 'DECISION_WAITS' });
  // Neither alone nor among others is it decided a second time.
  expect(await settle(pass('second'))).toMatchObject({ key: 'DECISION_WAITS' });
  const again = asOperator(services, 'second', (scope) => decideBulk(scope, { ids: [id], action: 'pass' }));
  expect(await settle(again)).toMatchObject({
    key: 'NONE_READY',
    params: { why: { CN: '已有一项在等第二人确认或到时生效，请先处理' } },
  });
});

test('提出的人自己不能确认；另一人确认后过了可撤销的时间才办理', async () => {
  const proposal = (await caseFor('second')).proposal!;
  expect(proposal).toMatchObject({ isMine: false, canAnswer: true, by: 'desk', reason: '同意' });
  const confirm = (who: string) =>
    settle(
      asOperator(services, who, (scope) =>
        answerAsSecond(scope, { id: proposal.id, rev: proposal.rev, answer: 'CONFIRM' }),
      ),
    );
  expect(await confirm('desk')).toMatchObject({ key: 'SECOND_PERSON_NEEDED' });
  expect(await confirm('second')).toEqual({});
  expect(await told('desk')).toEqual([['第二人已确认您提出的决定', `/apply/task?scope=all&id=${id}`]]);
  expect((await caseFor('desk')).proposal).toMatchObject({ secondBy: 'second', canUndo: true });
  expect(await runBulk(services)).toBe(0);
  services.setNow(new Date(aDay.getTime() + 31 * 60_000));
  expect(await runBulk(services)).toBe(1);
  expect(await stateNow()).toBe('PUBLICITY');
  const after = await caseFor('desk');
  expect(after.proposal).toBeNull();
  expect(after.events.map(({ action }) => action)).toContain('propose-pass');
});

test('第二人写明理由退回，提出的人读到理由；提出的人也可以自己撤回', async () => {
  services.setNow(aDay);
  await setGranted(500);
  await pass('desk');
  const { id: first, rev } = (await caseFor('second')).proposal!;
  const back = (reason: string) =>
    settle(
      asOperator(services, 'second', (scope) => answerAsSecond(scope, { id: first, rev, answer: 'RETURN', reason })),
    );
  expect(await back(' ')).toMatchObject({ key: 'REASON_NEEDED' });
  expect(await back('缺会议纪要')).toEqual({});
  const letters = await services.database.asOwner((db) =>
    db.select().from(messages).where(eq(messages.accountId, 'desk')),
  );
  expect(letters.map(({ bodyCN }) => bodyCN)).toEqual([expect.stringContaining('缺会议纪要')]);
  expect((await caseFor('desk')).proposal).toBeNull();

  await pass('desk');
  const { id: next } = (await caseFor('desk')).proposal!;
  await asOperator(services, 'desk', (scope) => undoBulk(scope, { id: next }));
  expect((await caseFor('second')).proposal).toBeNull();
  services.setNow(new Date(aDay.getTime() + 120 * 60_000));
  expect(await runBulk(services)).toBe(0);
  expect(await stateNow()).toBe('REVIEW');
});

test('已经第二人确认才通过的，发证只是照办：一人即办，不再等半小时；批量发证也不再等人', async () => {
  await setGranted(500);
  await services.database.asOwner((db) => db.update(applications).set({ state: 'APPROVED' }));
  const [row] = (await asOperator(services, 'desk', (scope) => previewBulk(scope, { ids: [id], action: 'issue' })))
    .rows;
  expect(row).toMatchObject({ to: 'EFFECTIVE', amount: 500 * wan, needsSecond: false });
  await asOperator(services, 'desk', (scope) => claimCase(scope, { id }));
  const { rev } = await caseFor('desk');
  expect(await asOperator(services, 'desk', (scope) => decideCase(scope, { id, rev, action: 'issue' }))).toMatchObject({
    state: 'EFFECTIVE',
    isProposed: false,
  });
  expect(await stateNow()).toBe('EFFECTIVE');
});
