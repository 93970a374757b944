import { demo } from '../support/demo.ts';
import { signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a case of the staff is checked in its row on the desk, field by field, and leaves it with the answer', async ({
  page,
}) => {
  const agent = { loginName: demo.portal.company, password: demo.password };
  await signInPortal(page, agent, { redirect: '/personal/unit' });
  const row = page.getByRole('listitem').filter({ hasText: '陆知行' }).first();
  await row.getByRole('button', { name: '核对 陆知行' }).click();
  const confirm = row.getByRole('button', { name: '确认', exact: true });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page, 'a case open on the desk');

  // What is not true takes a note, and is what goes back.
  const fields = row.getByRole('group');
  const count = await fields.count();
  await fields.first().getByRole('button', { name: '不符' }).click();
  await row.getByLabel(/不符的说明$/).fill('与劳动合同不一致。');
  await row.getByRole('button', { name: '保存说明' }).click();
  await expect(row.getByText('有 1 项不符，会连同说明退给本人')).toBeVisible();

  // Folded and opened again it is as it was left.
  await row.getByRole('button', { name: '收起 陆知行' }).click();
  await expect(confirm).toBeHidden();
  await row.getByRole('button', { name: '核对 陆知行' }).click();
  await expect(row.getByText('与劳动合同不一致。')).toBeVisible();

  for (let at = 0; at < count; at += 1) {
    const yes = fields.nth(at).getByRole('button', { name: '属实' });
    await yes.click();
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
  }
  await confirm.click();
  await expect(page.getByText('已确认，申报转交人才服务窗口')).toBeVisible();
  await expect(page.getByRole('button', { name: '核对 陆知行' })).toHaveCount(0);
  await page.getByRole('button', { name: '已答复' }).click();
  await expect(page.getByRole('link', { name: /陆知行/ }).first()).toBeVisible();
});

test('the desk lists what the company itself applied for, says for whom one acts, and leads back @night', async ({
  page,
}) => {
  const agent = { loginName: demo.portal.company, password: demo.password };
  await signInPortal(page, agent, { redirect: '/personal/unit' });
  const own = page.locator('section', { has: page.getByRole('heading', { name: '单位的申报' }) });
  const all = own.getByRole('button', { name: /^全部 \d+ 件$/ });
  const total = Number(/\d+/.exec(await all.innerText())?.[0]);
  await all.click();
  await expect(own.getByRole('listitem')).toHaveCount(total);
  await own.getByRole('link', { name: '去核对' }).first().click();
  await expect(page).toHaveURL(/\/personal\/declare-batch/);

  await page.goto('/personal/unit');
  const identity = page.getByRole('region', { name: '您正在代表单位办事' });
  await identity.getByRole('link', { name: '换回本人' }).click();
  await expect(page).toHaveURL('/personal/user');
  await expect(identity).toBeHidden();
});
