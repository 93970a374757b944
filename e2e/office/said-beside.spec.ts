import { hire, signInOffice } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('大屏上每个数都说明比去年同期怎样，和桌面上说的一样 @night', async ({ page }) => {
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), '/data/decisioncenter');
  const figures = page.getByRole('region', { name: '主要数字' });
  const change = /较去年同期 [+−][\d.]+|与去年同期持平|去年同期没有数据|去年同期/;
  const told = async () => (await figures.innerText()).match(new RegExp(change, 'g'));
  await expect(figures).toContainText(change);
  const onDesk = await told();
  await page.getByRole('button', { name: '大屏' }).click();
  await expect(page.getByRole('main', { name: '人才决策中心' })).toHaveAttribute('data-wall');
  expect(await told()).toEqual(onDesk);
  expect(onDesk).toHaveLength(9);
  await expectAccessible(page, 'the wall');
  await page.getByRole('button', { name: '退出大屏' }).click();
  await expect(page.getByRole('button', { name: '大屏' })).toBeVisible();
});

test('名单里的每个名次都写明属于哪份名单，名次自己的抽屉也这样叫 @night', async ({ page }) => {
  const name = '2026 年度人才公寓第一批评议名单';
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), '/apartment/meeting');
  await page.getByRole('button', { name, exact: true }).click();
  const list = page.getByRole('dialog', { name });
  await list.getByRole('tab', { name: '关联' }).click();
  const rank = list.getByRole('link', { name: `名次 1 · ${name}` });
  await expect(rank).toBeVisible();
  await expectAccessible(page, 'what belongs to a list');
  await rank.click();
  await expect(page.getByRole('dialog', { name: `名次 1 · ${name}` })).toBeVisible();
});

test('一条记录的全部信息都在抽屉上方时，下面照实说 @night', async ({ page }) => {
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), '/activity/signup');
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('全部信息都在上面了')).toBeVisible();
});
