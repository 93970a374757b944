import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { addAccount, addMember, addTenants } from '#features/accounts/server/testing.ts';
import { caseCheck as resource } from '#features/casework/resources/case-check.ts';
import { aDay, addAgents, addWindow, asOperator, submitted } from '#features/casework/server/applications/testing.ts';
import { addScale, letOneDecide, scoredBy } from '#features/casework/server/experts/testing.ts';
import { departmentStaff } from '#features/casework/server/joint-tables.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { messages } from '#server/database/tables/logs.ts';
import { readableFiles } from '#server/policies/file.ts';
import { actOnResource, listResource, oneResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { createTestServices } from '#server/testing.ts';
import { checkBadges } from './badges.ts';
import { askOthers, readChecks, remindDepartments, ruleCheck } from './case-checks.ts';
import { checkStore } from './check-store.ts';
import { readPart } from './read-part.ts';
import { staffStore } from './staff-store.ts';

const services = await createTestServices();
services.setNow(aDay);
await addTenants(services, ['tenant-a', 'tenant-b'], ['Mgr.ApplyJoint', 'Mgr.Apply', 'Mgr.Apply.judge']);
for (const id of ['lin', 'qin', 'shen', 'wang', 'tax', 'edu', 'plain']) await addAccount(services, { id });
for (const accountId of ['tax', 'edu', 'lin'])
  await addMember(services, { accountId, tenantId: 'tenant-a', codes: ['Mgr.ApplyJoint'] });
for (const accountId of ['e1', 'e2', 'e3', 'e4', 'e5']) {
  await addAccount(services, { id: accountId });
  await addMember(services, { accountId, tenantId: 'tenant-a', codes: ['Mgr.Apply', 'Mgr.Apply.judge'] });
}
await addAgents(services, 'qin');
await addWindow(services, { programme: 'ppapply' });
await addWindow(services, { programme: 'saapply' });

const keyOf = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const asWang = <T>(work: Parameters<typeof asOperator<T>>[2]) => asOperator(services, 'wang', work);
const department = <T>(id: string, work: Parameters<typeof asOperator<T>>[2], tenantId = 'tenant-a') =>
  asOperator(services, id, work, { tenantId, permCodes: ['Mgr.ApplyJoint'] });
const staff = (accountId: string, key: string) =>
  services.database.asOwner((db) =>
    db.insert(departmentStaff).values({ id: newId(), tenantId: 'tenant-a', department: key, accountId }),
  );
const list = async (id: string, tenantId?: string) => {
  const listed = await department(
    id,
    (scope) => listResource(scope, { resource, store: checkStore, input: { filter: {} } }),
    tenantId,
  );
  return listed.rows as Record<string, unknown>[];
};
const answer = async (who: string, id: string, action: string, finding = '', more: object = {}) =>
  department(who, (scope) =>
    actOnResource(scope, { resource, store: checkStore, input: { ids: [id], action, values: { finding, ...more } } }),
  ).then(() => 'done', keyOf);
const opened = async (scope: ActorScope) => {
  const rows = await scope.db.select({ id: files.id }).from(files).where(readableFiles(scope));
  return rows.map(({ id }) => id);
};
const told = (who: string, title: string) =>
  services.database.asOwner(async (db) =>
    (await db.select().from(messages).where(eq(messages.accountId, who))).filter(({ titleCN }) => titleCN === title),
  );
const checks = (id: string) => asWang((scope) => readChecks(scope, { id }));

let minute = 0;
async function decide(id: string, action: string, reason?: string) {
  minute += 1;
  services.setNow(new Date(aDay.getTime() + minute * 60_000));
  await asWang((scope) => claimCase(scope, { id }));
  const { rev } = await asWang((scope) => readCase(scope, { id }));
  return await asWang((scope) => decideCase(scope, { id, rev, action, reason }));
}

async function inJoint(who: string, programme: string): Promise<string> {
  const id = await submitted(services, who, { programme });
  for (const action of ['accept', 'pass']) await decide(id, action);
  return id;
}

test('departments with staff are asked, see their fields alone, and keep the case until all is answered and judged', async () => {
  await staff('tax', 'tax');
  await staff('tax', 'insurance');
  await staff('edu', 'education');
  await staff('plain', 'police');
  const id = await inJoint('qin', 'ppapply');
  // Nobody answers for the market, and whoever answers for the police lost the permission.
  expect((await checks(id)).checks.map(({ department: { CN }, state }) => [CN, state])).toEqual([
    ['税务', 'ASKED'],
    ['社保', 'ASKED'],
    ['教育', 'ASKED'],
  ]);
  expect((await told('tax', '有一件办件请您部门核查')).length).toBe(2);
  expect((await list('tax')).map(({ departmentName }) => (departmentName as { CN: string }).CN).toSorted()).toEqual([
    '社保',
    '税务',
  ]);
  const waiting = async (id: string) => (await department(id, checkBadges)).ApplyJoint;
  expect([await waiting('tax'), await waiting('edu'), await waiting('lin')]).toEqual([2, 1, 0]);
  const [own] = await list('edu');
  const part = await department('edu', (scope) => readPart(scope, { id: String(own!.id) }));
  const keys = part.sections.flatMap(({ facts }) => facts.map(({ key }) => key));
  expect(keys).toEqual(['person.name', 'person.identity', 'education.degrees', 'materials.degree']);
  const labels = async (who: string, row = own!) => {
    const input = { id: String(row.id) };
    const { files: shown } = await department(who, (scope) =>
      oneResource(scope, { resource, store: checkStore, input }),
    );
    const open = await department(who, opened);
    // What its record lists is what it can open, and nothing else of the application.
    expect(new Set(shown.map((file) => file.id))).toEqual(new Set(open));
    return [...new Set(shown.map(({ label }) => label.CN))];
  };
  expect(await labels('edu')).toEqual(['学历学位证书及验证报告']);
  expect(await department('plain', opened)).toEqual([]);
  expect(JSON.stringify(part)).not.toMatch(/139|@example|社保/);
  expect((await checks(id)).checks[2]!.seenAt).not.toBeNull();

  await expect(decide(id, 'opinions-in')).rejects.toMatchObject({ key: 'CHECKS_OPEN' });
  for (const row of await list('tax')) expect(await answer('tax', String(row.id), 'clear', '无欠税')).toBe('done');
  expect(await waiting('tax')).toBe(0);
  expect(await answer('edu', String(own!.id), 'find')).toBe('INVALID');
  expect(await answer('edu', String(own!.id), 'find', '硕士学位未查到认证')).toBe('done');
  expect(await answer('edu', String(own!.id), 'clear')).toBe('NOT_ALLOWED');
  expect(await answer('edu', String(own!.id), 'correct', '', { result: 'FOUND' })).toBe('INVALID');
  expect(await answer('edu', String(own!.id), 'correct', '查错了', { result: 'CLEAR' })).toBe('done');
  expect(await answer('edu', String(own!.id), 'correct', '硕士学位未查到认证', { result: 'FOUND' })).toBe('done');
  expect((await told('wang', '部门核查有情况，需要您判断')).length).toBe(2);
  await expect(decide(id, 'opinions-in')).rejects.toMatchObject({ key: 'CHECKS_OPEN', params: { names: '教育' } });
  await asWang((scope) =>
    ruleCheck(scope, { tenantId: 'tenant-a', id: String(own!.id), reason: '博士已认证', reqId: 'r' }),
  );
  expect(await answer('edu', String(own!.id), 'clear')).toBe('NOT_ALLOWED');
  await addScale(services);
  await letOneDecide(services);
  await scoredBy(services, id, 'wang', { e1: 86, e2: 90, e3: 84, e4: 88, e5: 80 });
  expect((await decide(id, 'opinions-in')).state).toBe('PUBLICITY');
  expect((await checks(id)).checks.map(({ state }) => state)).toEqual(['CLEAR', 'CLEAR', 'RULED']);
  // What it needed for the check is gone with it, files too.
  expect(await labels('edu')).toEqual([]);
  expect((await department('edu', (scope) => readPart(scope, { id: String(own!.id) }))).sections).toEqual([]);
});

test('other departments, tenants, applicants of their own case and those without the permission find nothing', async () => {
  await staff('lin', 'education');
  const id = await inJoint('lin', 'saapply');
  const [row] = (await list('edu')).filter(({ status }) => status === 'ASKED');
  const one = (who: string, tenantId?: string) =>
    department(who, (scope) => readPart(scope, { id: String(row!.id) }), tenantId).then(() => 'seen', keyOf);
  expect(await one('edu')).toBe('seen');
  expect([await one('tax'), await one('lin'), await one('edu', 'tenant-b')]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  expect((await told('lin', '有一件办件请您部门核查')).length).toBe(0);
  expect(await list('lin')).toEqual(expect.not.arrayContaining([expect.objectContaining({ id: row!.id })]));
  expect(await answer('tax', String(row!.id), 'clear')).toBe('NOT_FOUND');
  const record = department('tax', (scope) =>
    oneResource(scope, { resource, store: checkStore, input: { id: String(row!.id) } }),
  );
  expect(await record.then(() => 'seen', keyOf)).toBe('NOT_FOUND');
  // Refused, the case needs no answer any more.
  await decide(id, 'refuse', '学位不足');
  expect((await checks(id)).checks.map(({ state }) => state)).toEqual(['DROPPED']);
  expect(await answer('edu', String(row!.id), 'clear')).toBe('NOT_ALLOWED');
});

test('a department that gets staff later is asked then, and reminded once an hour', async () => {
  await services.database.asOwner((db) => db.delete(departmentStaff));
  const id = await inJoint('shen', 'saapply');
  const input = { tenantId: 'tenant-a', id, reqId: 'r' };
  expect(await checks(id)).toMatchObject({ checks: [], unasked: [{ isStaffed: false }], isOpen: true });
  expect(await asWang((scope) => askOthers(scope, input)).catch(keyOf)).toBe('NOT_ALLOWED');
  await asWang((scope) => staffStore.save!(scope, { values: { department: 'education', accountId: 'edu' } }));
  const again = asWang((scope) => staffStore.save!(scope, { values: { department: 'education', accountId: 'edu' } }));
  expect(await again.then(() => 'done', keyOf)).toBe('DUPLICATE');
  const unable = asWang((scope) => staffStore.save!(scope, { values: { department: 'tax', accountId: 'plain' } }));
  expect(await unable.then(() => 'done', keyOf)).toBe('INVALID');
  expect(await asWang((scope) => askOthers(scope, input))).toEqual({ asked: 1 });
  const remind = () => asWang((scope) => remindDepartments(scope, input));
  expect([await remind(), await remind()]).toEqual([{ reminded: 1 }, { reminded: 0 }]);
  services.setNow(new Date(aDay.getTime() + 10 * 3_600_000));
  expect(await remind()).toEqual({ reminded: 1 });
  expect((await told('edu', '请尽快回复部门核查')).length).toBe(2);
});
