import type { Page } from '@playwright/test';
import { officeResourceCalls } from '#features/office-calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, unique } from '../support/calls.ts';
import { hire, type Person, signInOffice } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const names = { yunting: '云汀新区人才工作局', fengqi: '凤栖科技园管理中心' } as const;
type Tenant = keyof typeof names;

const editor = '/content/notify/edit';

test('a form begun in one tenant is saved there and nowhere else when another tab switches', async ({ context }) => {
  const mark = unique();
  const one = await context.newPage();
  await signInOffice(one, await hire({ yunting: 'editor', fengqi: 'editor' }), editor);
  await write(one, mark);
  const here = await tenantOf(one);
  const there = here === 'yunting' ? 'fengqi' : 'yunting';
  const two = await context.newPage();
  await switchTenant(two, here, there);

  const dialog = one.getByRole('dialog', { name: `您现在在“${names[there]}”` });
  await expect(dialog).toContainText(`这个页面属于“${names[here]}”`);
  await one.keyboard.press('Escape');
  // A shortcut reaches past the dialog: what it means to save waits.
  await one.keyboard.press('Control+s');
  await expect(dialog).toBeVisible();
  expect(await saved(mark)).toEqual({ yunting: 0, fengqi: 0 });

  await dialog.getByRole('button', { name: `回到“${names[here]}”` }).click();
  await expect(one).toHaveURL(/id=/);
  await expect(dialog).toBeHidden();
  await expect(titleOf(one)).toHaveValue(mark);
  expect(await saved(mark)).toEqual({ yunting: 0, fengqi: 0, [here]: 1 });
  await expect(two.getByRole('dialog', { name: `您现在在“${names[here]}”` })).toBeVisible();
  await expectAccessible(two, 'the question about the tenant');
});

test('a page loaded anew is of the other tenant, and nothing of the first is left @night', async ({ context }) => {
  const mark = unique();
  const one = await context.newPage();
  await signInOffice(one, await hire({ yunting: 'editor', fengqi: 'editor' }), editor);
  await write(one, mark);
  const here = await tenantOf(one);
  const there = here === 'yunting' ? 'fengqi' : 'yunting';
  await switchTenant(await context.newPage(), here, there);
  await one.getByRole('button', { name: `在“${names[there]}”重新打开页面` }).click();
  await expect(one.getByRole('button', { name: `切换租户: ${names[there]}` })).toBeVisible();
  await expect(titleOf(one)).toHaveValue('');
  await expect(one.getByRole('dialog')).toHaveCount(0);
  expect(await saved(mark)).toEqual({ yunting: 0, fengqi: 0 });
});

test('a page stays its writer’s when somebody else signs in in another tab @night', async ({ context }) => {
  const mark = unique();
  const writer = await hire({ yunting: 'editor' }, '欧阳知秋');
  const one = await context.newPage();
  await signInOffice(one, writer, editor);
  await write(one, mark);
  const two = await context.newPage();
  await signInOffice(two, await hire({ yunting: 'editor' }, '司徒望舒'));
  // A tab that opens later is the writer's from its beginning.
  await expect(two.getByRole('button', { name: '司徒望舒' })).toBeVisible();

  await one
    .getByRole('dialog', { name: '现在登录的是“司徒望舒”' })
    .getByRole('button', { name: /重新登录/ })
    .click();
  await signInAgain(one, writer);
  await expect(one.getByRole('dialog')).toBeHidden();
  await one.getByRole('button', { name: '保存草稿' }).click();
  await expect(one).toHaveURL(/id=/);
  await expect(titleOf(one)).toHaveValue(mark);
  await expect(two.getByRole('dialog', { name: '现在登录的是“欧阳知秋”' })).toBeVisible();
});

const titleOf = (page: Page) => page.getByRole('region', { name: '中文', exact: true }).getByRole('textbox').first();

/** Writes a title and leaves the field, as whoever turns to another tab. */
async function write(page: Page, title: string): Promise<void> {
  await titleOf(page).fill(title);
  await titleOf(page).blur();
}

async function tenantOf(page: Page): Promise<Tenant> {
  const label = await page.getByRole('button', { name: /^切换租户/ }).getAttribute('aria-label');
  return label?.includes(names.yunting) ? 'yunting' : 'fengqi';
}

async function switchTenant(page: Page, from: Tenant, to: Tenant): Promise<void> {
  await page.goto('/office/dashboard');
  await page.getByRole('button', { name: `切换租户: ${names[from]}` }).click();
  await page.getByRole('menuitem', { name: names[to] }).click();
  await expect(page.getByText(`已切换到${names[to]}`)).toBeVisible();
}

async function signInAgain(page: Page, { loginName, password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '请重新登录' });
  await dialog.getByRole('textbox', { name: '登录名' }).fill(loginName);
  await dialog.getByRole('textbox', { name: '密码' }).fill(password);
  await dialog.getByRole('button', { name: /^登\s?录$/ }).click();
}

/** How many notices of that title each tenant has. */
async function saved(title: string): Promise<Record<Tenant, number>> {
  const count = async (code: Tenant) => {
    const input = { tenantId: tenantIds[code], size: 200 };
    const { rows } = await ask(await adminOf(code), officeResourceCalls.notify!.list, input);
    return rows.filter((row) => JSON.stringify(row).includes(title)).length;
  };
  return { yunting: await count('yunting'), fengqi: await count('fengqi') };
}
