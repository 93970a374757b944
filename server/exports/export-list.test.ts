import readXlsx from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { permissionCodes } from '#core/permissions.ts';
import { getResource } from '#features/resources.ts';
import { getExporter } from '#features/server.ts';
import { eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { type FileAnswer, isFileAnswer } from '#server/handle.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { exportList } from './export-list.ts';
import type { ExportInput } from './exporter.ts';

const services = await createTestServices();
services.setNow(new Date('2026-11-20T02:00:00.000Z'));

beforeAll(() =>
  services.database.asOwner(async (db) => {
    for (const [id, nameCN] of [
      ['tenant-a', '云汀新区人才工作局'],
      ['tenant-b', '别处'],
    ] as const)
      await db.insert(tenants).values({ id, code: id, nameCN, nameEN: 'Yunting Talent Bureau', kind: 'DISTRICT' });
    await db.insert(accounts).values([
      {
        id: 'ann',
        loginName: '00123',
        nickname: '=HYPERLINK("http://x")',
        email: 'ann.secret@example.com',
        phone: '13800138000',
      },
      { id: 'bo', loginName: 'bo', nickname: '薄,"二"', lastLoginAt: new Date('2026-11-19T16:30:00.000Z') },
      { id: 'far', loginName: 'far', nickname: '他处' },
    ]);
    await db.insert(members).values([
      { id: 'm-ann', tenantId: 'tenant-a', accountId: 'ann' },
      { id: 'm-bo', tenantId: 'tenant-a', accountId: 'bo', status: 'DISABLED' },
      { id: 'm-far', tenantId: 'tenant-b', accountId: 'far' },
    ]);
    await db.insert(roles).values([
      { id: 'r-1', tenantId: 'tenant-a', code: 'a', nameCN: '审核专员', nameEN: 'Reviewer' },
      { id: 'r-2', tenantId: 'tenant-a', code: 'b', nameCN: '内容编辑', nameEN: 'Editor' },
    ]);
    await db
      .insert(memberRoles)
      .values(['r-1', 'r-2'].map((roleId) => ({ tenantId: 'tenant-a', memberId: 'm-ann', roleId })));
  }),
);

const all = ['loginName', 'status', 'nickname', 'roles', 'phone', 'email', 'lastLogin'];
const ask = (
  input: Partial<ExportInput>,
  {
    permCodes = permissionCodes as readonly string[],
    who = 'wang',
    locale = 'CN' as 'CN' | 'EN',
    source = 'tenantuser',
  } = {},
) =>
  asActor(services, { actor: { id: who, nickname: '王若楠' }, side: 'office', permCodes, locale }, (scope) =>
    exportList(scope, getExporter(source), { format: 'xlsx', columns: all, ...input }),
  );
const file = async (...asked: Parameters<typeof ask>) => {
  const answer = await ask(...asked);
  if (!isFileAnswer(answer)) throw new Error('no file');
  return answer as FileAnswer & { content: Buffer };
};
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const lines = () =>
  services.database.asOwner((db) => db.select().from(busiLog).where(eq(busiLog.action, 'EXPORT')).orderBy(busiLog.seq));

test('a workbook holds the shown columns in the reader’s language, every cell a text, personal data masked', async () => {
  const { name, type, content } = await file({});
  expect(name).toBe('系统用户-2026-11-20.xlsx');
  expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const [list, about] = await readXlsx(content);
  expect(list?.data).toEqual([
    ['登录名', '状态', '姓名', '角色', '手机', '邮箱', '最近登录'],
    ['00123', '启用', '=HYPERLINK("http://x")', '审核专员、内容编辑', '138****8000', 'a***@example.com', null],
    ['bo', '停用', '薄,"二"', null, null, null, '2026-11-20 00:30'],
  ]);
  expect(about?.sheet).toBe('导出说明');
  expect(about?.data.slice(0, 7)).toEqual([
    ['列表', '系统用户'],
    ['租户', '云汀新区人才工作局'],
    ['筛选', '无，全部记录'],
    ['排序', '登录名 升序'],
    ['行数', '2'],
    ['个人信息', '已遮盖'],
    ['导出时间', '2026-11-20 10:00（北京时间）'],
  ]);
  expect(about?.data[7]).toEqual(['操作人', '王若楠 (wang)']);
});

test('the filter, the order and the chosen columns are those of the screen, in English too', async () => {
  const input = {
    filter: { status: ['DISABLED'], role: 'r-1', keyword: 'b' },
    columns: ['nickname', 'status'],
    sort: 'lastLogin',
    descending: true,
  };
  const [list, about] = await readXlsx((await file(input, { locale: 'EN' })).content);
  expect(list?.data).toEqual([['Name', 'Status']]);
  expect(about?.data).toEqual(
    expect.arrayContaining([
      ['Filter · Keyword', 'b'],
      ['Filter · Role', 'Reviewer'],
      ['Filter · Status', 'Disabled'],
      ['Order', 'Last sign-in descending'],
      ['Personal data', 'masked'],
    ]),
  );
});

test('the same list as CSV', async () => {
  const { name, content } = await file({ format: 'csv', columns: ['loginName', 'nickname', 'phone'] });
  expect(name).toBe('系统用户-2026-11-20.csv');
  expect(content.toString().slice(1).split('\r\n')).toEqual([
    '登录名,姓名,手机',
    `00123,"'=HYPERLINK(""http://x"")",138****8000`,
    'bo,"薄,""二""",',
    '',
  ]);
});

test('personal data leaves in full only with the code and a reason, and the log says so', async () => {
  expect(
    await ask({ unmask: '年度通讯录' }, { permCodes: ['Mgr.TenantUser', 'Mgr.TenantUser.export'] }).catch(refusal),
  ).toBe('NO_PERMISSION');
  expect(await ask({ unmask: ' ' }).catch(refusal)).toBe('REASON_NEEDED');
  const before = (await lines()).length;
  const [list, about] = await readXlsx((await file({ unmask: '年度通讯录' })).content);
  expect(list?.data[1]).toEqual(expect.arrayContaining(['13800138000', 'ann.secret@example.com']));
  expect(about?.data).toContainEqual(['个人信息', '完整显示，理由：年度通讯录']);
  const logged = (await lines()).slice(before);
  expect(logged).toHaveLength(1);
  expect(logged[0]?.textCN).toBe('导出系统用户 2 行（XLSX），个人信息完整：年度通讯录');
  expect(logged[0]?.changes).toEqual([
    { field: 'filter', before: null, after: {} },
    { field: 'columns', before: null, after: all },
  ]);
});

test.each([
  ['a column that is none', { columns: ['passwordHash'] }],
  ['a filter that is none', { filter: { tenantId: 'tenant-b' } }],
  ['an order by what cannot be sorted', { sort: 'phone' }],
])('%s is refused', async (_, input) => {
  expect(await ask(input).catch(refusal)).toBe('INVALID');
});

test('every list can be exported whole', async () => {
  for (const source of ['role', 'permission', 'tenantperm', 'tenant']) {
    const columns = getResource(source).columns.map(({ key }) => key);
    const [list] = await readXlsx((await file({ columns }, { source, who: `who-${source}` })).content);
    expect([source, list!.data.length > 1]).toEqual([source, true]);
    expect(list!.data[0]).toHaveLength(columns.length);
  }
});

test('the thirty-first export within an hour has to wait', async () => {
  for (let count = 0; count < 30; count++) await ask({ columns: ['loginName'] }, { who: 'busy' });
  expect(await ask({ columns: ['loginName'] }, { who: 'busy' }).catch(refusal)).toBe('TOO_MANY');
  expect(isFileAnswer(await ask({ columns: ['loginName'] }, { who: 'rested' }))).toBe(true);
  services.setNow(new Date('2026-11-20T03:00:01.000Z'));
  expect(isFileAnswer(await ask({ columns: ['loginName'] }, { who: 'busy' }))).toBe(true);
});

test('more rows than anybody waits for become a job, and the same one when it is asked for twice', async () => {
  await services.database.asOwner((db) =>
    db.execute(sql`insert into roles (id, tenant_id, code, name_cn, name_en)
      select 'x-' || i, 'tenant-a', 'code-' || i, '角色' || i, 'Role' || i from generate_series(1, 5000) i`),
  );
  const input = { columns: ['code', 'name'], filter: { keyword: 'role' } };
  const first = await ask(input, { source: 'role', who: 'long' });
  expect(isFileAnswer(first)).toBe(true);
  const whole = { columns: ['code', 'name'] };
  const answers = [
    await ask(whole, { source: 'role', who: 'long' }),
    await ask(whole, { source: 'role', who: 'long' }),
  ];
  expect(answers[0]).toEqual({ job: expect.any(String) });
  expect(answers[1]).toEqual(answers[0]);
  const [job] = await services.database.asOwner((db) => db.select().from(jobs));
  expect(job).toMatchObject({ accountId: 'long', state: 'QUEUED', source: 'role', total: 5002, titleCN: '角色' });
});
