import type { BrowserContext, Locator, Page } from '@playwright/test';
import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { endSessionCall } from '#features/accounts/calls/own-account.ts';
import { assignCall, queueCall, reviewersCall } from '#features/casework/calls/review.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { adminOf, tenantIds } from './support/admins.ts';
import { ask, signInByCall, unique } from './support/calls.ts';
import { claim, marksOf } from './support/desk.ts';
import { hire, type Person, signInOffice, signInOfficeByForm, spaced } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// The park has two open cases, which both tests of the desk take.
test.describe.configure({ mode: 'default' });

const note = '门牌号与身份证件上的住址不一致，';
const other = '邮箱地址写错了一个字母';
const opinion = '总体符合条件，单位证明还要';

test('what is typed on the desk is there after another field, another case, a reload, a killed tab and on another device', async ({
  context,
  browser,
}) => {
  const { officer, cases } = await officerWithCases();
  const addressOf = (id: string) => `/apply/task?scope=mine&id=${id}`;
  const desk = await context.newPage();
  await signInOffice(desk, officer, addressOf(cases[0]!));
  await claim(desk);
  await fix(desk, '姓名').click();
  await desk.getByLabel('原因').click();
  await desk.locator('.ant-select-item-option:visible').first().click();
  const reason = await chosenReason(desk).innerText();
  await desk.getByLabel('说明').fill(note);
  await fix(desk, '国籍（地区）').click();
  await desk.getByLabel('说明').fill(other);
  await opinionOf(desk).fill(opinion);
  await expect(desk.getByText(/^输入已保存 \d\d:\d\d$/)).toBeVisible();
  await expectUnfinished(desk, [note, other], { opened: other });

  const queue = desk.getByRole('complementary', { name: '审核任务' });
  await queue.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(opinionOf(desk)).toHaveValue('');
  await queue.getByRole('listitem').nth(0).getByRole('button').click();
  await expectUnfinished(desk, [note, other]);
  await desk.reload();
  await expectUnfinished(desk, [note, other]);

  // Not even what the server never got is lost with the tab.
  await context.setOffline(true);
  await opinionOf(desk).fill(`${opinion}再核对`);
  await expect(desk.getByText('网络断开，输入已存在本机')).toBeVisible();
  await desk.goto('chrome://crash').catch(() => undefined);
  await desk.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/office${addressOf(cases[0]!)}`);
  await expect(opinionOf(again)).toHaveValue(`${opinion}再核对`);
  await expect(again.getByText(/^输入已保存/)).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await signInOffice(elsewhere, officer, addressOf(cases[0]!));
  await expect(opinionOf(elsewhere)).toHaveValue(`${opinion}再核对`);
  await expectUnfinished(elsewhere, [note, other]);
  await expectAccessible(elsewhere, 'the desk with unfinished corrections');
  await elsewhere.getByRole('button', { name: note }).click();
  await expect(elsewhere.getByLabel('说明')).toHaveValue(note);
  await expect(chosenReason(elsewhere)).toHaveText(reason);

  // Used: gone. Given up: gone. The rest stays.
  await elsewhere.getByRole('button', { name: /^保\s?存$/ }).click();
  await expectUnfinished(elsewhere, [other]);
  await elsewhere.getByRole('button', { name: '记录意见' }).click();
  await expect(elsewhere.getByText('意见已记录')).toBeVisible();
  await elsewhere.reload();
  await expect(opinionOf(elsewhere)).toHaveValue('');
  await expectUnfinished(elsewhere, [other]);
  await elsewhere.getByRole('button', { name: other }).click();
  await elsewhere.getByRole('button', { name: spaced('放弃') }).click();
  await expectUnfinished(elsewhere, []);
  await expect(elsewhere.getByText(/^(正在保存输入|输入已保存)/)).toHaveCount(0);
  await again.reload();
  await expect(opinionOf(again)).toHaveValue('');
  await expectUnfinished(again, []);
});

test('after the session expired it is there for the same person, and for nobody else @night', async ({ context }) => {
  const { officer, cases } = await officerWithCases();
  const path = `/apply/task?scope=all&id=${cases[1]!}`;
  const page = await context.newPage();
  await signInOffice(page, officer, path);
  await claim(page);
  await ask(await signInByCall(officer, acloginCall), endSessionCall, {});
  await opinionOf(page).fill(opinion);
  await opinionOf(page).blur();
  await page.getByRole('dialog').getByRole('button', { name: '不登录，离开此页' }).click();
  await page.waitForURL(/\/login/);
  const colleague = await hire({ fengqi: 'reviewer' });
  await signInOffice(page, colleague, path);
  await expect(opinionOf(page)).toHaveValue('');
  await ask(await signInByCall(colleague, acloginCall), endSessionCall, {});
  await page.reload();
  await page.waitForURL(/\/login/);
  await signInOfficeByForm(page, officer, path);
  await expect(opinionOf(page)).toHaveValue(opinion);
});

test('a content is kept while it is written, in both languages, and what another editor saved is asked about @night', async ({
  context,
  browser,
}) => {
  const mark = unique().slice(0, 8);
  const editor = await hire({ fengqi: 'editor' });
  const writing = await context.newPage();
  await signInOffice(writing, editor, '/content/notify/edit');
  await field(writing, '中文', /^标题/).fill(`停水通知 ${mark}`);
  await field(writing, '中文', /^正文/).fill('周六上午停水');
  await field(writing, '英文', /^标题/).fill(`No water ${mark}`);
  await expect(writing.getByText(/^输入已保存/)).toBeVisible();
  await writing.close();

  const elsewhere = await (await browser.newContext()).newPage();
  await signInOffice(elsewhere, editor, '/content/notify/edit');
  await expect(elsewhere.getByText(/^已恢复您 .+ 没有写完的内容/)).toBeVisible();
  await expect(field(elsewhere, '中文', /^正文/)).toHaveText('周六上午停水');
  await expect(field(elsewhere, '英文', /^标题/)).toHaveValue(`No water ${mark}`);
  await elsewhere.getByRole('button', { name: '保存草稿' }).click();
  await expect(elsewhere).toHaveURL(/id=/);
  const id = new URL(elsewhere.url()).searchParams.get('id')!;

  const admin = await adminOf('fengqi');
  const calls = officeResourceCalls.notify!;
  const record = { tenantId: tenantIds.fengqi, id };
  const title = async () => (await ask(admin, calls.one, record)).values.titleCN;
  await field(elsewhere, '中文', /^标题/).fill(`停水通知（更正） ${mark}`);
  await expect(elsewhere.getByText(/^输入已保存/)).toBeVisible();
  expect(await title()).toBe(`停水通知 ${mark}`);
  const { values, rev } = await ask(admin, calls.one, record);
  const theirs = { ...values, titleCN: `停水取消 ${mark}`, summaryCN: '不停了' };
  await ask(admin, calls.save, { ...record, rev, values: theirs, reqId: unique() });

  await elsewhere.reload();
  const question = elsewhere.getByRole('alert').filter({ hasText: '他人已先保存' });
  await expect(question.getByRole('group')).toHaveCount(1);
  await expect(question).toContainText(`停水取消 ${mark}`);
  await expect(field(elsewhere, '中文', /^摘要/)).toHaveValue('不停了');
  await expect(elsewhere.getByRole('button', { name: '保存草稿' })).toBeDisabled();
  await expectAccessible(elsewhere, 'the editor with a question');
  await question.getByRole('radio', { name: /我的/ }).click();
  await elsewhere.getByRole('button', { name: '保存草稿' }).click();
  await expect(elsewhere.getByText('有未保存的修改')).toBeHidden();
  expect(await title()).toBe(`停水通知（更正） ${mark}`);

  await field(elsewhere, '中文', /^标题/).fill('不要这个');
  await elsewhere.getByRole('button', { name: '放弃未保存的修改' }).click();
  await elsewhere
    .getByRole('dialog')
    .getByRole('button', { name: spaced('放弃') })
    .click();
  await expect(field(elsewhere, '中文', /^标题/)).toHaveValue(`停水通知（更正） ${mark}`);
  const fresh = await openEditor(context, id);
  await expect(field(fresh, '中文', /^标题/)).toHaveValue(`停水通知（更正） ${mark}`);
});

/** The two open cases of the park, in the hands of an operator of their own. */
async function officerWithCases(): Promise<{ officer: Person; cases: string[] }> {
  const admin = await adminOf('fengqi');
  const tenantId = tenantIds.fengqi;
  const name = `审核${unique().slice(0, 6)}`;
  const officer = await hire({ fengqi: 'reviewer' }, name);
  const { rows: reviewers } = await ask(admin, reviewersCall, { tenantId });
  const accountId = reviewers.find((each) => each.name === name)!.id;
  const { rows } = await ask(admin, queueCall, { tenantId, scope: 'all', state: ['ACCEPTING', 'REVIEW'] });
  const cases = rows.map(({ id }) => id);
  for (const id of cases)
    await ask(admin, assignCall, { tenantId, id, accountId, reason: '本测试办理', reqId: unique() });
  return { officer, cases };
}

async function openEditor(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/office/content/notify/edit?id=${id}`);
  return page;
}

const opinionOf = (page: Page): Locator => page.getByRole('textbox', { name: '审核意见（申请人不可见）' });
const fix = (page: Page, label: string): Locator => marksOf(page, label).getByRole('button', { name: '补正' });
const chosenReason = (page: Page): Locator =>
  page.locator('form, section').getByTitle(/./).locator('visible=true').first();
const field = (page: Page, language: string, label: RegExp): Locator =>
  page.getByRole('region', { name: language, exact: true }).getByRole('textbox', { name: label });

/** The unfinished corrections of the desk, by what was typed so far; the one being written stands open. */
async function expectUnfinished(page: Page, notes: readonly string[], { opened = '' } = {}): Promise<void> {
  const shut = notes.filter((each) => each !== opened);
  await expect(page.getByRole('button', { name: /未完成/ })).toHaveCount(shut.length);
  for (const each of shut) await expect(page.getByRole('button', { name: each })).toContainText('未完成');
  if (opened) await expect(page.getByLabel('说明')).toHaveValue(opened);
}
