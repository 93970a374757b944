import { expect, expectAccessible, test } from './support/test.ts';

test('the guide to a programme holds its conditions against what one tells, and gives the blanks', async ({ page }) => {
  await page.goto('/serve/saapply');
  const verdict = page.getByRole('heading', { name: '对照您的情况' }).locator('..').getByRole('status');
  await expect(verdict).toHaveText('还差 2 项信息');
  await expect(page.getByText('答案变了，结论跟着变', { exact: false })).toBeVisible();
  await page.getByRole('group', { name: '您认定为哪一类人才？' }).getByRole('button', { name: 'D 类' }).click();
  await expect(verdict).toHaveText('还差 1 项信息');
  await page.getByRole('group', { name: '您有需要入学的子女吗？' }).getByRole('button', { name: '是' }).click();
  await expect(verdict).toHaveText('符合');
  await page.getByRole('button', { name: '重新回答' }).first().click();
  await page.getByRole('group', { name: '您认定为哪一类人才？' }).getByRole('button', { name: 'F 类' }).click();
  await expect(verdict).toHaveText('暂不符合');
  // Who answers for it, and how to get there.
  await expect(page.getByRole('link', { name: '看地图' })).toHaveAttribute('href', /ditu\.amap\.com/);
  const material = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '工作证明' }) });
  await expect(material.getByText('加盖单位公章', { exact: true })).toBeVisible();
  const blank = page.waitForEvent('download');
  await material.getByRole('button', { name: '下载空白模板' }).click();
  expect((await blank).suggestedFilename()).toBe('工作证明.pdf');
  await expectAccessible(page, 'guide to a programme');
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = await Promise.all(
    [page.getByText('办理时限'), page.getByRole('heading', { name: '需要的材料' }), page.getByText('咨询电话')].map(
      async (part) => (await part.first().boundingBox())!.y,
    ),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('what lies far below on the home page has its shape from the start, and is printed whole @night', async ({
  page,
}) => {
  // Its code does not come: the shapes stand.
  await page.route(/(smart-strip|mini-sites|scarce-posts)-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('main section').nth(3)).toBeAttached();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.unroute(/(smart-strip|mini-sites|scarce-posts)-[^/]+\.js$/);
  await page.reload();
  await expect(page.locator('main section').nth(3)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['智能政策', '紧缺岗位', '专题站点'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeAttached();
  await page.emulateMedia({ media: 'screen' });
  expect(Math.abs((await height()) - before)).toBeLessThan(before / 5);
});

test('the three questions are answered on the home page, and the result is open when one gets there @night', async ({
  page,
}) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: '智能政策' });
  await page.emulateMedia({ media: 'print' });
  await expect(strip).toBeAttached();
  await page.emulateMedia({ media: 'screen' });
  await strip.getByRole('checkbox', { name: '留学回国人员' }).check();
  await strip.getByRole('checkbox', { name: '住房', exact: true }).check();
  await expect(strip.getByRole('status')).toHaveText(/有 [1-9]\d* 项政策可能适合您/);
  await strip.getByRole('link', { name: '看看我的政策' }).click();
  await expect(page.getByRole('heading', { level: 3, name: /^您关心的政策/ })).toBeVisible();
  // Each that is not settled asks the one thing that would settle it.
  const open = page.getByRole('listitem').filter({ has: page.getByText(/还差 \d 项信息/) });
  await expect(open.first().getByRole('group').first()).toBeVisible();
});
