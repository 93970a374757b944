import type { Page } from '@playwright/test';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { enrolCall } from '#features/learning/calls.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { register, signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** The lesson of the demo that has a film. */
const address = '/phenixcoll/course/course-1?lesson=L1-4';

async function openLesson(page: Page) {
  const person = await register();
  await ask(await signInByCall(person, acpwdwebCall), enrolCall, { id: 'course-1', reqId: unique().padEnd(22, '0') });
  await signInPortal(page, person, { redirect: address });
  const player = page.getByRole('region', { name: '课程播放器' });
  const rail = player.getByRole('slider', { name: '播放进度' });
  const at = async () => Number(await rail.getAttribute('aria-valuenow'));
  return { player, rail, at };
}

test('a film is watched, goes on where it stopped, and carries a note and a question at their second', async ({
  page,
}) => {
  const { player, at } = await openLesson(page);
  await player.getByRole('button', { name: '播放' }).click();
  await expect.poll(at).toBeGreaterThan(0);
  await expect(page.getByText(/进度已存/)).toBeVisible();
  await expect(player.getByText('人才卡快到期了，什么时候续？')).toBeVisible();
  // Keys of the player: on by ten seconds, sound, captions.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBeGreaterThanOrEqual(20);
  await page.keyboard.press('m');
  await expect(player.getByRole('button', { name: '取消静音' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(player.getByRole('button', { name: '打开字幕' })).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.url().includes('/web/learn/watch') && answer.status() === 200);
  await player.getByRole('button', { name: '暂停' }).click();
  await kept;
  const stopped = await at();

  await page.reload();
  await expect(page.getByText(/已从上次的 00:2\d 接着播放/)).toBeVisible();
  await expect.poll(at).toBeGreaterThanOrEqual(stopped - 4);
  expect(await at()).toBeLessThanOrEqual(stopped);
  await expect(page.getByRole('link', { name: /^2\.2 / })).toContainText(/看到 00:2\d \/ 01:2\d/);
  await expectAccessible(page);

  await page.getByRole('tab', { name: /我的笔记/ }).click();
  await page.getByLabel(/记一条笔记/).fill('期满前 60 日');
  await page.getByRole('button', { name: '保存笔记' }).click();
  await expect(player.getByRole('button', { name: /跳到我的笔记/ })).toBeVisible();
  await page.getByRole('button', { name: '修改' }).click();
  await page
    .getByLabel(/记一条笔记/)
    .last()
    .fill('期满前 60 日，当天就办');
  await page.getByRole('button', { name: '保存笔记' }).last().click();
  await expect(page.getByText('期满前 60 日，当天就办')).toBeVisible();

  await page.getByRole('tab', { name: /提问/ }).click();
  await page.getByLabel(/问沈听荷老师/).fill('换了单位还能续吗？');
  await page.getByRole('button', { name: '提问', exact: true }).click();
  const asked = page.getByRole('listitem').filter({ hasText: '换了单位还能续吗？' });
  await expect(asked).toContainText('待回答');
  await expect(asked).toContainText(/应于 \d\d-\d\d 前回答/);
  // Both are of the second where the film stands: one mark, which says both.
  await expect(player.getByRole('button', { name: /跳到我的提问：.*跳到我的笔记：/ })).toBeVisible();

  await page.getByRole('tab', { name: '文字稿' }).click();
  await page.getByRole('button', { name: /最后提交，等待公示/ }).click();
  await expect.poll(at).toBeGreaterThanOrEqual(54);
  await expectAccessible(page);
});

test('on a phone the lesson fills the width, contents come first, and a bar leads on @night', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { player, rail, at } = await openLesson(page);
  await expect(page.getByRole('tab').first()).toHaveText('目录');
  expect((await player.boundingBox())?.width).toBe(390);
  const box = (await rail.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(at).toBeGreaterThan(35);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await page.getByRole('button', { name: '提问', exact: true }).click();
  await expect(page.getByLabel(/问沈听荷老师/)).toBeFocused();
  const next = page.getByRole('button', { name: '下一节' });
  await next.click();
  await expect(page).toHaveURL(/lesson=L1-5/);
  await expect(page.getByRole('region', { name: /讲义：/ })).toBeVisible();
  await next.click();
  await expect(page).toHaveURL(/lesson=L1-6/);
  // A text is finished when it was read to its end.
  await expect(page.getByRole('heading', { level: 1, name: /用卡办两件大事：公寓和入学/ })).toBeVisible();
  await page.getByRole('button', { name: '标记为已学' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('已学完').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: '上一节' }).click();
  await expect(page).toHaveURL(/lesson=L1-5/);
  await expectAccessible(page);
});
