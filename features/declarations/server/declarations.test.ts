import { strToU8, zipSync } from 'fflate';
import readXlsx from 'read-excel-file/node';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { aDay, addAccounts, addFile, asApplicant, saveOne } from '#features/casework/server/applications/testing.ts';
import { applicationEvents, applicationSections, applications } from '#features/casework/server/tables.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import { employees, sheetHead, sheetRows } from '#features/declarations/demo/employees.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import { busiLog, messages, outbox } from '#server/database/tables/logs.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import { createTestServices } from '#server/testing.ts';
import { attachToRows } from './attach.ts';
import { dropSheet, editSheet } from './edit.ts';
import { declarationRetention } from './own-data.ts';
import { answerPrepared, readPrepared } from './prepared.ts';
import { listBatches, readAuth, readBatch, readSheetOf } from './read.ts';
import { saveBatch } from './save.ts';
import { batchTemplate, failedRows } from './sheets.ts';
import { declarationRows, declarations } from './tables.ts';
import { addCompany, sheetOf, workbookOf } from './testing.ts';
import { undoBatch } from './undo.ts';
import { uploadSheet } from './upload.ts';

const services = await createTestServices();
const people = employees(6, 'example.com');
const good = sheetRows(people);
const cell = (column: string) => sheetHead.indexOf(column);

beforeEach(async () => {
  services.setNow(aDay);
  await services.database.asOwner(async (db) => {
    const own = [declarations, declarationRows, applications, applicationSections, applicationEvents, accounts];
    for (const table of [...own, companies, companyMembers, messages, outbox]) await db.delete(table);
  });
  await addCompany(services, 'acme', 'agent', 'colleague');
  await addCompany(services, 'other', 'stranger');
  // Two of the six have accounts.
  await addAccounts(services, 'staff1', 'staff2');
});

const key = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const check = (id: string, who = 'agent') => asApplicant(services, who, (scope) => readSheetOf(scope, { id }));
const one = (id: string, who = 'agent') => asApplicant(services, who, (scope) => readBatch(scope, { id }));
const save = (id: string, lines: number[], rev = 0, who = 'agent') =>
  asApplicant(services, who, (scope) => saveBatch(scope, { id, rev, lines, reqId: newId() }));
const undo = (id: string) => asApplicant(services, 'agent', (scope) => undoBatch(scope, { id, reqId: newId() }));
const changed = (rows: string[][], line: number, column: string, text: string) =>
  rows.map((row, at) => (at === line - 2 ? row.with(cell(column), text) : row));
const count = (table: typeof applications | typeof declarations) => services.database.asOwner((db) => db.$count(table));

test('who acts for an authenticated company learns for what and with whom; nobody else gets in', async () => {
  const auth = await asApplicant(services, 'colleague', readAuth);
  expect(auth.people.map(({ name, role, isMe }) => [name, role, isMe])).toEqual([
    ['agent', 'OWNER', false],
    ['colleague', 'AGENT', true],
  ]);
  expect(auth.programmes.map(({ code, state }) => [code, state])).toEqual([
    ['talentapply', 'open'],
    ['apartapply', 'closed'],
    ['prapply', 'open'],
    ['housingSupportApply', 'open'],
    ['ppapply', 'closed'],
  ]);
  const needed = auth.programmes[0]!.columns.filter(({ isNeeded }) => isNeeded).map(({ label }) => label.CN);
  expect(needed).toEqual([
    '姓名',
    '证件类型',
    '证件号码',
    '手机号码',
    '电子邮箱',
    '职务或岗位',
    '入职日期',
    '申请类别',
  ]);
  expect(await asApplicant(services, 'staff1', readAuth).catch(key)).toBe('COMPANY_NOT_AUTHENTICATED');
  const id = await sheetOf(services, 'agent', good);
  const foreign = [check(id, 'stranger'), one(id, 'stranger'), save(id, [2], 0, 'stranger')];
  expect(await Promise.all(foreign.map((each) => each.catch(key)))).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  expect((await asApplicant(services, 'stranger', (scope) => listBatches(scope, {}))).rows).toEqual([]);
  expect((await asApplicant(services, 'colleague', (scope) => listBatches(scope, {}))).rows).toMatchObject([{ id }]);
});

test.each([
  ['limited to another programme', { programmes: ['apartapply'] }, 'NOT_AUTHORISED', 'NOT_FOUND'],
  ['past the last day', { validTo: '2026-11-19' }, 'AUTHORISATION_EXPIRED', 'AUTHORISATION_EXPIRED'],
])('an agent %s hands no sheet in, and finds none of the company', async (_, set, atDoor, atBatch) => {
  const id = await sheetOf(services, 'agent', good);
  const list = () => asApplicant(services, 'colleague', (scope) => listBatches(scope, {}));
  const names = async () => (await asApplicant(services, 'agent', readAuth)).people.map(({ name }) => name);
  expect((await list()).rows).toMatchObject([{ id }]);
  expect(await one(id, 'colleague')).toMatchObject({ rows: expect.arrayContaining([expect.anything()]) });
  expect(await names()).toEqual(['agent', 'colleague']);

  await services.database.asOwner((db) =>
    db.update(companyMembers).set(set).where(eq(companyMembers.accountId, 'colleague')),
  );
  if (atBatch === 'NOT_FOUND') expect(await list()).toEqual({ rows: [], total: 0, next: null });
  else expect(await list().catch(key)).toBe(atBatch);
  const refused = [check(id, 'colleague'), one(id, 'colleague'), save(id, [2], 0, 'colleague')];
  expect(await Promise.all(refused.map((each) => each.catch(key)))).toEqual([atBatch, atBatch, atBatch]);
  expect(await sheetOf(services, 'colleague', good).catch(key)).toBe(atDoor);
  expect(await count(declarations)).toBe(1);
});

test('who may declare are those whom the owner authorised for what takes sheets today', async () => {
  const seen = (who: string) =>
    asApplicant(services, who, readAuth).then(({ people, programmes }) => ({
      people: people.map(({ name }) => name),
      programmes: programmes.map(({ code }) => code),
    }));
  const authorise = (set: { programmes?: string[] | null; validTo?: string | null }) =>
    services.database.asOwner((db) =>
      db.update(companyMembers).set(set).where(eq(companyMembers.accountId, 'colleague')),
    );
  const all = ['talentapply', 'apartapply', 'prapply', 'housingSupportApply', 'ppapply'];
  await authorise({ programmes: ['talentapply'] });
  expect(await seen('agent')).toEqual({ people: ['agent', 'colleague'], programmes: all });
  expect(await seen('colleague')).toEqual({ people: ['agent', 'colleague'], programmes: ['talentapply'] });
  await authorise({ programmes: ['saapply'] });
  expect(await seen('agent')).toEqual({ people: ['agent'], programmes: all });
  expect(await seen('colleague')).toEqual({ people: ['agent'], programmes: [] });
  await authorise({ programmes: null, validTo: '2026-11-19' });
  expect(await seen('agent')).toEqual({ people: ['agent'], programmes: all });
});

test('the template follows from the programme: columns, lists to choose from, and notes', async () => {
  const { name, content } = await asApplicant(services, 'agent', (scope) =>
    batchTemplate(scope, { programme: 'talentapply' }),
  );
  expect(name).toBe('人才认定-批量申报模板.xlsx');
  const [list, about, lists] = await readXlsx(content as Buffer);
  const heads = list!.data[0]!.map((head) => String(head).replace(' *', ''));
  expect(heads).toEqual(sheetHead);
  expect(lists?.sheet).toBe('Lists');
  expect(lists!.data.map((row) => row[cell('申请类别')]).filter(Boolean)).toHaveLength(6);
  expect(about?.data.find(([head]) => head === '入职日期')?.[1]).toContain('必填；日期');
});

test.each([
  ['证件号码', (text: string) => text.replace('0', 'O'), true],
  ['证件号码', (text: string) => `${text.slice(0, 6)} ${text.slice(6, 14)} ${text.slice(14).toLowerCase()}`, undefined],
  ['证件号码', (text: string) => text.slice(0, -1), false],
  ['手机号码', (text: string) => `手机 ${text}`, true],
  ['手机号码', (text: string) => text.slice(0, -1), false],
  ['电子邮箱', (text: string) => text.replace('@', '@@'), true],
  ['电子邮箱', () => '没有', false],
  ['入职日期', () => '2024年3月5日', undefined],
  ['入职日期', () => '2024-13-02', false],
  ['入职日期', () => '2099-01-01', false],
  ['申请类别', () => 'E', undefined],
  ['申请类别', () => 'E类', true],
  ['申请类别', () => 'X 类', false],
  ['学位', () => '硕士研究生', true],
  ['姓名', () => '', false],
] as const)(
  '%s: a slip is told in its cell, and mended by a press where it is plain (%#)',
  async (column, slip, isFixed) => {
    const before = good[0]![cell(column)]!;
    const id = await sheetOf(services, 'agent', changed(good, 2, column, slip(before)));
    const { rows, columns, rev } = await check(id);
    const [row, ...others] = rows;
    expect(others.map(({ state }) => state)).toEqual(others.map(() => 'ok'));
    if (isFixed === undefined) return expect(row).toMatchObject({ state: 'ok', problems: [] });
    const own = columns.find(({ label }) => label.CN === column)!.key;
    expect(row).toMatchObject({ state: 'wrong', problems: [{ column: own, isWarning: false }] });
    const { fix } = row!.problems[0]!;
    expect(fix !== null, String(fix)).toBe(isFixed);
    if (fix === null) return;
    const edits = [{ line: 2, column: own, text: fix }];
    const edited = await asApplicant(services, 'agent', (scope) =>
      editSheet(scope, { id, rev, edits, reqId: newId() }),
    );
    expect(edited.rows).toMatchObject([{ line: 2, state: 'ok', problems: [] }]);
    const stale = asApplicant(services, 'agent', (scope) => editSheet(scope, { id, rev, edits, reqId: newId() }));
    expect(await stale.catch(key)).toBe('CONFLICT');
  },
);

test('the same person twice, the same address twice, and whoever applies already are told beside their rows', async () => {
  await saveOne(services, 'staff2', { programme: 'talentapply', section: 'contact', values: { wechat: 'x' } });
  const rows = [
    ...good,
    good[2]!.with(cell('申请类别'), 'F 类（基础人才）'),
    sheetRows(employees(9))[8]!.with(cell('电子邮箱'), good[3]![4]!),
  ];
  const id = await sheetOf(services, 'agent', rows);
  const checked = await check(id);
  expect(checked.rows.map(({ state }) => state)).toEqual(['ok', 'live', 'ok', 'ok', 'ok', 'ok', 'twin', 'wrong']);
  expect(checked.rows[1]).toMatchObject({ live: '' });
  expect(checked.rows[6]).toMatchObject({ twin: 4, problems: [] });
  expect(checked.rows[7]!.problems[0]!.msg).toBe('与第 5 行的邮箱相同，请填本人的邮箱');
  // Of two rows about one person one is made, whichever is chosen; what is wrong or runs stays out.
  expect(await save(id, [3, 4, 8, 9])).toEqual({ made: 0, waiting: 1, left: 7 });
  const again = await sheetOf(services, 'agent', [good[2]!]);
  expect((await check(again)).rows).toMatchObject([{ state: 'live' }]);
});

test('chosen rows become drafts of their people, confirmed by the company, or wait for an account', async () => {
  const id = await sheetOf(services, 'agent', changed(good, 7, '手机号码', '1'));
  expect(await save(id, [2, 3, 4, 7])).toEqual({ made: 2, waiting: 1, left: 3 });
  expect(await save(id, [5], 1).catch(key)).toBe('NOT_ALLOWED');
  const made = await services.database.asOwner((db) => db.select().from(applications).orderBy(applications.applicant));
  expect(made.map(({ ownerId, state, programme, subjectCN }) => [ownerId, state, programme, subjectCN])).toEqual(
    expect.arrayContaining([
      ['staff1', 'DRAFT', 'talentapply', 'E 类（高级人才）'],
      ['staff2', 'DRAFT', 'talentapply', 'E 类（高级人才）'],
    ]),
  );
  const events = await services.database.asOwner((db) => db.select().from(applicationEvents));
  expect(events.map(({ action, actorKind }) => [action, actorKind])).toEqual([
    ['unit-pass', 'employer'],
    ['unit-pass', 'employer'],
  ]);
  const seen = await one(id, 'colleague');
  expect(seen).toMatchObject({
    left: 3,
    progress: { waiting: 1, draft: 2, review: 0 },
    batch: { made: 2, waiting: 1 },
  });
  expect(seen.rows.map(({ state }) => state)).toEqual(['MADE', 'MADE', 'WAITING', 'OPEN', 'OPEN', 'OPEN']);
  const [mine] = (await asApplicant(services, 'staff1', readPrepared)).rows;
  expect(mine).toMatchObject({ company: '汀洲acme有限公司', name: people[0]!.name, state: 'DRAFT' });
  const letters = await services.database.asOwner((db) => db.select().from(outbox));
  expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual([1, 2, 3].map((at) => `staff${at}@example.com`));
  const lines = await services.database.asOwner((db) =>
    db
      .select()
      .from(busiLog)
      .where(and(eq(busiLog.module, 'DECLAREBATCH'), eq(busiLog.objectId, id)))
      .orderBy(busiLog.seq),
  );
  expect(lines.map(({ action }) => action)).toEqual(
    ['UPLOAD', 'SAVE'].map((each) => expect.stringMatching(new RegExp(each, 'i'))),
  );
});

test('what was left out comes back as a sheet with the reasons, and what was made is not made twice', async () => {
  const rows = changed(good, 5, '入职日期', '2024-13-02');
  const id = await sheetOf(services, 'agent', rows);
  await save(id, [2, 3, 4]);
  const failed = (await asApplicant(services, 'agent', (scope) => failedRows(scope, { id }))) as FileAnswer;
  expect(failed.name).toBe('员工_未生成.xlsx');
  const [list] = await readXlsx(failed.content as Buffer);
  expect(list?.data[0]?.at(-1)).toBe('未生成的原因');
  expect(list?.data.slice(1).map((row) => [row[0], row.at(-1)])).toEqual([
    [people[3]!.name, expect.stringContaining('入职日期: ')],
    [people[4]!.name, '没有选中'],
    [people[5]!.name, '没有选中'],
  ]);
  const whole = await sheetOf(services, 'agent', rows);
  const { rows: again, same } = await check(whole);
  expect(again.slice(0, 3).map(({ state }) => state)).toEqual(['live', 'live', 'live']);
  expect(same).toMatchObject({ by: 'agent' });
});

test('a batch is taken back within half an hour, but for what its people began to work on', async () => {
  const id = await sheetOf(services, 'agent', good);
  await save(id, [2, 3, 4]);
  services.setNow(new Date(aDay.getTime() + 60_000));
  const [mine] = (await asApplicant(services, 'staff2', readPrepared)).rows;
  const begun = { id: mine!.applicationId!, section: 'contact', baseRev: 1, values: { wechat: 'mine' } };
  await saveOne(services, 'staff2', { programme: 'talentapply', ...begun });
  expect((await one(id)).begun).toEqual([people[1]!.name]);
  services.setNow(new Date(aDay.getTime() + 29 * 60_000));
  expect(await undo(id)).toEqual({ undone: 2, kept: [people[1]!.name] });
  const left = await services.database.asOwner((db) => db.select().from(applications));
  expect(left.filter(({ deletedAt }) => !deletedAt).map(({ ownerId }) => ownerId)).toEqual(['staff2']);
  const told = await services.database.asOwner((db) =>
    db.select().from(messages).where(eq(messages.accountId, 'staff1')),
  );
  expect(told.map(({ titleCN }) => titleCN)).toContain('单位撤回了为您准备的申报');
  services.setNow(new Date(aDay.getTime() + 30 * 60_000));
  expect(await undo(id).catch(key)).toBe('OVERDUE');
});

test('somebody who registers later finds what waits at their address, takes it up or declines it', async () => {
  const id = await sheetOf(services, 'agent', good);
  await save(id, [4, 5]);
  await addAccounts(services, 'staff3', 'staff4', 'staff5');
  const find = async (who: string) => (await asApplicant(services, who, readPrepared)).rows;
  const answer = (who: string, row: string, given: 'TAKE' | 'DECLINE') =>
    asApplicant(services, who, (scope) => answerPrepared(scope, { id: row, answer: given, reqId: newId() }));
  const [waits] = await find('staff3');
  expect(await find('staff5')).toEqual([]);
  expect(await answer('staff4', waits!.id, 'TAKE').catch(key)).toBe('NOT_FOUND');
  const { applicationId } = await answer('staff3', waits!.id, 'TAKE');
  expect(await answer('staff3', waits!.id, 'TAKE')).toEqual({ applicationId });
  const [draft] = await services.database.asOwner((db) =>
    db.select().from(applications).where(eq(applications.id, applicationId!)),
  );
  expect(draft).toMatchObject({ ownerId: 'staff3', applicant: people[2]!.name });
  const [second] = await find('staff4');
  await answer('staff4', second!.id, 'DECLINE');
  expect(await find('staff4')).toEqual([]);
  const seen = await one(id);
  expect(seen.rows.map(({ state }) => state).slice(2, 4)).toEqual(['MADE', 'DECLINED']);
});

test('files go to the rows that their names begin with, and with the draft to its owner', async () => {
  const id = await sheetOf(services, 'agent', good);
  const named = async (name: string, owner = 'agent') => ({ fileId: (await addFile(services, owner)).id, name });
  const [contract, identity] = [
    await named(`${people[0]!.number}_劳动合同.pdf`),
    await named(`x/${people[2]!.number}.pdf`),
  ];
  const others = [await named('合同.pdf'), await named(`${people[1]!.number}.pdf`, 'stranger')];
  const sent = await asApplicant(services, 'agent', (scope) =>
    attachToRows(scope, { id, files: [contract, identity, ...others], reqId: newId() }),
  );
  expect(sent).toEqual({ matched: 2, left: others.map(({ name }) => name) });
  expect((await check(id)).rows.map(({ files: own }) => own)).toEqual([1, 0, 1, 0, 0, 0]);
  await save(id, [2, 4]);
  await addAccounts(services, 'staff3');
  const [waits] = (await asApplicant(services, 'staff3', readPrepared)).rows;
  await asApplicant(services, 'staff3', (scope) =>
    answerPrepared(scope, { id: waits!.id, answer: 'TAKE', reqId: newId() }),
  );
  const ids = [contract.fileId, identity.fileId];
  const stored = await services.database.asOwner((db) =>
    db
      .select({ id: files.id, owner: files.ownerId, path: applicationFiles.path })
      .from(files)
      .innerJoin(applicationFiles, eq(applicationFiles.fileId, files.id))
      .where(inArray(files.id, ids)),
  );
  expect(new Map(stored.map((row) => [row.id, [row.owner, row.path]]))).toEqual(
    new Map([
      [contract.fileId, ['staff1', 'materials.contract']],
      [identity.fileId, ['staff3', 'materials.identity']],
    ]),
  );
});

test.each([
  ['macros', 'SHEET_MACROS', { 'xl/workbook.xml': '<x/>', 'xl/vbaProject.bin': 'x' }],
  ['an archive that is no workbook', 'FILE_TYPE', { 'readme.txt': 'x' }],
  ['a bomb', 'FILE_BROKEN', { 'xl/workbook.xml': '<x/>', 'xl/worksheets/sheet1.xml': '0'.repeat(45_000_000) }],
])('%s: the sheet is refused as %s and nothing is kept of it', async (_, refused, parts) => {
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
  expect(await upload(bytes).catch(key)).toBe(refused);
  expect(await count(declarations)).toBe(0);
});

test('wrong columns, no rows, and too many are refused in words; a formula is only a text', async () => {
  expect(await upload(await workbookOf([['x']], ['姓名'])).catch((error: Refusal) => error.fields[0]?.msg)).toContain(
    '证件号码',
  );
  expect(await upload(await workbookOf([])).catch(key)).toBe('SHEET_EMPTY');
  const long = Array.from({ length: 501 }, () => good[0]!);
  expect(await upload(await workbookOf(long)).catch(key)).toBe('SHEET_ROWS');
  expect(await count(declarations)).toBe(0);
  const { id } = await upload(await workbookOf(changed(good, 2, '姓名', '=1+1')));
  const { rows } = await check(id);
  expect(rows[0]!.cells[0]).toBe('=1+1');
  expect(rows[0]!.state).toBe('wrong');
});

test('a sheet is thrown away while nothing was made of it, and its texts go when their time is over', async () => {
  const dropped = await sheetOf(services, 'agent', good);
  await asApplicant(services, 'agent', (scope) => dropSheet(scope, { id: dropped, reqId: newId() }));
  expect(await check(dropped).catch(key)).toBe('NOT_FOUND');
  const id = await sheetOf(services, 'agent', good);
  await save(id, [2, 4]);
  await asApplicant(services, 'agent', (scope) => declarationRetention.end!(scope, [id]));
  const rows = await services.database.asOwner((db) => db.select().from(declarationRows).orderBy(declarationRows.line));
  expect(rows.every(({ cells, personKey, emailKey }) => cells === '' && !personKey && !emailKey)).toBe(true);
  expect(rows.map(({ state }) => state).slice(0, 3)).toEqual(['MADE', 'OPEN', 'UNDONE']);
  expect((await one(id)).batch).toMatchObject({ made: 1, rows: 6 });
});

test('five hundred rows are checked and made in one go', async () => {
  const many = employees(500);
  const id = await sheetOf(services, 'agent', sheetRows(many));
  const { rows } = await check(id);
  expect(rows.filter(({ state }) => state === 'ok')).toHaveLength(500);
  expect(
    await save(
      id,
      rows.map(({ line }) => line),
    ),
  ).toEqual({ made: 0, waiting: 500, left: 0 });
});

function upload(bytes: Uint8Array) {
  const call = {
    actor: { id: 'agent', loginName: 'agent', nickname: 'agent', kind: 'PERSON' },
    now: aDay,
    services,
    read: (work) => asApplicant(services, 'agent', work),
    transact: (work) => asApplicant(services, 'agent', work),
  } as SlowActorCall;
  const file = Buffer.from(bytes).toString('base64url');
  return uploadSheet(call, { programme: 'talentapply', file, name: '员工.xlsx', reqId: newId() });
}
