import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Menu } from '#core/resources/menu.ts';
import { builtInRoles } from '#core/roles.ts';
import { visibleMenus } from '#features/menus.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, unique } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { linkIn, readMessage } from '../support/outbox.ts';
import { hire, newPerson, signInOffice } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// The other tests ask for no motion; here everything moves as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const users = '/system/tenantuser';

for (const [role, start] of [
  ['reviewer', '/dashboard'],
  ['editor', '/dashboard'],
  ['judge', '/apply/task'],
] as const)
  test(`the demo's ${role} sees exactly the menus of the codes held`, async ({ page }) => {
    await signInOffice(page, { loginName: demo.office[role], password: demo.password });
    await expect(page).toHaveURL(`/office${start}`);
    await expectMenus(page, role);
  });

test('an administrator sees the menus of a tenant, an auditor the logs @night', async ({ page, browser }) => {
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }));
  await expectMenus(page, 'tenant-admin');
  const auditor = await (await browser.newContext()).newPage();
  await signInOffice(auditor, await hire({ yunting: 'auditor' }));
  await expectMenus(auditor, 'auditor');
});

test('switching the tenant ends on the dashboard with a bare strip and the other rights @night', async ({ page }) => {
  await signInOffice(page, await hire({ yunting: 'tenant-admin', fengqi: 'reviewer' }));
  await open(page, '系统用户');
  await open(page, '角色');
  await expect(tabs(page)).toHaveText(['工作台', /系统用户/, /角色/]);
  await page.getByRole('button', { name: '切换租户: 云汀新区人才工作局' }).click();
  await page.getByRole('menuitem', { name: '凤栖科技园管理中心' }).click();
  await expect(page).toHaveURL('/office/dashboard');
  await expect(page.getByText('已切换到凤栖科技园管理中心')).toBeVisible();
  await expect(tabs(page)).toHaveText(['工作台']);
  await expectMenus(page, 'reviewer');
  await page.goto(`/office${users}`);
  await expect(page).toHaveURL('/office/401');
});

test('tabs of visited pages close singly, all but one, and all @night', async ({ page }) => {
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }));
  for (const name of ['系统用户', '权限', '业务日志', '发件箱']) await open(page, name);
  await expect(tabs(page)).toHaveText(['工作台', '系统用户', '权限', '业务日志', '发件箱']);
  await tabs(page).filter({ hasText: '权限' }).click();
  await expect(page).toHaveURL('/office/system/permission');
  await page.keyboard.press('Delete');
  await expect(tabs(page)).toHaveText(['工作台', '系统用户', '业务日志', '发件箱']);
  await expect(page).toHaveURL('/office/msg/outbox');
  const log = tabs(page).filter({ hasText: '业务日志' });
  await log.click();
  // At once: what is done to the others means this one, though its page may be on its way still.
  await expect(log).toHaveAttribute('aria-selected', 'true');
  await act(page, '关闭其他');
  await expect(tabs(page)).toHaveText(['工作台', '业务日志']);
  await expect(page).toHaveURL('/office/busilog');
  await act(page, '全部关闭');
  await expect(tabs(page)).toHaveText(['工作台']);
  await expect(page).toHaveURL('/office/dashboard');
});

test('a tab with unsaved work asks before it closes and keeps what was changed', async ({ page }) => {
  const role = await newRole();
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), `/system/role?id=${role}`);
  const tick = page.getByRole('checkbox', { name: '申报审核 Apply', exact: true });
  await tick.check();
  await expect(tabs(page).getByTitle('未保存')).toBeVisible();
  await act(page, '全部关闭');
  const question = page.getByRole('dialog', { name: '有未保存的内容' });
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect(tick).toBeChecked();
  await act(page, '全部关闭');
  await question.getByRole('button', { name: '丢弃并关闭' }).click();
  await expect(tabs(page)).toHaveText(['工作台']);
});

test('unsaved work survives visits to many other pages @night', async ({ page }) => {
  const role = await newRole();
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), `/system/role?id=${role}`);
  const tick = page.getByRole('checkbox', { name: '申报审核 Apply', exact: true });
  await tick.check();
  const others = [
    '工作台',
    '审核任务',
    '系统用户',
    '权限',
    '接口日志',
    '后台接口日志',
    '门户接口日志',
    '业务日志',
    '发件箱',
  ];
  for (const name of others) await open(page, name);
  await tabs(page).filter({ hasText: /^角色/ }).click();
  await expect(tick).toBeChecked();
});

test('columns chosen for a list survive a reload, and reset returns to the default @night', async ({ page }) => {
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), users);
  const heads = () => page.getByRole('columnheader').allInnerTexts();
  await expect(page.getByRole('columnheader', { name: '登录名' })).toBeVisible();
  const standard = await heads();
  await page.getByRole('button', { name: '列设置' }).click();
  const panel = page.getByRole('region', { name: '列设置' });
  await panel.getByLabel('手机', { exact: true }).uncheck();
  await panel.getByLabel('邮箱', { exact: true }).check();
  await Promise.all([saved(page), panel.getByRole('button', { name: '上移“最近登录”' }).click()]);
  await expect(page.getByRole('columnheader', { name: '手机' })).toHaveCount(0);
  const chosen = await heads();
  expect(chosen).not.toEqual(standard);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: '邮箱' })).toBeVisible();
  expect(await heads()).toEqual(chosen);
  await page.getByRole('button', { name: '列设置' }).click();
  await Promise.all([saved(page), panel.getByRole('button', { name: '恢复默认' }).click()]);
  await expect(page.getByRole('columnheader', { name: '手机' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: '手机' })).toBeVisible();
  expect(await heads()).toEqual(standard);
});

test('a role is made, given rights after a preview, and given to somebody who is invited', async ({
  page,
  browser,
}) => {
  const code = `r-${unique()}`;
  const name = `窗口协办 ${code}`;
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), '/system/role');
  await page.getByRole('button', { name: '新增角色' }).click();
  const form = page.getByRole('dialog', { name: '新增角色' });
  await form.getByLabel('名称（中文）').fill(name);
  await form.getByLabel('名称（英文）').fill('Desk assistant');
  await form.getByLabel('编码').fill('Not A Slug');
  await form.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(form.getByRole('status')).toHaveText('有 2 处需要修改');
  await form.getByLabel('编码').fill(code);
  await form.getByRole('combobox', { name: '数据范围' }).selectOption('本租户');
  await form.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(page.getByText('已保存')).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: '申报审核 Apply', exact: true }).check();
  await page.getByRole('checkbox', { name: '受理与审核', exact: true }).check();
  await expect(page.getByText('将新增')).toBeVisible();
  await expect(page.getByText('申报审核·受理与审核')).toBeVisible();
  await page.getByRole('button', { name: '保存并生效' }).click();
  await expect(page.getByText('还没有变更')).toBeVisible();

  await page.getByRole('button', { name: /^对\s?比$/ }).click();
  const compared = page.getByRole('dialog', { name: `对比权限：${name}` });
  await compared.getByRole('combobox', { name: '选择对比对象' }).fill('审计人员');
  await page.keyboard.press('Enter');
  await expect(compared.getByRole('region', { name: `只有“${name}”有` })).toHaveText(/申报审核·受理与审核$/);
  await expect(compared.getByRole('region', { name: '只有“审计人员”有' })).toContainText('业务日志');
  await compared.getByRole('button', { name: /关闭|Close/ }).click();
  await expect(compared).toBeHidden();
  await page.getByRole('button', { name: '列表、筛选与导出' }).click();
  await page.getByLabel('关键词').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await expect(page.getByText('共 1 条', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^导\s?出$/ }).click();
  const exporting = page.getByRole('dialog', { name: /导出/ });
  const file = page.waitForEvent('download');
  await exporting.getByRole('button', { name: /^导\s?出$/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^角色-.*\.xlsx$/);

  const invited = newPerson('南宫望月');
  await open(page, '系统用户');
  await page.getByRole('button', { name: '新增用户' }).click();
  const user = page.getByRole('dialog', { name: '新增用户' });
  await user.getByLabel('邮箱（登录名）').fill(invited.email);
  await user.getByLabel('姓名').fill(invited.nickname);
  await user.getByRole('checkbox', { name, exact: true }).check();
  await user.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(page.getByRole('dialog', { name: invited.email })).toContainText('待接受');

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(linkIn(await readMessage(invited.email, 'INVITATION')));
  await elsewhere.getByLabel('密码', { exact: true }).fill(invited.password);
  await elsewhere.getByLabel('再输一次密码').fill(invited.password);
  await elsewhere.getByRole('button', { name: '接受邀请并创建账号' }).click();
  await expect(elsewhere.getByRole('link', { name: '前往管理后台' })).toBeVisible();
  await signInOffice(elsewhere, invited);
  await expect(elsewhere).toHaveURL('/office/apply/task');
  expect(await menusOf(elsewhere)).toEqual(menuNames(['Mgr.Apply', 'Mgr.Apply.audit']));
});

test('two operators who change one record: other fields merge, the same field is asked about', async ({
  page,
  browser,
}) => {
  const target = await hire({ yunting: 'editor' }, '慕容听雪');
  const second = await (await browser.newContext()).newPage();
  for (const each of [page, second]) {
    await signInOffice(each, await hire({ yunting: 'tenant-admin' }), `${users}?f.keyword=${target.email}`);
    await each.getByRole('row', { name: target.nickname }).getByRole('button', { name: '编辑' }).click();
    await expect(each.getByLabel('姓名')).toHaveValue(target.nickname);
  }
  await page.getByLabel('姓名').fill('慕容听雨');
  await page.getByLabel('职务').fill('值班长');
  await save(page);
  await expect(page.getByText('已保存')).toBeVisible();

  await second.getByLabel('姓名').fill('慕容听风');
  await save(second);
  const question = second.getByRole('alert').filter({ hasText: '他人已先保存' });
  await expect(question.getByRole('group')).toHaveCount(1);
  await expect(question.getByRole('group', { name: '姓名' })).toBeVisible();
  await expect(second.getByLabel('职务')).toHaveValue('值班长');
  await question.getByRole('radio', { name: /我的/ }).check();
  await save(second);
  await expect(second.getByText('已保存')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('慕容听风');
  await expect(page.getByRole('dialog')).toContainText('值班长');
});

test('a refused field says so beside the field', async ({ page }) => {
  const known = await hire({ yunting: 'editor' });
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), users);
  await page.getByRole('button', { name: '新增用户' }).click();
  await page.getByLabel('邮箱（登录名）').fill(known.email);
  await page.getByLabel('姓名').fill('重复');
  await page.getByRole('checkbox', { name: '内容编辑', exact: true }).check();
  await save(page);
  await expect(page.getByLabel('邮箱（登录名）')).toHaveAccessibleDescription(/已存在相同的记录/);
});

test('an exported list begins with a UTF-8 mark and holds what the list shows', async ({ page }) => {
  const target = await hire({ yunting: 'editor' }, '端木见山');
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), `${users}?f.keyword=${target.email}`);
  await expect(page.getByRole('row', { name: target.nickname })).toBeVisible();
  await page.getByRole('button', { name: /^导\s?出$/ }).click();
  const question = page.getByRole('dialog').filter({ hasText: '导出当前筛选的 1 条记录' });
  await question.getByText('CSV 文本').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: /^导\s?出$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^系统用户-\d{4}-\d{2}-\d{2}\.csv$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const lines = bytes.toString('utf8').slice(1).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('登录名');
  expect(lines[1]).toContain(target.nickname);
});

test('what was done stands in the business log, whose chain holds, and in the call log @night', async ({ page }) => {
  const operator = await hire({ yunting: 'tenant-admin' }, '司徒明镜');
  const target = await hire({ yunting: 'editor' }, '皇甫云归');
  await signInOffice(page, operator, `${users}?f.keyword=${target.email}`);
  await page.getByRole('row', { name: target.nickname }).getByRole('button', { name: '编辑' }).click();
  await page.getByLabel('职务').fill('宣传干事');
  await save(page);
  await expect(page.getByText('已保存')).toBeVisible();
  await page.getByRole('tab', { name: /历史/ }).click();
  await expect(page.getByRole('tabpanel', { name: /历史/ })).toContainText('宣传干事');

  await page.goto('/office/busilog');
  await page.getByLabel('操作人登录名').fill(operator.loginName);
  await page.getByLabel('模块').fill('TENANTUSER');
  await page.getByRole('button', { name: /^查\s?询$/ }).click();
  const row = page.getByRole('row').filter({ hasText: target.email }).filter({ hasText: operator.nickname });
  await expect(row).toHaveCount(1);
  await row.getByRole('button').click();
  await expect(page.getByText('宣传干事')).toBeVisible();
  await page.getByRole('complementary', { name: '变更内容' }).getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '校验记录链' }).click();
  await expect(page.getByText(/^记录链完整·[\d,]+ 条/)).toBeVisible();

  await page.goto('/office/apilog');
  await page.getByLabel('接口路径、登录名或追踪号').fill(operator.loginName);
  await page.getByRole('button', { name: /^查\s?询$/ }).click();
  await expect(page.getByRole('row').filter({ hasText: '/mgr/tenantuser/save' }).first()).toBeVisible();
});

/** A role of the tenant without any right; its id. */
async function newRole(): Promise<string> {
  const code = `r-${unique()}`;
  const values = { nameCN: `窗口协办 ${code}`, nameEN: `Desk assistant ${code}`, code, dataScope: 'TENANT', note: '' };
  const input = { tenantId: tenantIds.yunting, values, reqId: unique() };
  return (await ask(await adminOf('yunting'), officeResourceCalls.role!.save, input)).id;
}

/** All pages of the main menu, with every group opened once. */
async function expectMenus(page: Page, role: string): Promise<void> {
  const { codes } = builtInRoles.find(({ code }) => code === role)!;
  // A group that is open from the start is met in its place.
  expect((await menusOf(page)).toSorted()).toEqual(menuNames(codes).toSorted());
}

/** The menus that these codes open, in the order in which `menusOf` finds them: those without a group first. */
function menuNames(codes: readonly string[]): string[] {
  const menus = visibleMenus(codes).flatMap((group) => group.menus);
  const isGroup = ({ children, isTabbed }: Menu) => children !== undefined && !isTabbed;
  return [
    ...menus.filter((menu) => !isGroup(menu)),
    ...menus.filter(isGroup).flatMap(({ children = [] }) => children),
  ].map(({ title }) => title.CN);
}

async function menusOf(page: Page): Promise<string[]> {
  const nav = page.getByRole('navigation', { name: '主菜单' });
  await expect(nav.getByRole('link').or(nav.getByRole('button')).first()).toBeVisible();
  // The desk folds the menu to make room.
  const unfold = page.getByRole('button', { name: '展开菜单' });
  await expect(unfold.or(page.getByRole('button', { name: '折叠菜单' }))).toBeVisible();
  if (await unfold.isVisible()) await unfold.click();
  const groups = await nav.getByRole('button').allInnerTexts();
  const names: string[] = [];
  const collect = async () => {
    for (const link of await nav.getByRole('link').all()) {
      const name = (await link.innerText()).split('\n')[0]!.trim();
      if (!names.includes(name)) names.push(name);
    }
  };
  await collect();
  for (const group of groups) {
    const button = nav.getByRole('button', { name: group.split('\n')[0]!, exact: false }).first();
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await collect();
  }
  return names;
}

const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' }).getByRole('tab');

/** Opens a page by the search of menus. */
async function open(page: Page, name: string) {
  await search(page, name);
  await expect(
    tabs(page)
      .filter({ hasText: new RegExp(`^${name}`) })
      .first(),
  ).toHaveAttribute('aria-selected', 'true');
}

async function search(page: Page, name: string) {
  await page.getByRole('button', { name: /^搜索菜单/ }).click();
  const box = page.getByRole('combobox', { name: '搜索菜单' });
  await box.fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

async function act(page: Page, action: string) {
  await page.getByRole('button', { name: '标签操作' }).click();
  const item = page.getByRole('menuitem', { name: action, exact: true });
  // About to unfold, a menu lies there unseen and still, and is gone between the press and the release of a click.
  await expect(page.locator('.ant-dropdown').filter({ has: item })).not.toHaveClass(/ant-slide/);
  await item.click();
  await expect(item).toBeHidden();
}

async function save(page: Page) {
  await page.getByRole('button', { name: /^保\s?存$/ }).click();
}

/** The answer that a setting was kept. */
function saved(page: Page) {
  return page.waitForResponse((response) => response.url().endsWith('/m/account/savepreference'));
}
