import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { addAccount } from '#features/accounts/server/testing.ts';
import { customer as resource } from '#features/benefits/resources/customer.ts';
import { readMyCard } from '#features/benefits/server/own-card.ts';
import { printCardOf, printMyCard } from '#features/benefits/server/print-card.ts';
import { lookAtCode, redeem } from '#features/benefits/server/redeem.ts';
import { talentCards } from '#features/benefits/server/tables.ts';
import { benefit, reqId, stageBenefits, start } from '#features/benefits/server/testing.ts';
import { pauseCard, readCardCode } from '#features/benefits/server/use-card.ts';
import { applicationSections, applications, numbers } from '#features/casework/server/tables.ts';
import { searchCompanies } from '#features/companies/server/read.ts';
import { companies } from '#features/companies/server/tables.ts';
import { aCompany, creditCode } from '#features/companies/server/testing.ts';
import { and, eq } from '#server/database/sql.ts';
import { counters } from '#server/database/tables/accounts.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import type { SlowActorCall } from '#server/handle.ts';
import { previewImport, refusedOfImport, runImport } from '#server/imports/import.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { claimCard } from './claim-card.ts';
import { customerStore as store } from './customer-store.ts';
import { followRecognition } from './issue-card.ts';

const { services, as, desk, guest, reset, openShop, told } = await stageBenefits();
const mobile = { phoneArea: '+86', phone: '13900000001' };
await addAccount(services, { id: 'yan', ...mobile });
await addAccount(services, { id: 'shu', phoneArea: '+86', phone: '13900000002' });

beforeEach(async () => {
  await reset();
  await services.database.asOwner(async (db) => {
    for (const table of [applications, applicationSections, counters]) await db.delete(table);
    await db.insert(numbers).values({ tenantId: 'tenant-a', programme: 'talentcard', year: 2026, last: 100 });
  });
});

const all: PermissionCode[] = [
  'Mgr.ShopMember',
  'Mgr.ShopMember.issue',
  'Mgr.ShopMember.edit',
  'Mgr.ShopMember.cancel',
  'Mgr.ShopMember.import',
];
const of = { resource, store };
/** A passport and a number that nobody has yet. */
const form: Values = {
  name: '叶知秋',
  level: 'B',
  idType: 'PASSPORT',
  idNumber: 'E20261123',
  phone: '139 0000 0001',
  company: '望桐半导体有限公司',
  validTo: '2028-06-30',
};
const issue = (values: Values = {}, codes = all) =>
  desk((scope) => saveResource(scope, { ...of, input: { values: { ...form, ...values } } }), codes) as Promise<{
    id: string;
  }>;
const act = (id: string, action: string, values: Values = {}, codes = all) =>
  desk((scope) => actOnResource(scope, { ...of, input: { ids: [id], action, values } }), codes);
const one = (id: string) => desk((scope) => oneResource(scope, { ...of, input: { id } }), all);
const rows = async (filter: Values = {}) =>
  ((await desk((scope) => listResource(scope, { ...of, input: { filter } }), all)) as { rows: Values[] }).rows;
const claim = (who: string, number = 'e2026 1123') =>
  // As calls do it, what was counted stays when it is refused.
  as(who, (scope) =>
    claimCard(scope, { values: { certificate: { type: 'PASSPORT', number } }, reqId }).catch((error) => error),
  );
const card = (who: string) => as(who, (scope) => readMyCard(scope)) as Promise<Values>;
const orThrow = <T>(answer: T | Refusal): T => {
  if (answer instanceof Refusal) throw answer;
  return answer;
};
const asked: Readonly<Record<string, Values>> = {
  freeze: { reason: '挂失' },
  unfreeze: {},
  level: { level: 'A', reason: '复核' },
  renew: { validTo: '2031-01-01', reason: '协议延长' },
  cancel: { reason: '调离本市' },
};

test('发给没有注册的人：待领取，本人凭证件号和已验证的手机号领取，别人领不到', async () => {
  const { id } = await issue();
  expect(await rows({ status: ['PENDING'] })).toMatchObject([
    { id, cardNo: 'YT202600101', name: '叶*', phone: '139****0001', company: '望桐半导体有限公司', level: 'B' },
  ]);
  expect(await card('yan')).toMatchObject({ card: null, isWaiting: true });
  expect(await card('shu')).toMatchObject({ card: null, isWaiting: false });
  // The right number with another phone, the right phone with another number: neither is told which was wrong.
  for (const [who, number] of [
    ['shu', 'E20261123'],
    ['yan', 'E20261124'],
    ['clerk', 'E20261123'],
  ] as const)
    expect(await claim(who, number)).toMatchObject({ key: 'CARD_UNCLAIMED', fields: [{ path: 'certificate' }] });
  expect(await rows({ status: ['PENDING'] })).toHaveLength(1);
  expect(await claim('yan')).toEqual({});
  expect(await claim('yan')).toMatchObject({ key: 'CARD_HELD', params: { no: 'YT202600101' } });
  expect(await card('yan')).toMatchObject({ card: { cardNo: 'YT202600101', state: 'ACTIVE', level: 'B' } });
  expect(await told('YT202600101')).toHaveLength(1);
  const log = await services.database.asOwner((db) => db.select().from(busiLog).where(eq(busiLog.objectId, id)));
  expect(log.map(({ action }) => action).sort()).toEqual(['CLAIM', 'ISSUE']);
  expect(JSON.stringify(log)).not.toMatch(/E20261123|13900000001/);
});

test('猜证件号的人五次后被拦下，过期的待领取卡领不到，续期后可以', async () => {
  const { id } = await issue();
  services.setNow(new Date('2028-07-01T10:00:00+08:00'));
  expect(await claim('yan')).toMatchObject({ key: 'CARD_UNCLAIMED' });
  expect(await card('yan')).toMatchObject({ isWaiting: false });
  expect(await act(id, 'renew', asked.renew)).toMatchObject({ done: 1 });
  expect(await claim('yan')).toEqual({});
  for (const at of [1, 2, 3, 4, 5])
    expect(await claim('shu', `E2026000${at}`)).toMatchObject({ key: 'CARD_UNCLAIMED' });
  expect(await claim('shu', 'E20260006')).toMatchObject({ key: 'TOO_MANY' });
});

test('发给已有账号的人立即生效；没有的账号、已有卡的账号和证件都说明白', async () => {
  const account = (login: string) => ({ account: login, idNumber: '', phone: '' });
  expect(await issue({ ...account('nobody@example.com') })).toMatchObject({
    key: 'CARD_ACCOUNT',
    fields: [{ path: 'account' }],
  });
  const { id } = await issue(account('yan@example.com'));
  expect(await one(id)).toMatchObject({ row: { status: 'ACTIVE', phone: '139****0001' }, values: { name: '叶*' } });
  expect(await issue(account('13900000001'))).toMatchObject({ key: 'CARD_HELD', params: { no: 'YT202600101' } });
  expect(await told('YT202600101')).toHaveLength(1);
  await issue({ phone: '13900000009' });
  expect(await issue({ phone: '13900000008' })).toMatchObject({ key: 'CARD_HELD', fields: [{ path: 'idNumber' }] });
  // Without an account who they are has to be told, and rightly.
  for (const [values, path] of [
    [{ idNumber: '' }, 'idNumber'],
    [{ phone: '' }, 'phone'],
    [{ phone: '12345' }, 'phone'],
    [{ idType: '', idNumber: '359902199004122020' }, 'idNumber'],
    [{ validTo: '2026-11-20' }, 'validTo'],
  ] as const)
    expect(await issue(values)).toMatchObject({ key: 'INVALID', fields: [{ path }] });
  const twice = await Promise.all([1, 2, 3].map(() => issue({ idNumber: 'E20269999', phone: '13900000007' })));
  expect(twice.filter((answer) => 'id' in answer)).toHaveLength(1);
});

test('每种操作要各自的权限，只用于相应的状态', async () => {
  const needs = { freeze: 'edit', unfreeze: 'edit', level: 'edit', renew: 'issue', cancel: 'cancel' } as const;
  expect(
    await issue(
      {},
      all.filter((code) => code !== 'Mgr.ShopMember.issue'),
    ),
  ).toMatchObject({ key: 'NO_PERMISSION' });
  const states = {
    PENDING: { status: 'PENDING', accountId: null, phone: mobile.phone },
    ACTIVE: { note: null },
    PAUSED: { pausedAt: start },
    FROZEN: { status: 'FROZEN' },
    EXPIRED: { validTo: '2026-11-19' },
    CANCELLED: { status: 'CANCELLED' },
  };
  const may: Record<string, string[]> = {};
  for (const [state, set] of Object.entries(states)) {
    for (const [action, right] of Object.entries(needs)) {
      await reset();
      await services.database.asOwner((db) => db.update(talentCards).set(set).where(eq(talentCards.id, 'card-lin')));
      const code = `Mgr.ShopMember.${right}` as const;
      const without = all.filter((each) => each !== code);
      expect(await act('card-lin', action, asked[action], without)).toMatchObject({ key: 'NO_PERMISSION' });
      const answer = await act('card-lin', action, asked[action], ['Mgr.ShopMember', code]);
      if ('done' in (answer as object)) may[state] = [...(may[state] ?? []), action];
      else expect(answer).toMatchObject({ key: 'NOT_ALLOWED' });
    }
  }
  expect(may).toEqual({
    PENDING: ['level', 'renew', 'cancel'],
    ACTIVE: ['freeze', 'level', 'renew', 'cancel'],
    PAUSED: ['freeze', 'level', 'renew', 'cancel'],
    FROZEN: ['unfreeze', 'level', 'cancel'],
    EXPIRED: ['renew', 'cancel'],
  });
});

test('续期只能延后，须说原因，持卡人收到', async () => {
  expect(await act('card-lin', 'renew', { validTo: '2026-12-31', reason: '延' })).toMatchObject({
    key: 'CARD_NOT_LONGER',
    params: { date: '2026-12-31' },
  });
  expect(await act('card-lin', 'renew', { validTo: '2027-12-31' })).toMatchObject({ key: 'INVALID' });
  await act('card-lin', 'renew', { validTo: '2027-12-31', reason: '协议延长' });
  expect(await one('card-lin')).toMatchObject({ row: { validTo: '2027-12-31', note: '协议延长' } });
  expect(await told('协议延长')).toHaveLength(1);
});

test('注销后备好的码立刻失效，持卡人知道原因，可以另发新卡；没人领取的卡不再留下手机号', async () => {
  const link = await openShop([benefit('b1', { prebook: null })]);
  const { codes } = (await as('lin', (scope) => readCardCode(scope, {}))) as { codes: { code: string }[] };
  const use = () => guest((scope) => redeem(scope, { ...link, code: codes[0]!.code, benefit: 'b1', reqId }));
  await act('card-lin', 'cancel', asked.cancel);
  expect(await use()).toMatchObject({ key: 'CARD_INACTIVE', params: { state: '已注销' } });
  expect(await guest((scope) => lookAtCode(scope, { ...link, code: codes[0]!.code, reqId }))).toMatchObject({
    state: 'CANCELLED',
  });
  expect(await as('lin', (scope) => readCardCode(scope, {}))).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await card('lin')).toMatchObject({ card: { state: 'CANCELLED', note: '调离本市' }, benefits: [] });
  expect(await told('调离本市')).toHaveLength(1);
  expect(await as('lin', (scope) => pauseCard(scope, { isPaused: true, reqId }))).toMatchObject({ key: 'NOT_FOUND' });
  expect(await act('card-lin', 'unfreeze')).toMatchObject({ key: 'NOT_ALLOWED' });
  await issue({ account: 'lin', idNumber: '', phone: '' });
  expect(await card('lin')).toMatchObject({ card: { cardNo: 'YT202600101', state: 'ACTIVE' } });

  const { id } = await issue();
  await act(id, 'cancel', asked.cancel);
  const [gone] = await services.database.asOwner((db) => db.select().from(talentCards).where(eq(talentCards.id, id)));
  expect(gone).toMatchObject({ phone: null, personKey: null });
  expect(await claim('yan')).toMatchObject({ key: 'CARD_UNCLAIMED' });
});

test('注销和核销同时发生：要么先核销成功，要么被拒绝，注销之后不再有一笔', async () => {
  const link = await openShop([benefit('b1', { prebook: null, most: null })]);
  for (const who of ['lin', 'wen', 'tao', 'gu', 'he']) {
    const { codes } = (await as(who, (scope) => readCardCode(scope, {}))) as { codes: { code: string }[] };
    const use = () => guest((scope) => redeem(scope, { ...link, code: codes[0]!.code, benefit: 'b1', reqId }));
    const [used, cancelled] = await Promise.all([use(), act(`card-${who}`, 'cancel', asked.cancel)]);
    expect(cancelled).toMatchObject({ done: 1 });
    expect([{ outcome: 'USED' }, { key: 'CARD_INACTIVE' }]).toContainEqual(
      'outcome' in used ? { outcome: used.outcome } : { key: used.key },
    );
    const [{ uses }] = (await rows({ keyword: `YT20260000${['lin', 'wen', 'tao', 'gu', 'he'].indexOf(who) + 1}` })) as [
      Values,
    ];
    expect(uses).toBe('outcome' in used ? 1 : 0);
  }
});

test('导入：好的行发卡，重复、已有和不对的行各说原因并另成文件；见到已有的就停时一行也不进', async () => {
  await issue({ idNumber: 'E20260001', phone: '13900000011' });
  const lines = [
    ['姓名', '类别', '证件类型', '证件号码', '手机号', '工作单位', '有效至'],
    ['甲一', 'A 类', '护照', 'E20260002', '13900000012', '单位甲', '2028-01-01'],
    ['乙二', 'B 类', '护照', 'e20260002', '13900000013', '单位甲', '2028-01-01'],
    ['丙三', 'C 类', '护照', 'E20260001', '13900000014', '单位甲', '2028-01-01'],
    ['丁四', 'D 类', '', '359902199004122020', '13900000015', '单位甲', '2028-01-01'],
    ['戊五', 'E 类', '护照', 'E20260003', '', '单位甲', '2028-01-01'],
    ['己六', 'F 类', '护照', 'E20260004', '+852 91234567', '', '2028-01-01'],
  ];
  const file = Buffer.from(lines.map((cells) => cells.join(',')).join('\n')).toString('base64url');
  const call = (known: 'SKIP' | 'UPDATE' | 'STOP') => ({ ...of, input: { file, name: '名单.csv', known } });
  const run = (known: 'SKIP' | 'UPDATE' | 'STOP') => desk((scope) => runImport(scope, call(known)), all);
  expect(await desk((scope) => previewImport(scope, call('SKIP')), all)).toMatchObject({
    added: 2,
    skipped: 1,
    refused: 3,
    rows: [
      { outcome: 'ADD' },
      { outcome: 'REFUSE', problems: [{ key: 'idNumber', msg: '与第 2 行重复' }] },
      { outcome: 'SKIP' },
      { outcome: 'REFUSE', problems: [{ key: 'idNumber' }] },
      { outcome: 'REFUSE', problems: [{ key: 'phone' }] },
      { outcome: 'ADD' },
    ],
  });
  expect(await run('STOP')).toMatchObject({ added: 0, refused: 4 });
  expect(await rows({ status: ['PENDING'] })).toHaveLength(1);
  expect(await run('UPDATE')).toEqual({ added: 2, changed: 0, skipped: 0, refused: 4 });
  expect(await rows({ company: '单位甲' })).toMatchObject([{ level: 'A', status: 'PENDING', phone: '139****0012' }]);
  const left = (await desk((scope) => refusedOfImport(scope, call('SKIP')), all)) as { name: string };
  expect(left.name).toBe('人才卡会员-未导入的行.xlsx');
  expect(await run('SKIP')).toMatchObject({ added: 0, skipped: 3 });
});

test('工作单位：已认证的按信用代码认，名称用登记的；没有认证的照写；只有代码又没有认证的说明白', async () => {
  const passed = aCompany('wang', { state: 'PASSED', isWaiting: false, validTo: '2028-11-20' });
  const waits = aCompany('wait', { state: 'PENDING', code: creditCode('2') });
  await services.database.asOwner((db) => db.insert(companies).values([passed, waits]));
  const search = (key: string) => desk((scope) => searchCompanies(scope, { key }), all);
  expect(await search('wa')).toEqual({ rows: [{ name: passed.name, code: passed.code }] });
  const { id } = await issue({ company: '望', companyCode: passed.code });
  expect(await one(id)).toMatchObject({ values: { company: passed.name, companyCode: passed.code } });
  const other = await issue({ idNumber: 'E20260011', phone: '13900000021', companyCode: waits.code });
  expect(await one(other.id)).toMatchObject({ values: { company: form.company, companyCode: waits.code } });
  const alone = { idNumber: 'E20260012', phone: '13900000022', company: '', companyCode: waits.code };
  expect(await issue(alone)).toMatchObject({ key: 'CARD_COMPANY', fields: [{ path: 'companyCode' }] });
  expect(await issue({ ...alone, companyCode: '91110105MA0000000' })).toMatchObject({ key: 'INVALID' });

  const lines = [
    ['姓名', '类别', '证件类型', '证件号码', '手机号', '单位统一社会信用代码', '有效至'],
    ['甲一', 'A 类', '护照', 'E20260013', '13900000023', passed.code.toLowerCase(), '2028-01-01'],
    ['乙二', 'B 类', '护照', 'E20260014', '13900000024', waits.code, '2028-01-01'],
  ];
  const file = Buffer.from(lines.map((cells) => cells.join(',')).join('\n')).toString('base64url');
  const input = { file, name: '名单.csv', known: 'SKIP' as const };
  expect(await desk((scope) => previewImport(scope, { ...of, input }), all)).toMatchObject({
    added: 1,
    rows: [{ outcome: 'ADD' }, { outcome: 'REFUSE', problems: [{ key: 'companyCode' }] }],
  });
  await desk((scope) => runImport(scope, { ...of, input }), all);
  expect(await rows({ company: passed.name })).toHaveLength(2);
});

test('办公室打印的卡片和本人的一样，记下是谁打印的；注销的、别家的打不出', async () => {
  const call = (who: string, side: 'office' | 'portal') =>
    ({
      read: (work: Parameters<typeof as>[1]) => as(who, work).then(orThrow),
      transact: (work: Parameters<typeof as>[1]) => (side === 'office' ? desk(work) : as(who, work)).then(orThrow),
    }) as unknown as SlowActorCall;
  const print = (id: string) => printCardOf(call('clerk', 'office'), { tenantId: 'tenant-a', id });
  const [own, theirs] = [await printMyCard(call('lin', 'portal')), await print('card-lin')];
  expect(theirs).toMatchObject({ name: own.name, type: 'application/pdf' });
  expect((theirs.content as Buffer).equals(own.content as Buffer)).toBe(true);
  const log = await services.database.asOwner((db) =>
    db
      .select()
      .from(busiLog)
      .where(and(eq(busiLog.objectId, 'card-lin'), eq(busiLog.action, 'PRINT'))),
  );
  expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([['PRINT', 'clerk']]);
  await act('card-lin', 'cancel', asked.cancel);
  for (const id of ['card-lin', 'nobody']) await expect(print(id)).rejects.toMatchObject({ key: 'NOT_FOUND' });
});

test('认定生效时，等待同一证件的卡归认定的人，不另发一张', async () => {
  const { id } = await issue();
  const personKey = services.keys.blindIndex('tenant-a', 'certificate', 'PASSPORT', 'E20261123');
  await services.database.asOwner(async (db) => {
    await db.insert(applications).values({
      id: 'app-1',
      tenantId: 'tenant-a',
      programme: 'talentapply',
      year: 2026,
      no: 'RC1',
      ownerId: 'shu',
      applicant: '叶知秋',
      state: 'EFFECTIVE',
      personKey,
      dueAt: new Date('2029-06-30T23:59:59.999+08:00'),
    });
    const section = (key: string, values: Values) => ({ tenantId: 'tenant-a', applicationId: 'app-1', key, values });
    await db
      .insert(applicationSections)
      .values([
        section('recognition', { class: 'C' }),
        section('employment', { company: '云汀海洋生物研究院' }),
        section('contact', { phone: { area: '+86', number: '13900000002' } }),
      ]);
  });
  await desk((scope) => followRecognition(scope, { id: 'app-1', from: 'APPROVED', to: 'EFFECTIVE' }));
  expect(await one(id)).toMatchObject({
    row: { level: 'C', status: 'ACTIVE', source: 'RC1', company: '云汀海洋生物研究院', phone: '139****0002' },
  });
  expect(await card('shu')).toMatchObject({ card: { cardNo: 'YT202600101', validTo: '2029-06-30' } });
  expect(await claim('yan')).toMatchObject({ key: 'CARD_UNCLAIMED' });
});
