import { beforeEach, expect, test } from 'vitest';
import { emptySection } from '#core/forms/section.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { issueCode } from '#features/accounts/server/sign-in/codes.ts';
import { mailSubject } from '#features/accounts/server/sign-in/send-code.ts';
import { addAccount, addMember, addTenants, settle } from '#features/accounts/server/testing.ts';
import { complaint as resource } from '#features/complaints/resources/complaint.ts';
import { complaintForm } from '#features/complaints/shared/complaint.ts';
import { wordsForm } from '#features/complaints/shared/desk.ts';
import { counters } from '#server/database/tables/accounts.ts';
import { messages, outbox } from '#server/database/tables/logs.ts';
import { readKept } from '#server/kept-drafts/read-kept.ts';
import { saveKept } from '#server/kept-drafts/save-kept.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource, oneResource } from '#server/resources/verbs.ts';
import { setOwnDays } from '#server/testing/own-days.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { closeDueComplaints } from './close-due.ts';
import { complaintStore as store } from './complaint-store.ts';
import { fileComplaint } from './file-complaint.ts';
import { addWords, judgeComplaint, listMyComplaints, readComplaint } from './own-complaints.ts';
import { readRates, readThread } from './read-office.ts';
import { complaintPosts, complaints } from './tables.ts';

const services = await createTestServices();
const codes: readonly PermissionCode[] = ['Mgr.Complaint', 'Mgr.Complaint.handle', 'Mgr.Complaint.assign'];
await addTenants(services, ['tenant-a', 'tenant-b'], codes);
for (const id of ['lin', 'other', 'zheng', 'luo']) await addAccount(services, { id });
for (const accountId of ['zheng', 'luo'])
  await addMember(services, { accountId, tenantId: 'tenant-a', codes: [...codes] });
const friday = new Date('2026-11-20T10:00:00+08:00');

beforeEach(async () => {
  services.setNow(friday);
  await services.database.asOwner(async (db) => {
    for (const table of [complaints, complaintPosts, messages, outbox, counters]) await db.delete(table);
  });
});

const form: Values = {
  ...emptySection(complaintForm.sections[0]),
  kind: 'COMPLAINT',
  target: 'SHOP',
  about: '青禾口腔',
  title: '人才卡只限新客',
  content: '店员说只限新客',
  anonymous: 'NAMED',
  name: '林见微',
  phone: '13900002087',
  consent: { agreed: true, version: '1' },
};
const reqId = 'request-1';
const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  settle(asActor(services, { actor: { id }, tenantId }, work));
const file = (values: Values = {}, who = 'lin') =>
  as(who, (scope) => fileComplaint(scope, { values: { ...form, ...values }, reqId })) as Promise<{ no: string }>;
const desk = <T>(id: string, work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  settle(asActor(services, { actor: { id }, side: 'office', tenantId, permCodes: codes }, work));
const list = (filter: Values = {}, tenantId?: string) =>
  desk('zheng', (scope) => listResource(scope, { resource, store, input: { filter } }), tenantId) as Promise<{
    rows: Record<string, unknown>[];
    total: number;
  }>;
const act = async (action: string, values?: Values, who = 'zheng') => {
  const { rows } = await list();
  const input = { ids: [String(rows[0]!.id)], action, ...(values && { values }) };
  return desk(who, (scope) => actOnResource(scope, { resource, store, input }));
};
const judge = (no: string, rest: object) =>
  as('lin', (scope) =>
    judgeComplaint(scope, { no, isSolved: true, score: 5, text: '', isReopened: false, reqId, ...rest }),
  );
const told = (accountId: string) =>
  services.database.asOwner(async (db) =>
    (await db.select().from(messages).orderBy(messages.at)).filter((each) => each.accountId === accountId),
  );

test('from filing to closing: both clocks in working days, words to and fro, notes for staff alone', async () => {
  const { no } = await file();
  expect(no).toBe('TSJY202600001');
  // Friday: one working day on is Monday the 23rd, five are Friday the 27th.
  expect((await list()).rows[0]).toMatchObject({
    state: 'NEW',
    acceptClock: { CN: '还剩 1 个工作日' },
    answerClock: { CN: '还剩 5 个工作日' },
    name: '林*',
  });
  expect(await act('reply', { words: '早了' })).toMatchObject({ key: 'NOT_ALLOWED' });
  await act('accept');
  await act('note', { words: '先问店长' });
  await act('assign', { assignee: 'luo' });
  services.setNow(new Date('2026-11-23T15:00:00+08:00'));
  await as('lin', (scope) => addWords(scope, { no, text: '没有扫码', reqId }));
  expect(await act('reply', { words: '' }, 'luo')).toMatchObject({ key: 'INVALID' });
  services.setNow(new Date('2026-11-24T15:00:00+08:00'));
  await act('reply', { words: '已退还 198 元' }, 'luo');
  const read = await as('lin', (scope) => readComplaint(scope, { no }));
  expect(read).toMatchObject({ state: 'REPLIED', canJudge: true, canReopen: true, canAdd: false });
  expect((read as { posts: { kind: string }[] }).posts.map(({ kind }) => kind)).toEqual(['ACCEPTED', 'WORDS', 'REPLY']);
  expect(JSON.stringify(read)).not.toContain('先问店长');
  const { rows } = await list();
  const thread = await desk('zheng', (scope) => readThread(scope, { tenantId: 'tenant-a', id: String(rows[0]!.id) }));
  expect(JSON.stringify(thread)).toContain('先问店长');
  await judge(no, { score: 4 });
  expect((await list()).rows[0]).toMatchObject({ state: 'CLOSED', score: 4, timing: 'ON_TIME', outcome: 'SOLVED' });
  expect(await judge(no, {})).toMatchObject({ key: 'NOT_ALLOWED' });
  // Some were told at the same instant.
  expect((await told('lin')).map(({ titleEN }) => titleEN).sort()).toEqual([
    'We have received your complaint',
    'Your complaint has an answer',
    'Your complaint has been accepted',
    'Your complaint is closed',
  ]);
  expect((await told('luo')).map(({ titleEN }) => titleEN.split(':')[0]).sort()).toEqual([
    'Assigned to you',
    'More details',
    'New complaint',
  ]);
});

test('it is opened again once, with a reason, and somebody else answers in a time of its own', async () => {
  const { no } = await file();
  await act('accept', undefined, 'zheng');
  await act('reply', { words: '已核实' }, 'zheng');
  services.setNow(new Date('2026-11-25T09:00:00+08:00'));
  expect(await judge(no, { isSolved: false, score: 2, isReopened: true })).toMatchObject({ key: 'REASON_NEEDED' });
  await judge(no, { isSolved: false, score: 2, isReopened: true, text: '又来了' });
  expect((await list()).rows[0]).toMatchObject({ state: 'REOPENED', answerClock: { CN: '还剩 5 个工作日' } });
  expect(await act('reply', { words: '再答' }, 'zheng')).toMatchObject({
    key: 'SAME_HANDLER',
  });
  expect(await act('assign', { assignee: 'zheng' }, 'luo')).toMatchObject({ key: 'SAME_HANDLER' });
  await act('reply', { words: '已停岗复训' }, 'luo');
  expect(await as('lin', (scope) => readComplaint(scope, { no }))).toMatchObject({ canJudge: true, canReopen: false });
  expect(await judge(no, { isSolved: false, isReopened: true, text: '还是' })).toMatchObject({ key: 'NOT_ALLOWED' });
});

test('words half written about it are kept for whoever writes them, and go with the answer that they became', async () => {
  await file();
  await act('accept');
  const { rows } = await list();
  const target = { form: wordsForm.code, object: String(rows[0]!.id) };
  const keep = (section: string, words: string, who = 'zheng') =>
    desk(who, (scope) =>
      saveKept(scope, { ...target, section, baseRev: 0, patch: { words }, clientTx: `tx-${section}` }),
    );
  const kept = (who = 'zheng') => desk(who, (scope) => readKept(scope, target));
  expect(await keep('reply', '林女士您好')).not.toHaveProperty('key');
  await keep('note', '先问店长');
  expect(await kept('luo')).not.toMatchObject({ sections: { reply: { values: { words: '林女士您好' } } } });
  await act('reply', { words: '林女士您好：已退还' });
  const left = JSON.stringify(await kept());
  expect(left).not.toContain('林女士您好');
  expect(left).toContain('先问店长');
  await act('close');
  expect(JSON.stringify(await kept())).not.toContain('先问店长');
});

test('without word it closes seven days after the answer, however often the job runs', async () => {
  await file();
  await act('accept');
  await act('reply', { words: '好' });
  services.setNow(new Date('2026-11-27T09:00:00+08:00'));
  expect(await closeDueComplaints(services)).toBe(0);
  services.setNow(new Date('2026-11-27T10:30:00+08:00'));
  expect(await Promise.all([closeDueComplaints(services), closeDueComplaints(services)])).toContain(1);
  expect((await list()).rows[0]).toMatchObject({ state: 'CLOSED', outcome: null });
  expect(await closeDueComplaints(services)).toBe(0);
});

test('somebody without an account proves an address, and reads on by the link of the mail alone', async () => {
  const guest = <T>(work: Parameters<typeof asGuest<T>>[2]) => settle(asGuest(services, {}, work));
  const send = (email: string, authcode: string) =>
    guest((scope) => fileComplaint(scope, { values: form, email, authcode, reqId }));
  expect(await send('nobody', '123456')).toMatchObject({ key: 'EMAIL_INVALID' });
  expect(await send('new@example.com', '123456')).toMatchObject({ key: 'CODE_WRONG' });
  expect(await list()).toMatchObject({ total: 0 });
  const { code } = (await guest((scope) =>
    issueCode(scope, { purpose: 'CONTACT', subject: mailSubject('new@example.com') }),
  )) as { code: string };
  const { no, key } = (await send('new@example.com', code)) as { no: string; key: string };
  expect(await guest((scope) => readComplaint(scope, { no, key }))).toMatchObject({ title: '人才卡只限新客' });
  for (const wrong of [undefined, 'A'.repeat(22), `${key}A`])
    expect(await guest((scope) => readComplaint(scope, { no, key: wrong }))).toMatchObject({ key: 'NOT_FOUND' });
  const mails = await services.database.asOwner((db) => db.select().from(outbox));
  expect(mails.map(({ recipient, scene }) => [recipient, scene])).toEqual([['new@example.com', 'COMPLAINT_ARRIVED']]);
  expect(mails[0]!.text).toContain(`/complaint/${no}#k=${key}`);
});

test('whoever stays unnamed is unknown to the office: in lists, records and the log', async () => {
  await file({ anonymous: 'HIDDEN' });
  const { rows } = await list();
  const one = await desk('zheng', (scope) =>
    oneResource(scope, { resource, store, input: { id: String(rows[0]!.id) } }),
  );
  for (const seen of [rows, one]) {
    expect(JSON.stringify(seen)).not.toMatch(/林|lin@|2087/);
    expect(JSON.stringify(seen)).toContain('匿名');
  }
  expect(await told('lin')).toHaveLength(1);
});

test('nobody else reads, adds or judges, and no other tenant finds it', async () => {
  const { no } = await file();
  expect(await as('other', (scope) => readComplaint(scope, { no }))).toMatchObject({ key: 'NOT_FOUND' });
  expect(await as('other', (scope) => addWords(scope, { no, text: 'x', reqId }))).toMatchObject({ key: 'NOT_FOUND' });
  expect(await as('lin', (scope) => readComplaint(scope, { no }), 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await as('other', (scope) => listMyComplaints(scope, {}))).toMatchObject({ rows: [], total: 0 });
  expect(await list({}, 'tenant-b')).toMatchObject({ total: 0 });
});

test('the sixth within an hour is refused', async () => {
  for (let count = 0; count < 5; count += 1) expect(await file()).toHaveProperty('no');
  expect(await file()).toMatchObject({ key: 'TOO_MANY' });
});

test('a wrong form is refused by field, and files must be the caller’s own', async () => {
  expect(await file({ kind: 'RAGE' })).toMatchObject({ key: 'INVALID', fields: [{ path: 'kind' }] });
  expect(await file({ title: '', content: ' ' })).toMatchObject({ fields: [{ path: 'title' }, { path: 'content' }] });
  const foreign = { id: 'foreign', name: 'a.pdf', size: 10, type: 'application/pdf' };
  expect(await file({ files: [foreign] })).toMatchObject({ key: 'FILE_REFUSED' });
  expect(await list()).toMatchObject({ total: 0 });
});

test('the rates are the lists behind them', async () => {
  for (const [score, isSolved, answered] of [
    [5, true, '2026-11-24'],
    [4, true, '2026-12-02'],
    [2, false, '2026-11-25'],
  ] as const) {
    services.setNow(new Date(friday.getTime() + (6 - score) * 60_000));
    const { no } = await file();
    await act('accept');
    if (score === 5) await act('contact', { reached: 'YES' });
    services.setNow(new Date(`${answered}T10:00:00+08:00`));
    await act('reply', { words: '答复' });
    await judge(no, { score, isSolved });
  }
  services.setNow(friday);
  await file();
  services.setNow(new Date('2026-12-10T10:00:00+08:00'));
  const rates = await desk('zheng', (scope) => readRates(scope));
  expect(rates).toMatchObject({
    accepted: { count: 3, of: 4 },
    contacted: { count: 1, of: 4 },
    onTime: { count: 2, of: 4 },
    answerDays: 7,
    satisfied: { count: 2, of: 3 },
    score: 3.7,
    solved: { count: 2, of: 3 },
  });
  const { from, to } = rates as { from: string; to: string };
  const counted = async (filter: Values) => (await list({ ...filter, createdAt: [from, to] })).total;
  expect(await counted({ takeup: 'ON_TIME' })).toBe(3);
  expect(await counted({ takeup: 'LATE' })).toBe(1);
  expect(await counted({ contact: 'LATE' })).toBe(3);
  expect(await counted({ timing: 'ON_TIME' })).toBe(2);
  expect(await counted({ timing: 'LATE' })).toBe(2);
  expect(await counted({ contentment: 'SATISFIED' })).toBe(2);
  expect(await counted({ outcome: 'SOLVED' })).toBe(2);
});

test('three rates by month of the last twelve; of a month with fewer than five nothing is told', async () => {
  const made = (month: string, count: number, solved: number) =>
    Array.from({ length: count }, (_, nth) => ({
      id: `${month}-${nth}`,
      tenantId: 'tenant-a',
      no: `${month}-${nth}`,
      kind: 'COMPLAINT',
      target: 'SITE',
      title: '事由',
      content: '经过',
      accountId: 'lin',
      name: '林见微',
      state: 'CLOSED',
      acceptBy: new Date(`${month}-02T18:00:00+08:00`),
      // Half past midnight in Shanghai is still the month before elsewhere.
      createdAt: new Date(`${month}-01T00:30:00+08:00`),
      startedAt: new Date(`${month}-01T00:30:00+08:00`),
      dueAt: new Date(`${month}-08T18:00:00+08:00`),
      contactedAt: new Date(`${month}-01T09:00:00+08:00`),
      isAnonymous: nth === 0,
      isSolved: nth < solved,
      score: nth < solved ? 5 : 2,
    }));
  await services.database.asOwner((db) =>
    db
      .insert(complaints)
      .values([...made('2026-11', 6, 3), ...made('2026-10', 5, 5), ...made('2026-09', 4, 4), ...made('2025-11', 9, 9)]),
  );
  const { months } = (await desk('zheng', (scope) => readRates(scope))) as Awaited<ReturnType<typeof readRates>>;
  expect(months.map(({ month }) => month)).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  const nothing = { contacted: null, solved: null, satisfied: null };
  expect(months.slice(0, 10).map(({ month: _, ...rest }) => rest)).toEqual(Array(10).fill(nothing));
  const [october, november] = months.slice(10);
  // One of the five of October stays unnamed and cannot be reached.
  expect(october).toMatchObject({ contacted: null, solved: { count: 5, of: 5 } });
  expect(november).toMatchObject({ contacted: { count: 5, of: 5 }, satisfied: { count: 3, of: 6 } });

  // The last day of a leap year: the first of its January lies 365 days back.
  await services.database.asOwner((db) => db.insert(complaints).values(made('2028-01', 5, 5)));
  services.setNow(new Date('2028-12-31T10:00:00+08:00'));
  const later = (await desk('zheng', (scope) => readRates(scope))) as Awaited<ReturnType<typeof readRates>>;
  expect(later.months[0]).toMatchObject({ month: '2028-01', solved: { count: 5, of: 5 } });
});

test('a weekend day that the tenant works, and a day it does not, count in both clocks and for whoever reads them', async () => {
  const days = [
    { day: '2026-11-21', isWorking: true },
    { day: '2026-11-24', isWorking: false },
  ];
  await setOwnDays(services, days);
  await file();
  const { rows } = await list();
  expect(rows[0]).toMatchObject({
    acceptClock: { CN: '还剩 1 个工作日' },
    answerClock: { CN: '还剩 5 个工作日' },
  });
  services.setNow(new Date('2026-11-21T10:00:00+08:00'));
  expect((await list()).rows[0]).toMatchObject({ acceptClock: { CN: '今天到期' } });
  services.setNow(new Date('2026-11-23T10:00:00+08:00'));
  expect((await list()).rows[0]).toMatchObject({
    acceptClock: { CN: '超 1 个工作日' },
    answerClock: { CN: '还剩 3 个工作日' },
  });
  const thread = await desk('zheng', (scope) => readThread(scope, { tenantId: 'tenant-a', id: String(rows[0]!.id) }));
  expect(thread).toMatchObject({ days });
  await setOwnDays(services, []);
});
