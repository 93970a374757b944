import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { queueCall } from '#features/casework/calls/review.ts';
import { openCriterion } from '../pages/judging.ts';
import { tenantIds } from '../support/admins.ts';
import { ask, signInByCall } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { hire, signInOffice } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** From asking an expert over the scores they hand in to the table on the desk. */
test('an expert who is asked scores by the frozen scale, and the desk shows the table @night', async ({
  page,
  browser,
}) => {
  const reviewer = await hire({ yunting: 'reviewer' }, '宋砚知');
  const { rows } = await ask(await signInByCall(reviewer, acloginCall), queueCall, {
    tenantId: tenantIds.yunting,
    scope: 'all',
    programme: 'ppapply',
    state: ['JOINT'],
  });
  const address = `/apply/task?scope=all&id=${rows[0]!.id}`;
  await signInOffice(page, reviewer, address);
  await page.getByRole('button', { name: '专家 5 人' }).click();
  const dialog = page.getByRole('dialog', { name: '请专家评审' });
  await dialog.getByRole('combobox', { name: '专家' }).fill('禾满仓');
  await page.getByTitle(/^禾满仓/).click();
  await dialog.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(page.getByRole('tab', { name: /专家评审 ?3\/6/ })).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInOffice(desk, { loginName: 'judge.he', password: demo.password }, address);
  for (const [name, points] of Object.entries({
    创新水平: 25,
    产业价值: 22,
    团队能力: 17,
    可行与风险: 12,
    在区贡献: 9,
  })) {
    await openCriterion(desk, name);
    await desk.getByRole('spinbutton', { name: `${name}得分` }).fill(String(points));
    await desk
      .getByRole('textbox', { name: `${name}的理由` })
      .fill('成果与证明材料逐项对应，在同行中处于前列，依据充分。');
  }
  await expectAccessible(desk);
  await desk.getByRole('button', { name: '提交评分' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '提交评分' }).click();
  await expect(desk.getByText('已提交评分')).toBeVisible();

  await page.reload();
  await page.getByRole('tab', { name: /专家评审 ?4\/6/ }).click();
  const review = page.getByRole('region', { name: '专家评审' });
  await expect(review.getByText('至少 5 位专家评分才能结束评审，还差 1 位')).toBeVisible();
  await expect(review.getByRole('columnheader', { name: '禾满仓' })).toBeVisible();
  await expect(review.getByRole('cell', { name: '85.00' })).toBeVisible();
  await expectAccessible(page);
});
