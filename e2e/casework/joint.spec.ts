import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { queueCall } from '#features/casework/calls/review.ts';
import { tenantIds } from '../support/admins.ts';
import { ask, signInByCall } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { hire, signInOffice } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** From what a department sees over its answer to the reviewer who judges what another one found. */
test('a department answers by its part of the form; a reviewer judges what was found @night', async ({
  page,
  browser,
}) => {
  await signInOffice(page, { loginName: 'education', password: demo.password }, '/apply/joint');
  await page
    .getByRole('row', { name: /凤凰计划/ })
    .filter({ hasText: '待核查' })
    .getByRole('button', { name: '查看' })
    .click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('tab', { name: '核查内容' }).click();
  await expect(drawer.getByText('学历学位是否属实')).toBeVisible();
  await expect(drawer.getByText('居民身份证 359902198603220173')).toBeVisible();
  await expect(drawer.getByText('手机')).toHaveCount(0);
  await expectAccessible(page);
  await drawer.getByRole('tab', { name: '附件' }).click();
  await drawer.getByRole('button', { name: '查看 硕士学位证书.pdf' }).click();
  await expect(
    drawer.getByRole('img', { name: '硕士学位证书.pdf' }).or(drawer.locator('canvas')).first(),
  ).toBeVisible();
  await drawer.getByRole('button', { name: '无异议' }).click();
  const asked = page.getByRole('dialog').last();
  await asked.getByRole('textbox', { name: '核查结果' }).fill('博士学位已认证，与填报一致。');
  await asked.getByRole('button', { name: /^(无异议|确\s?定)$/ }).click();
  await expect(drawer.getByText('博士学位已认证，与填报一致。').first()).toBeVisible();

  const reviewer = await hire({ yunting: 'reviewer' }, '宋砚知');
  const { rows } = await ask(await signInByCall(reviewer, acloginCall), queueCall, {
    tenantId: tenantIds.yunting,
    scope: 'all',
    state: ['JOINT'],
  });
  const { id } = rows.find(({ programme }) => programme === 'ppapply')!;
  const desk = await (await browser.newContext()).newPage();
  await signInOffice(desk, reviewer, `/apply/task?scope=all&id=${id}`);
  const checks = desk.getByRole('region', { name: '部门联审' });
  await expect(checks.getByText('5 / 5')).toBeVisible();
  await expect(checks.getByText('博士学位已认证，与填报一致。')).toBeVisible();
  await expect(checks.getByRole('button', { name: '不影响，记录理由' })).toBeDisabled();
  const why = checks.getByRole('textbox', { name: '为什么不影响' });
  await why.fill('办法只看严重失信，年报已补报并移出，不影响。');
  // What is typed is kept like everything on the desk.
  await expect(desk.getByText(/^输入已保存 \d\d:\d\d$/)).toBeVisible();
  await desk.reload();
  await expect(why).toHaveValue('办法只看严重失信，年报已补报并移出，不影响。');
  await checks.getByRole('button', { name: '不影响，记录理由' }).click();
  await expect(checks.getByText('已判断，不影响')).toBeVisible();
  await expect(checks.getByText('办法只看严重失信，年报已补报并移出，不影响。')).toBeVisible();
  await expectAccessible(desk);
});
