import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { paperFor } from '../support/papers.ts';
import { newPerson, register, signInPortal } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** It runs for more than the minute that the form allows. */
const film = resolve(import.meta.dirname, '../../data/demo/learning/card-renewal.webm');

test('figures are pasted as a block, and what contradicts another one is offered mended', async ({ page }) => {
  await begin(page);
  await open(page, 'company');
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
  const first = cell('2025 年营业收入');
  await first.focus();
  await first.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '186.4\t420\n-92.15\t4200\n11.06\t25.2\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(cell('2026 年预计纳税额')).toHaveValue('25.20');
  await expect(cell('2025 年净利润')).toHaveValue('-92.15');
  await expect(page.getByText('比 2025 年 +125%')).toBeVisible();

  // A profit of ten times the income was meant as a hundredth of it.
  await first.press('ArrowRight');
  await expect(cell('2026 年预计营业收入')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell('2026 年预计净利润')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: '改成 42', exact: true }).click();
  await expect(cell('2026 年预计净利润')).toHaveValue('42.00');
  await expect(page.getByRole('button', { name: '改成 42', exact: true })).toHaveCount(0);

  await first.fill('7');
  await first.press('Escape');
  await expect(page.getByText('比 2025 年 +125%')).toBeVisible();
  await expect(page.getByText(/^已保存/).first()).toBeVisible();
  await page.reload();
  await expect(cell('2026 年预计净利润')).toHaveValue('42.00');
});

test('a picture is replaced where it stands, patents have a line each, and a film that is too long is not sent @night', async ({
  page,
}) => {
  await begin(page);
  await open(page, 'company');
  await page.getByRole('textbox', { name: '已授权发明专利件数' }).fill('2');
  await open(page, 'attachments');

  const pictures = page.getByRole('group', { name: '实际办公场所照片' });
  const picture = async (name: string) => ({ ...(await paperFor({ name: 'x.jpg', type: 'image/jpeg' })), name });
  for (const [at, name] of ['门头.jpg', '工位.jpg'].entries()) {
    await pictures.locator('input').setInputFiles(await picture(name));
    await expect(pictures.getByText(`${at + 1} / 3`)).toBeVisible();
  }
  const choosing = page.waitForEvent('filechooser');
  await pictures.getByRole('button', { name: /换一张.*门头/ }).click();
  await (await choosing).setFiles(await picture('大门.jpg'));
  await expect(pictures.getByRole('listitem').first()).toContainText('大门.jpg');
  await expect(pictures.getByText('门头.jpg')).toHaveCount(0);
  await expect(pictures.getByText('传第 3 张').last()).toBeVisible();

  const patents = page.getByRole('group', { name: '发明专利证书' });
  await expect(patents.getByText('还没传第 2 份')).toBeVisible();
  await patents.locator('input').setInputFiles(await paperFor({ name: '证书.pdf', type: 'application/pdf' }));
  await expect(patents.getByText('还没传第 1 份')).toHaveCount(0);
  await patents.getByRole('button', { name: '只有 1 份，改成 1' }).click();
  await expect(patents.getByText('1 份已齐')).toBeVisible();

  const films = page.getByRole('group', { name: '视频（选填）' });
  await films.locator('input').setInputFiles({ name: '介绍.mp4', mimeType: 'video/mp4', buffer: readFileSync(film) });
  await expect(films.getByText(/^介绍\.mp4 长 1:\d\d，超出 \d+ 秒，没有上传。最长 1:00/)).toBeVisible();
  await expect(films.getByRole('listitem')).toHaveCount(0);

  await expect(page.getByText(/^已保存/).first()).toBeVisible();
  await open(page, 'company');
  await expect(page.getByRole('textbox', { name: '已授权发明专利件数' })).toHaveValue('1');
});

/** An entry of somebody new, open in its form. */
async function begin(page: Page) {
  await signInPortal(page, await register('CN', newPerson('沈知遥')), { redirect: '/itec/apply' });
  await page.getByRole('button', { name: '开始报名' }).click();
  await expect(page.getByRole('heading', { name: /^1\. 赛道与项目/ })).toBeVisible();
}

/** Another section of the form on screen. */
async function open(page: Page, section: string) {
  await page.goto(`${new URL(page.url()).pathname}?s=${section}`);
  await expect(page.locator('#section-title')).toBeVisible();
}
