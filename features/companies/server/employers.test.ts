import { expect, test } from 'vitest';
import { sampleCompanyCode } from '#features/casework/programmes/sample-values.ts';
import { readOwn } from '#features/casework/server/applications/queries.ts';
import { lapseEmployers } from '#features/casework/server/applications/status/lapse.ts';
import { takeBack } from '#features/casework/server/applications/status/take-back.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  saveAll,
  saveOne,
} from '#features/casework/server/applications/testing.ts';
import { readDesk } from '#features/casework/server/employer/desk.ts';
import { remindEmployers } from '#features/casework/server/employer/remind.ts';
import { decideStaffCase, markField, readStaffCase } from '#features/casework/server/employer/vouch.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import { aCompany } from '#features/companies/server/testing.ts';
import { getReadableFile } from '#server/base/files/queries.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { createTestServices } from '#server/testing.ts';

const services = await createTestServices();
services.setNow(aDay);
const staff = ['lin', 'zhou', 'mei', 'qiu', 'tang', 'xu', 'hr', 'limited', 'lapsed', 'stranger'];
await addAccounts(services, ...staff);
await addWindow(services, { programme: 'apartapply' });
await addWindow(services, { programme: 'housingSupportApply' });

const company = (id: string, code: string, state = 'PASSED') =>
  aCompany(id, { code, state, validTo: '2028-01-01', name: `汀洲${id}有限公司` });
const member = (companyId: string, accountId: string): typeof companyMembers.$inferInsert => ({
  id: newId(),
  tenantId: 'tenant-a',
  companyId,
  accountId,
  role: 'AGENT',
  state: 'ACTIVE',
});
const register = (...rows: ReturnType<typeof company>[]) =>
  services.database.asOwner((db) => db.insert(companies).values(rows));
const join = (...rows: ReturnType<typeof member>[]) =>
  services.database.asOwner((db) => db.insert(companyMembers).values(rows));

const submit = (who: string, id: string, programme = 'apartapply') =>
  asApplicant(services, who, (scope) => submitApplication(scope, programme, { id }));
const own = (who: string, id: string) => asApplicant(services, who, (scope) => readOwn(scope, { id }));
const see = (who: string, id: string) => asApplicant(services, who, (scope) => readStaffCase(scope, { id }));
const mark = (who: string, id: string, path: string, isTrue: boolean | null, note?: string) =>
  asApplicant(services, who, (scope) => markField(scope, { id, path, isTrue, note, reqId: newId() }));
const decide = (who: string, id: string, action: 'unit-pass' | 'unit-return' | 'unit-refuse', reason?: string) =>
  asApplicant(services, who, (scope) => decideStaffCase(scope, { id, action, reason, reqId: newId() }));
const told = async (who: string) =>
  (await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, who)))).map(
    ({ titleCN }) => titleCN,
  );
async function vouchAll(who: string, id: string) {
  for (const { path } of (await see(who, id)).fields) await mark(who, id, path, true);
}

const flexible = { jobKind: 'FLEXIBLE', position: '独立设计师', socialMonths: 40 };
const wasSkipped = (whole: Awaited<ReturnType<typeof own>>) => [whole.state, whole.events.at(-1)?.reason];

test('without an authenticated employer the step is skipped, and the history says why', async () => {
  const unknown = await saveAll(services, 'lin');
  await submit('lin', unknown);
  expect(wasSkipped(await own('lin', unknown))).toEqual([
    'ACCEPTING',
    '所填单位尚未在本平台认证，单位审核环节已跳过。',
  ]);
  const alone = await saveAll(services, 'zhou');
  const empty = { company: null, companyCode: null, joinedOn: null, contractFrom: null, contractTo: null };
  await saveOne(services, 'zhou', { id: alone, section: 'employment', baseRev: 1, values: { ...flexible, ...empty } });
  await submit('zhou', alone);
  expect(wasSkipped(await own('zhou', alone))).toEqual(['ACCEPTING', '没有用人单位，单位审核环节已跳过。']);
  await register(company('ours', sampleCompanyCode), company('theirs', '91350100M000100Y43'));
  await join(member('ours', 'mei'));
  const founder = await saveAll(services, 'mei');
  await submit('mei', founder);
  expect(wasSkipped(await own('mei', founder))).toEqual(['ACCEPTING', '单位没有其他经办人，单位审核环节已跳过。']);
  await join(
    member('ours', 'hr'),
    member('theirs', 'stranger'),
    { ...member('ours', 'limited'), programmes: ['housingSupportApply'] },
    { ...member('ours', 'lapsed'), validTo: '2026-11-19' },
  );
});

const cases: { id?: string } = {};

test('an authenticated employer is asked, sees what it vouches for and nothing else, and nobody else sees it', async () => {
  const id = await saveAll(services, 'qiu');
  cases.id = id;
  await submit('qiu', id);
  expect(await own('qiu', id)).toMatchObject({ state: 'UNIT_REVIEW', dueAt: expect.any(String) });
  expect(await told('hr')).toEqual(['有一件申报待单位确认']);
  const desk = await asApplicant(services, 'hr', (scope) => readDesk(scope, { tab: 'waiting' }));
  expect(desk).toMatchObject({ counts: { waiting: 1, answered: 0 }, rows: [{ id, isMine: false }], next: null });
  const { fields } = await see('hr', id);
  expect(fields.map(({ path }) => path)).toEqual([
    'person.name',
    'employment.jobKind',
    'employment.position',
    'employment.joinedOn',
    'employment.contractFrom',
    'employment.contractTo',
    'housing.moveIn',
    'materials.authority',
    'materials.licence',
    'materials.pledge',
    'materials.contract',
  ]);
  expect(fields.find(({ path }) => path === 'materials.contract')?.files).toHaveLength(1);
  expect(JSON.stringify(fields)).not.toMatch(/35990219950923|13900002027|何若溪/);
  const refused = { key: 'NOT_FOUND' };
  await expect(see('stranger', id)).rejects.toMatchObject(refused);
  await expect(mark('stranger', id, 'person.name', true)).rejects.toMatchObject(refused);
  await expect(decide('stranger', id, 'unit-refuse', '不是')).rejects.toMatchObject(refused);
  await expect(see('tang', id)).rejects.toMatchObject({ key: 'COMPANY_NOT_AUTHENTICATED' });
  await expect(mark('hr', id, 'person.identity', true)).rejects.toMatchObject(refused);
});

test.each([
  ['limited', 'NOT_FOUND'],
  ['lapsed', 'AUTHORISATION_EXPIRED'],
])('an agent who is %s for this programme sees, opens and answers nothing of the case that waits', async (who, key) => {
  const id = cases.id!;
  const desk = (tab: 'waiting' | 'answered', as = who) =>
    asApplicant(services, as, (scope) => readDesk(scope, { tab }));
  const [paper] = (await see('hr', id)).fields.flatMap(({ files }) => files);
  const open = (as: string) => asApplicant(services, as, (scope) => getReadableFile(scope, paper!.id));
  // A colleague has all of it: a case that waits, and papers to vouch for.
  expect((await desk('waiting', 'hr')).rows).toMatchObject([{ id }]);
  expect(await open('hr')).toMatchObject({ id: paper!.id });
  if (who === 'lapsed') await expect(desk('waiting')).rejects.toMatchObject({ key });
  else
    expect([await desk('waiting'), await desk('answered')]).toMatchObject([
      { rows: [], total: 0, counts: { waiting: 0, due: 0, running: 0, answered: 0 } },
      { rows: [], total: 0 },
    ]);
  await expect(see(who, id)).rejects.toMatchObject({ key });
  await expect(mark(who, id, 'person.name', true)).rejects.toMatchObject({ key });
  for (const action of ['unit-pass', 'unit-return', 'unit-refuse'] as const)
    await expect(decide(who, id, action, '不是')).rejects.toMatchObject({ key });
  await expect(open(who)).rejects.toMatchObject({ key: 'NOT_FOUND' });
  expect(await told(who)).toEqual([]);
  expect(await own('qiu', id)).toMatchObject({ state: 'UNIT_REVIEW' });
});

test('it confirms only what is true field by field, sends back with what is not, and forgets that with the next try', async () => {
  const id = cases.id!;
  await expect(mark('hr', id, 'employment.position', false)).rejects.toMatchObject({ key: 'REASON_NEEDED' });
  await vouchAll('hr', id);
  await mark('hr', id, 'employment.position', false, '岗位是结构工程师。');
  await expect(decide('hr', id, 'unit-pass')).rejects.toMatchObject({ key: 'UNCHECKED_FIELDS' });
  expect(await decide('hr', id, 'unit-return')).toMatchObject({ state: 'UNIT_RETURNED' });
  const back = await own('qiu', id);
  expect(back).toMatchObject({ state: 'UNIT_RETURNED', actions: expect.arrayContaining(['edit', 'submit']) });
  expect(back.events.find(({ action }) => action === 'unit-return')?.reason).toBe('职务或岗位：岗位是结构工程师。');
  expect((await see('hr', id)).fields.every(({ value, files }) => value === null && files.length === 0)).toBe(true);
  await expect(mark('hr', id, 'person.name', true)).rejects.toMatchObject({ key: 'NOT_ALLOWED' });

  await saveOne(services, 'qiu', { id, section: 'employment', baseRev: 1, values: { position: '结构工程师' } });
  await submit('qiu', id);
  expect((await see('hr', id)).fields.every(({ isTrue }) => isTrue === null)).toBe(true);
  await vouchAll('hr', id);
  expect(await decide('hr', id, 'unit-pass')).toMatchObject({ state: 'ACCEPTING' });
  const desk = await asApplicant(services, 'hr', (scope) => readDesk(scope, { tab: 'answered' }));
  expect(desk).toMatchObject({ counts: { waiting: 0, answered: 1 }, rows: [{ id, state: 'ACCEPTING' }] });
});

test('nobody vouches for themselves; an agent’s own application goes to a colleague', async () => {
  const id = await saveAll(services, 'hr');
  await submit('hr', id);
  await expect(mark('hr', id, 'person.name', true)).rejects.toMatchObject({ key: 'FOUR_EYES' });
  await expect(decide('hr', id, 'unit-pass')).rejects.toMatchObject({ key: 'FOUR_EYES' });
  await vouchAll('mei', id);
  expect(await decide('mei', id, 'unit-refuse', '已提出离职')).toMatchObject({ state: 'REJECTED' });
});

test('taken back, it leaves the desk; one that is declined says why', async () => {
  const id = await saveAll(services, 'tang');
  await submit('tang', id);
  await asApplicant(services, 'tang', (scope) => takeBack(scope, 'apartapply', { id }));
  await expect(see('hr', id)).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await submit('tang', id);
  await expect(decide('hr', id, 'unit-refuse')).rejects.toMatchObject({ key: 'REASON_NEEDED' });
});

test('an employer is reminded once; what it does not answer goes back, and what is not submitted again lapses', async () => {
  const id = await saveAll(services, 'xu', { programme: 'housingSupportApply' });
  await submit('xu', id, 'housingSupportApply');
  const due = Date.parse((await own('xu', id)).dueAt!);
  expect(await remindEmployers(services)).toBe(0);
  services.setNow(new Date(due - 24 * 3_600_000));
  expect(await remindEmployers(services)).toBeGreaterThan(0);
  expect(await remindEmployers(services)).toBe(0);
  expect(await told('hr')).toContain('待单位确认的申报即将到期');
  services.setNow(new Date(due + 1));
  await expect(mark('hr', id, 'person.name', true)).rejects.toMatchObject({ key: 'OVERDUE' });
  expect(await lapseEmployers(services)).toBeGreaterThan(0);
  const back = await own('xu', id);
  expect(back).toMatchObject({ state: 'UNIT_RETURNED' });
  expect(await told('xu')).toContain('单位逾期未审核');
  services.setNow(new Date(Date.parse(back.dueAt!) + 1));
  await expect(submit('xu', id, 'housingSupportApply')).rejects.toMatchObject({ key: 'OVERDUE' });
  expect(await lapseEmployers(services)).toBeGreaterThan(0);
  expect(await own('xu', id)).toMatchObject({ state: 'CLOSED' });
  services.setNow(aDay);
});
