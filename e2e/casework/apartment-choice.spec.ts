import { demo } from '../support/demo.ts';
import { signInPortal } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Two people choose the same apartment: it is the better rank's, and the other sees it at once. */
test('two people choose the same apartment, and the rank decides', async ({ page, browser }) => {
  const open = async (on: typeof page, loginName: string) => {
    await signInPortal(on, { loginName, password: demo.password }, { redirect: '/apartment' });
    await expect(on.getByRole('heading', { level: 1 })).toHaveText('轮到您选房');
  };
  await open(page, demo.portal.person);
  const free = page.locator('button[data-look="free"]').filter({ hasText: '可选' }).first();
  const no = (await free.locator('b').textContent())!;
  await free.click();
  const card = page.getByRole('region', { name: new RegExp(no) });
  await card.getByRole('button', { name: '排到第 1 位' }).click();
  const mine = page.getByRole('region', { name: '我的次序' }).getByRole('listitem').first();
  await expect(mine).toContainText('目前归您');

  // Rank 4 is before rank 5.
  const other = await (await browser.newContext()).newPage();
  await open(other, 'applicant21@example.com');
  await other
    .getByRole('button', { name: new RegExp(`^${no}`) })
    .first()
    .click();
  await other
    .getByRole('region', { name: new RegExp(no) })
    .getByRole('button', { name: '排到第 1 位' })
    .click();
  await expect(other.getByRole('region', { name: '我的次序' }).getByRole('listitem').first()).toContainText('目前归您');
  await other.context().close();

  await expect(mine).toContainText('名次在前的人也选了');
});
