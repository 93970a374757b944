import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a case on the review desk by its number, among all cases of the tenant, and waits for the applicant's name. */
export async function openCase(page: Page, no: string, name: string): Promise<void> {
  await page.goto('/office/apply/task?scope=all');
  const queue = page.getByRole('complementary', { name: '审核任务' });
  await queue.getByRole('button', { name: '筛选' }).click();
  await page.getByRole('searchbox', { name: '姓名、办件号' }).fill(no);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(queue.getByRole('listitem')).toHaveCount(1);
  await queue.getByRole('listitem').filter({ hasText: no }).getByRole('button').click();
  await expect(page.getByRole('heading', { level: 2 }).and(page.getByText(name))).toBeVisible();
}

/** Takes the case in hand. */
export async function claim(page: Page): Promise<void> {
  await page.getByRole('button', { name: '领取办理' }).click();
  await expect(page.getByText(/您正在办理，保留至/)).toBeVisible();
}

/** Takes a decision and confirms it. */
export async function decide(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await expect(page.getByText(`已办理：${action}`)).toBeVisible();
}

/** The buttons by which a value is judged. */
export function marksOf(page: Page, label: string): Locator {
  return page.getByRole('group', { name: `“${label}”的核对结果` });
}
