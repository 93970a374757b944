import { contentPreviewCall } from '#features/contents/calls/content-editing.ts';
import { highlightCalls } from '#features/contents/calls/contents.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, newClient, unique } from '../support/calls.ts';
import { expect, test } from '../support/test.ts';

test('a policy is found by its number whatever the brackets, and leads to the one it replaces', async ({ page }) => {
  await page.goto('/polity');
  await page.getByLabel('文号').fill('汀外专[2026] 4');
  await page.getByRole('button', { name: '查看结果' }).click();
  await expect(page.getByRole('heading', { name: '找到 1 条' })).toBeVisible();
  await page.getByRole('link', { name: '外籍人才工作居留便利化试点方案（2026 年修订）' }).click();
  await page.getByRole('link', { name: '汀外专〔2025〕11号' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: '外籍人才工作居留便利化试点方案', exact: true }),
  ).toBeVisible();
  await expect(page.getByText('已有修订后的文件，请以新文件为准')).toBeVisible();
});

test('filters that make no sense fall away and are named, the others count and come off one by one', async ({
  page,
}) => {
  await page.goto('/polity?level=CITY&validity=EFFECTIVE&department=MARS&from=someday');
  await expect(page.getByText('department=MARS, from=someday')).toBeVisible();
  await page.getByRole('button', { name: '去掉筛选：市级' }).click();
  await expect(page).toHaveURL('/polity?validity=EFFECTIVE');
  await page.getByRole('button', { name: '全部清除' }).click();
  await expect(page).toHaveURL('/polity');
});

test('reading a story counts once, however often the page is loaded', async ({ page }) => {
  const { rows } = await ask(await newClient().open(), highlightCalls.list, {});
  const views = page.getByText(/^阅读 \d+ 次$/);
  await page.goto(`/highlight/${rows.at(-1)?.id}`);
  await expect(views).not.toHaveText('阅读 0 次');
  const once = await views.innerText();
  await page.reload();
  await expect(page.getByRole('complementary', { name: '分享与相关' })).toBeVisible();
  await expect(views).toHaveText(once);
});

test('whoever has the link sees a preview, marked as such and without sharing', async ({ page }) => {
  const admin = await adminOf('yunting');
  const { rows } = await ask(await newClient().open(), highlightCalls.list, {});
  const story = rows[0]!;
  const { link } = await ask(admin, contentPreviewCall, {
    tenantId: tenantIds.yunting,
    type: 'highlight',
    id: story.id,
    reqId: unique().padEnd(22, '0'),
  });
  await page.goto(`/preview/${link}`);
  await expect(page.getByRole('heading', { level: 1, name: story.title.CN })).toBeVisible();
  await expect(page.getByText('预览：这是最近一次保存的内容，尚未发布')).toBeVisible();
  await expect(page.getByRole('button', { name: '复制链接' })).toHaveCount(0);
  await page.goto(`/preview/${link.slice(0, -4)}AAAA`);
  await expect(page.getByRole('heading', { level: 1, name: '预览链接已失效' })).toBeVisible();
});
