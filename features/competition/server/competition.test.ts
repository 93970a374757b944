import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import type { FileValue } from '#core/forms/values.ts';
import { optionsFor } from '#core/resources/resource.ts';
import { addAccounts, addFile, asApplicant, asOperator } from '#features/casework/server/applications/testing.ts';
import { demoEditions } from '#features/competition/demo/editions.ts';
import { entry as resource } from '#features/competition/resources/entry.ts';
import type { CommitmentKey } from '#features/competition/shared/commitments.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { certificates } from '#server/database/tables/certificates.ts';
import { messages } from '#server/database/tables/logs.ts';
import type { SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { setOwnDays } from '#server/testing/own-days.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { printOwnAward, printOwnSupport } from './award-certificates.ts';
import { beginEntry, reportChange, shareEntry, withdrawEntry } from './begin.ts';
import { entryStore } from './entry-store.ts';
import { submitEntry } from './hand-in.ts';
import { checkEntry } from './organiser/check.ts';
import { readPipeline } from './organiser/pipeline.ts';
import { readPublicEdition } from './public.ts';
import { listEntries, readCashOut, readDetail, readEntry, readMaterial } from './read.ts';
import { listReferred, maskedTitle, readReferral } from './referrals.ts';
import { sampleEntry } from './sample.ts';
import { type FormStage, saveStage } from './saves.ts';
import { claimApprovals, editions, entries } from './tables.ts';
import { anEdition } from './testing.ts';

const services = await createTestServices();
const at = (instant: string) => services.setNow(new Date(instant));
const openDay = '2026-11-20T02:00:00Z';

beforeAll(async () => {
  at(openDay);
  await addAccounts(services, 'shen', 'luo', 'sue', 'max', 'clerk', 'boss');
  await services.database.asOwner(async (db) => {
    await db.insert(editions).values(demoEditions.map((edition) => ({ ...edition, tenantId: 'tenant-a' })));
    const supporter = (id: string, code: string) => ({
      id,
      tenantId: 'tenant-a',
      accountId: id,
      kind: 'PERSON',
      name: id,
      org: '听松渡',
      country: 'CN',
      phone: '',
      email: '',
      data: {},
      state: 'ACTIVE',
      code,
    });
    await db.insert(supporters).values([supporter('sue', 'SAAAAAA'), supporter('max', 'SBBBBBB')]);
  });
});

const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const own = <I, O>(who: string, verb: (scope: never, input: I) => Promise<O>, input: I) =>
  asApplicant(services, who, (scope) => verb(scope as never, input));
const act = (id: string, action: string, values = {}, who = 'clerk') =>
  asOperator(services, who, (scope) => entryStore.act!(scope, { action, ids: [id], values })).then(
    () => 'done',
    refusal,
  );
const stateOf = async (id: string) => {
  const rows = await services.database.asOwner((db) => db.select().from(entries));
  return rows.find((row) => row.id === id)?.state;
};
/** What the dialog of the prize offers for an entry. */
const prizesFor = (id: string) =>
  asOperator(services, 'clerk', async (scope) => {
    const action = resource.actions.find(({ key }) => key === 'award')!;
    const { row } = await entryStore.one(scope, id);
    return optionsFor(action, row, await entryStore.options(scope)).prizes!.map(({ value }) => value);
  });
const save = (
  who: string,
  stage: FormStage,
  id: string,
  section: string,
  patch: Record<string, unknown>,
  baseRev = 0,
) => asApplicant(services, who, (scope) => saveStage(scope, stage, { id, section, baseRev, patch, clientTx: newId() }));

async function filled(who: string, name: string, more: Record<string, Record<string, unknown>> = {}, sid?: string) {
  const { id } = await own(who, beginEntry, { reqId: newId(), ...(sid && { sid }) });
  const wanted: { path: string; type: string }[] = [];
  sampleEntry(anEdition, '2026-11-20', (path, type) => {
    wanted.push({ path, type });
    return { id: 'x', name: 'x', size: 1, type };
  });
  const files: FileValue[] = [];
  for (const { type } of wanted)
    files.push(await addFile(services, who, { type, name: type.endsWith('pdf') ? '材料.pdf' : '照片.jpg' }));
  let next = 0;
  const data = sampleEntry(anEdition, '2026-11-20', () => files[next++]!);
  const { entry, sectionsData } = await own(who, readEntry, { id });
  expect(entry.state).toBe('DRAFT');
  for (const [section, values] of Object.entries(data)) {
    const extra = section === 'project' ? { projectName: name } : {};
    const baseRev = sectionsData.find(({ key }) => key === section)!.rev;
    await save(who, 'apply', id, section, { ...values, ...extra, ...more[section] }, baseRev);
  }
  return id;
}
const submit = (who: string, id: string) => own(who, submitEntry, { id });

test('an entry goes from its draft to the second instalment', async () => {
  const id = await filled('shen', '光纤测温');
  expect(await own('shen', listEntries, {})).toMatchObject({ counts: { submit: 1, verify: 0, all: 1 } });
  expect(await submit('shen', id)).toMatchObject({ no: 'IT202700001', state: 'SUBMITTED' });
  expect(await own('shen', listEntries, { show: 'verify' })).toMatchObject({ rows: [{ id }], counts: { verify: 1 } });

  expect(await act(id, 'return', { reason: '补传专利证书' })).toBe('done');
  expect((await own('shen', readEntry, { id })).entry).toMatchObject({ state: 'RETURNED', reason: '补传专利证书' });
  await submit('shen', id);
  expect(await act(id, 'accept')).toBe('done');
  expect(await act(id, 'promote')).toBe('NOT_DUE');
  at('2027-03-02T02:00:00Z');
  for (const state of ['PRELIM', 'SEMI', 'FINAL']) {
    expect(await act(id, 'promote')).toBe('done');
    expect(await stateOf(id)).toBe(state);
  }
  expect(await prizesFor(id)).toEqual(['S-FIRST', 'S-SECOND', 'S-THIRD']);
  expect(await act(id, 'award', { prize: 'G-FIRST' })).toBe('PRIZE_GONE');
  expect(await act(id, 'award', { prize: 'S-FIRST' })).toBe('done');

  const photos = [];
  for (let no = 0; no < 3; no += 1)
    photos.push(await addFile(services, 'shen', { type: 'image/jpeg', name: '现场.jpg' }));
  const visit = { actualAddress: '港湾路 66 号', staff: 16, products: '测温主机', needs: '无', times: '周二、周四' };
  await save('shen', 'seit', id, 'visit', { ...visit, officePhotos: photos.slice(0, 2) });
  expect(await submit('shen', id).catch(refusal)).toBe('INVALID');
  await save('shen', 'seit', id, 'visit', { officePhotos: photos }, 1);
  expect(await submit('shen', id)).toMatchObject({ state: 'VISIT' });
  expect(await act(id, 'pass-visit')).toBe('done');

  const paper = async () => [await addFile(services, 'shen')];
  for (const key of ['grantForm', 'confidentiality', 'commitment', 'operation', 'taxSocial', 'identityDegree']) {
    const rev = (await own('shen', readMaterial, { id })).sectionsData[0]!.rev;
    await save('shen', 'mra', id, 'papers', { [key]: await paper(), payee: '砺光' }, rev);
  }
  const bank = { holder: '砺光', bank: '云汀银行', branch: '港湾支行', account: '6222020000000002022' };
  await save('shen', 'mra', id, 'bank', { ...bank, files: await paper() });
  expect(await submit('shen', id)).toMatchObject({ state: 'CHECKING' });
  expect(await act(id, 'approve-printed')).toBe('NOT_ALLOWED');
  expect(await own('shen', readMaterial, { id })).toMatchObject({ sentBack: null, entry: { dueAt: null } });
  expect(await act(id, 'return-files', { reason: '承诺书没有签字' })).toBe('done');
  expect(await own('shen', readMaterial, { id })).toMatchObject({
    entry: { state: 'MATERIAL', reason: '承诺书没有签字', dueAt: '2027-03-16T15:59:59.999Z' },
    sentBack: { papers: { payee: '砺光' }, bank },
  });
  expect(await submit('shen', id)).toMatchObject({ state: 'CHECKING' });
  expect(await act(id, 'approve-files')).toBe('done');
  expect(await act(id, 'approve-printed')).toBe('done');

  const vouchers = async (baseRev: number) => {
    const values = {
      receipts: await paper(),
      invoices: await paper(),
      bankSlip: await paper(),
      conditionsMet: '均已完成',
    };
    await save('shen', 'rf', id, 'claim', values, baseRev);
    return submit('shen', id);
  };
  expect(await vouchers(0)).toMatchObject({ state: 'CASHOUT' });
  expect(await act(id, 'approve-claim')).toBe('done');
  expect(await stateOf(id)).toBe('CASHOUT');
  expect(await act(id, 'approve-claim')).toBe('SECOND_PERSON_NEEDED');
  expect(await act(id, 'pay', { paidOn: '2027-03-02' })).toBe('NOT_ALLOWED');
  expect(await act(id, 'approve-claim', {}, 'boss')).toBe('done');
  expect(await act(id, 'pay', { paidOn: '2027-03-02' })).toBe('done');
  expect((await own('shen', readCashOut, { id })).claims).toMatchObject([
    { amount: 80, state: 'paid', approvals: 2, paidOn: '2027-03-02' },
    { amount: 120, state: 'later', dueFrom: '2027-09-02' },
  ]);

  expect(await vouchers(2).catch(refusal)).toBe('NOT_DUE');
  at('2027-09-03T02:00:00Z');
  expect(await vouchers(2)).toMatchObject({ state: 'CASHOUT' });
  await act(id, 'approve-claim', {}, 'boss');
  await act(id, 'approve-claim');
  expect(await act(id, 'pay', { paidOn: '2027-09-03' })).toBe('done');
  expect(await stateOf(id)).toBe('DONE');

  const whole = await own('shen', readDetail, { id });
  expect(whole.timeline.length).toBe(23);
  expect(whole.certificateNo).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const checked = await asOperator(services, 'clerk', (scope) => checkEntry(scope, { id }));
  expect(checked.forms.map(({ form, files }) => [form, files.length])).toEqual([
    ['itec', 8],
    ['itecvisit', 3],
    ['itecaward', 7],
    ['itecclaim', 3],
  ]);
  const told = await services.database.asOwner((db) => db.select().from(messages));
  expect(told.filter(({ accountId }) => accountId === 'shen').length).toBe(16);
  at(openDay);
});

test('nobody approves twice, whatever the code does', async () => {
  const row = { tenantId: 'tenant-a', claimId: 'c1', accountId: 'clerk', at: new Date() };
  const add = () => services.database.asOwner((db) => db.insert(claimApprovals).values({ ...row, id: newId() }));
  await add();
  await expect(add()).rejects.toThrow();
});

test('after registration closes nothing is changed, and a returned entry only before the competition begins', async () => {
  const id = await filled('luo', '海水稻');
  const edit = (rev: number) => save('luo', 'apply', id, 'settle', { needs: '厂房' }, rev).then(() => 'saved', refusal);
  await submit('luo', id);
  expect(await edit(1)).toBe('saved');
  at('2027-01-15T15:59:59.999Z');
  expect(await edit(2)).toBe('saved');
  at('2027-01-15T16:00:00.000Z');
  expect(await edit(3)).toBe('WINDOW_CLOSED');
  await act(id, 'return', { reason: '请修改' });
  expect(await edit(3)).toBe('saved');
  at('2027-02-28T16:00:00.000Z');
  expect(await edit(4)).toBe('WINDOW_CLOSED');
  expect(await submit('luo', id).catch(refusal)).toBe('WINDOW_CLOSED');
  at(openDay);
});

test('a project is entered once, and a failed one again with what it held', async () => {
  const id = await filled('luo', '冷链箱');
  await submit('luo', id);
  const twin = await filled('luo', '冷链箱');
  expect(await submit('luo', twin).catch(refusal)).toBe('PROJECT_ENTERED');
  expect(await act(id, 'fail')).toBe('REASON_NEEDED');
  expect(await act(id, 'fail', { reason: '知识产权争议' })).toBe('done');
  const again = await own('luo', beginEntry, { from: id, reqId: newId() });
  const { sectionsData } = await own('luo', readEntry, { id: again.id });
  expect(sectionsData.find(({ key }) => key === 'project')?.values).toMatchObject({ projectName: '冷链箱' });
  expect(await submit('luo', again.id)).toMatchObject({ state: 'SUBMITTED' });
  expect(await own('luo', withdrawEntry, { id: twin })).toEqual({ id: twin, state: 'DELETED' });
});

test('one supporter refers a project, who sees its name once the applicant agrees', async () => {
  const contact = { referrerContact: '13900002301', share: 'NO' };
  const id = await filled(
    'luo',
    '藻类固碳',
    { supporter: { referred: 'YES', code: 'SAAAAAA', ...contact } },
    'saaaaaa',
  );
  await submit('luo', id);
  const second = save('luo', 'apply', id, 'supporter', { code: 'SBBBBBB' }, 2);
  await expect(second).rejects.toMatchObject({ key: 'REFERRER_TAKEN', fields: [{ path: 'supporter.code' }] });
  const seen = () => own('sue', listReferred, {});
  expect(await seen()).toMatchObject({ rows: [{ id, title: maskedTitle, stage: { EN: 'Being checked' } }], total: 1 });
  await own('luo', shareEntry, { id, isShared: true });
  expect(await seen()).toMatchObject({ rows: [{ title: '藻类固碳' }] });
  await own('luo', shareEntry, { id, isShared: false });
  expect(await own('sue', readReferral, { id })).toMatchObject({ row: { title: maskedTitle }, reward: null });
  expect(await own('max', listReferred, {})).toEqual({ rows: [], total: 0, won: 0, reward: 0, next: null });
  expect(await own('max', readReferral, { id }).catch(refusal)).toBe('NOT_FOUND');
});

test.each([
  ['an unknown code', 'SZZZZZZ', 'luo'],
  ['one’s own code', 'SBBBBBB', 'max'],
])('%s is refused at its field', async (_, code, who) => {
  const supporter = {
    referred: 'YES',
    code,
    organisation: '无',
    referrerName: '某人',
    referrerContact: '无',
    share: 'NO',
  };
  const id = await filled(who, `推荐 ${code}`, { supporter });
  await expect(submit(who, id)).rejects.toMatchObject({
    key: 'REFERRER_UNKNOWN',
    fields: [{ path: 'supporter.code' }],
  });
});

test('a group that the company does not fit is refused', async () => {
  const id = await filled('luo', '组别', { project: { group: 'GROWTH' } });
  await expect(submit('luo', id)).rejects.toMatchObject({ key: 'INVALID', fields: [{ path: 'project.group' }] });
});

test('a change is late once a working day has passed', async () => {
  const { rows } = await own('luo', listEntries, {});
  const { id } = rows.find(({ state }) => state === 'SUBMITTED')!;
  const tell = (happenedOn: string, touches: CommitmentKey = 'eligible') =>
    own('luo', reportChange, { id, touches, happenedOn, what: '股权变更', reqId: newId() });
  const listed = async (told: string) => {
    const { rows } = await asOperator(services, 'clerk', (scope) =>
      entryStore.list(scope, { filter: { told }, sort: 'updatedAt', descending: true, limit: 50, offset: 0 }),
    );
    return rows.filter((row) => row.id === id).map(({ reports, lateReports }) => ({ reports, lateReports }));
  };
  expect(await listed('ANY')).toEqual([]);
  expect(await tell('2026-11-19')).toMatchObject({ isLate: false });
  expect(await tell('2026-11-18')).toMatchObject({ isLate: true });
  await expect(tell('2026-11-21')).rejects.toMatchObject({ key: 'INVALID' });
  await expect(tell('2026-11-20', 'confidentiality')).rejects.toMatchObject({
    key: 'INVALID',
    fields: [{ path: 'touches' }],
  });
  await setOwnDays(services, [{ day: '2026-11-19', isWorking: false }]);
  expect(await tell('2026-11-18', 'letter')).toMatchObject({ isLate: false });
  await setOwnDays(services, []);
  const { commitments, changes } = await own('luo', readDetail, { id });
  expect(commitments.map(({ key }) => key)).toEqual(['eligible', 'letter', 'settle']);
  expect(commitments[1]!.by).toMatchObject({ field: { EN: 'Signed commitment' }, files: ['材料.pdf'] });
  const isLateBy = (all: typeof changes) => all.map(({ touches, isLate }) => `${touches} ${isLate}`).toSorted();
  expect(isLateBy(changes)).toEqual(['eligible false', 'eligible true', 'letter false']);
  const checked = await asOperator(services, 'clerk', (scope) => checkEntry(scope, { id }));
  expect(checked.commitments).toEqual(commitments);
  expect(isLateBy(checked.changes)).toEqual(isLateBy(changes));
  expect(await listed('LATE')).toEqual([{ reports: 3, lateReports: 1 }]);
});

test('an entry is its owner’s alone, and officers without the code take no step', async () => {
  const { rows } = await own('luo', listEntries, {});
  const { id } = rows.find(({ state }) => state === 'SUBMITTED')!;
  for (const verb of [readEntry, readDetail, readMaterial, readCashOut, submitEntry, withdrawEntry])
    expect(await own('shen', verb as never, { id } as never).catch(refusal)).toBe('NOT_FOUND');
  const elsewhere = asOperator(services, 'clerk', (scope) => checkEntry(scope, { id }), { tenantId: 'tenant-b' });
  expect(await elsewhere.catch(refusal)).toBe('NOT_FOUND');
  const barred = asOperator(
    services,
    'clerk',
    (scope) => entryStore.act!(scope, { action: 'accept', ids: [id], values: {} }),
    { permCodes: ['Mgr.Itec'] },
  );
  expect(await barred.catch(refusal)).toBe('NO_PERMISSION');
});

test('the pipeline counts what its list shows, and the public pages what is published', async () => {
  const { editions: lanes } = await asOperator(services, 'clerk', (scope) => readPipeline(scope, {}));
  const [lane] = lanes;
  const query = { filter: { edition: lane!.id }, sort: 'updatedAt', descending: true, limit: 50, offset: 0 };
  const list = await asOperator(services, 'clerk', (scope) => entryStore.list(scope, query));
  expect(lane!.states.reduce((sum, { count }) => sum + count, 0)).toBe(list.rows.length);
  const shown = await asGuest(services, {}, (scope) => readPublicEdition(scope, {}));
  expect(shown.edition).toMatchObject({ year: 2027, tracks: { length: 6 }, prizes: { length: 6 } });
  expect(shown.past.map(({ year }) => year)).toEqual([2026, 2025]);
  // What each track had the year before adds up to what the list of past editions says.
  const handedIn = shown.before?.tracks.reduce((sum, { entries }) => sum + entries, 0);
  expect({ year: shown.before?.year, entries: handedIn }).toMatchObject(
    shown.past.map(({ year, entries }) => ({ year, entries }))[0]!,
  );
  expect(shown.results).toEqual([]);
  const archive = await asGuest(services, {}, (scope) => readPublicEdition(scope, { year: 2025 }));
  expect(archive.edition?.closesAt).toBe('2025-08-31T16:00:00.000Z');
  expect(await asGuest(services, {}, (scope) => readPublicEdition(scope, { year: 2019 })).catch(refusal)).toBe(
    'NOT_FOUND',
  );
});

test('a prize has a certificate for its winner and one for its supporter, until the entry is disqualified', async () => {
  at(openDay);
  const supporter = {
    referred: 'YES',
    code: 'SAAAAAA',
    organisation: '听松渡',
    referrerName: '苏',
    share: 'NO',
    referrerContact: '无',
  };
  const id = await filled('luo', '海底缆线巡检', { supporter });
  const call = (who: string) =>
    ({
      transact: (work: (scope: ActorScope) => Promise<unknown>) => asApplicant(services, who, work),
    }) as unknown as SlowActorCall;
  const origin = 'https://wutong.example';
  const award = (who: string) => printOwnAward(call(who), { id, origin });
  await submit('luo', id);
  await act(id, 'accept');
  at('2027-03-02T02:00:00Z');
  for (const _ of ['PRELIM', 'SEMI', 'FINAL']) await act(id, 'promote');
  expect(await award('luo').catch(refusal)).toBe('NOT_FOUND');
  expect(await act(id, 'award', { prize: 'S-SECOND' })).toBe('done');

  expect(await award('shen').catch(refusal)).toBe('NOT_FOUND');
  const { text } = await readPdf((await award('luo')).content as Buffer);
  for (const said of ['获奖证书', '海底缆线巡检', '二等奖', '奖金人民币', '万元整（¥']) expect(text).toContain(said);
  const support = (who: string) => printOwnSupport(call(who), { id, origin });
  expect(await support('max').catch(refusal)).toBe('NOT_FOUND');
  expect(await own('sue', listReferred, {})).toMatchObject({ won: 1, reward: 5 });
  const thanks = await readPdf((await support('sue')).content as Buffer);
  expect(thanks.text).toContain('创新赋能者证书');
  expect(thanks.text).not.toContain('海底缆线巡检');
  const kept = () => services.database.asOwner((db) => db.select().from(certificates).orderBy(certificates.kind));
  expect((await kept()).map(({ kind, revokedAt }) => [kind, revokedAt])).toEqual([
    ['AWARD', null],
    ['SUPPORTER', null],
  ]);
  expect((await kept()).map(({ titleCN }) => titleCN.split(' · ')[1])).toEqual(['二等奖', '推荐项目获二等奖']);
  expect(await act(id, 'disqualify', { reason: '材料不实' })).toBe('done');
  expect((await kept()).every(({ revokedAt }) => revokedAt !== null)).toBe(true);
  expect(await award('luo').catch(refusal)).toBe('NOT_FOUND');
});
