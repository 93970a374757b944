import { demo } from './support/demo.ts';
import { signInPortal } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Somebody whose cases are over: no other test sends them a message meanwhile. */
const person = { loginName: 'applicant30@example.com', password: demo.password };

test('a message leads to what it is about and is read by that; the rest is marked at once', async ({ page }) => {
  await signInPortal(page, person, { redirect: '/personal/messages' });
  const unread = page.getByRole('group', { name: '筛选消息' }).getByRole('button', { name: /^未读/ });
  await expect(unread).toHaveText(/^未读 \d+$/);
  const count = Number((await unread.innerText()).slice(3));
  await unread.click();
  await expect(page).toHaveURL(/show=unread$/);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(rows).toHaveCount(count);
  await expect(page.getByText(`共 ${count} 条`)).toBeVisible();
  await expectAccessible(page);
  // What starts within a day is told of first, at some hours.
  await rows.locator('a[href*="/personal/declare/"]').first().click();
  await expect(page).toHaveURL(/\/personal\/declare\/./);
  await expect(page.getByRole('heading', { name: '办理进度' })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(count - 1);
  await page.getByRole('button', { name: `全部标为已读（${count - 1}）` }).click();
  await expect(page.getByText('没有未读消息')).toBeVisible();
  await page.getByRole('button', { name: '查看全部' }).click();
  await expect(page).toHaveURL(/\/personal\/messages$/);
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText('未读：')).toHaveCount(0);
});
