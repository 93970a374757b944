import type { Page } from '@playwright/test';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { declareListCall } from '#features/casework/calls/applications.ts';
import { ask, signInByCall } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { claim } from '../support/desk.ts';
import { hire, type Person, signInOffice, signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('an applicant asks to withdraw, is told why not, asks again and is let go @night', async ({ page, browser }) => {
  const { who, id } = await ownerOf(13, 'REVIEW');
  await signInPortal(page, who, { redirect: `/personal/declare/${id}` });
  await page.getByRole('button', { name: '申请撤回' }).click();
  const dialog = page.getByRole('dialog', { name: '申请撤回这份申报？' });
  await expect(dialog.getByText('撤回需要窗口同意')).toBeVisible();
  await expectAccessible(page, 'the dialog of a withdrawal');
  await dialog.getByLabel('撤回原因').fill('准备迁往外市工作');
  await dialog.getByRole('button', { name: '申请撤回' }).click();
  await expect(page.getByText(/^您已于 .+ 申请撤回，正在等待窗口答复/)).toBeVisible();

  const desk = await open(browser.newContext());
  await signInOffice(desk, await hire({ yunting: 'reviewer' }), `/apply/task?scope=all&id=${id}`);
  const request = desk.getByRole('region', { name: '要求撤回' });
  await expect(request).toContainText('准备迁往外市工作');
  await claim(desk);
  await request.getByRole('button', { name: '不同意撤回' }).click();
  const answer = desk.getByRole('dialog', { name: '不同意撤回：请填写理由' });
  await expect(answer.getByRole('button', { name: '不同意撤回' })).toBeDisabled();
  await answer.getByLabel('理由').fill('结果今天就会公布');
  await answer.getByRole('button', { name: '不同意撤回' }).click();
  await expect(request).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('窗口没有同意撤回：结果今天就会公布')).toBeVisible();
  await page.getByRole('button', { name: '申请撤回' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '申请撤回' }).click();
  await page.getByRole('button', { name: '取消撤回申请' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消撤回申请' }).click();
  await expect(page.getByText('已取消撤回申请，申报继续办理')).toBeVisible();
  await page.getByRole('button', { name: '申请撤回' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '申请撤回' }).click();
  await expect(page.getByText('正在等待窗口答复')).toBeVisible();

  await desk.reload();
  await request.getByRole('button', { name: '同意撤回', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '同意撤回', exact: true }).click();
  await expect(desk.getByText('已办理：同意撤回')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '本次申报已结束' })).toBeVisible();
  await expect(page.getByRole('button', { name: '复制为新申报' })).toBeVisible();
  await expect(page.getByRole('button', { name: '申请撤回' })).toHaveCount(0);
});

test('a refusal is appealed against once, and the desk reads why @night', async ({ page, browser }) => {
  const { who, id } = await ownerOf(8, 'REJECTED');
  await signInPortal(page, who, { redirect: `/personal/declare/${id}` });
  await page.getByRole('button', { name: '提出申诉' }).click();
  const dialog = page.getByRole('dialog', { name: '对这个结果提出申诉？' });
  await dialog.getByRole('button', { name: '提出申诉' }).click();
  await expect(dialog.getByText('请填写')).toBeVisible();
  await dialog.getByLabel('申诉理由').fill('三月的奖金没有计入年薪');
  await dialog.getByRole('button', { name: '提出申诉' }).click();
  await expect(page.getByText(/^您的申诉已于 .+ 收到，正在重新审核/)).toBeVisible();
  await expect(page.getByRole('button', { name: '提出申诉' })).toHaveCount(0);

  const desk = await open(browser.newContext());
  await signInOffice(desk, await hire({ yunting: 'reviewer' }), `/apply/task?scope=all&id=${id}`);
  const appeal = desk.getByRole('region', { name: '申诉件' });
  await expect(appeal).toContainText('三月的奖金没有计入年薪');
  await expect(appeal).toContainText(/此前的理由：.+/);
});

test('an approved result is given up, with a reason', async ({ page }) => {
  const { who, id } = await ownerOf(11, 'APPROVED');
  await signInPortal(page, who, { redirect: `/personal/declare/${id}` });
  await page.getByRole('button', { name: '放弃结果' }).click();
  const dialog = page.getByRole('dialog', { name: '放弃已通过的结果？' });
  await dialog.getByLabel('放弃原因').fill('已在单位附近租房');
  await dialog.getByRole('button', { name: '放弃结果' }).click();
  await expect(page.getByText('原因：已在单位附近租房')).toBeVisible();
});

/** An applicant of the demo data with an application in a state. */
async function ownerOf(number: number, state: string): Promise<{ who: Person; id: string }> {
  const email = `applicant${number}@example.com`;
  const who = { loginName: email, email, password: demo.password, nickname: '' };
  const { rows } = await ask(await signInByCall(who, acpwdwebCall), declareListCall, { state });
  return { who, id: rows[0]!.id };
}

async function open(context: Promise<{ newPage(): Promise<Page> }>): Promise<Page> {
  return (await context).newPage();
}
