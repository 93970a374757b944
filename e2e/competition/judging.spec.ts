import type { Locator, Page } from '@playwright/test';
import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { declareNoTies, drawAndOpen, handIn, openCriterion, planJudging, score } from '../pages/judging.ts';
import { signInByCall } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { hire, signInOffice } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** From the draw of judges over the declared ties and the scores to the ranking that the organiser sees. */
test('an organiser draws judges and opens a round; a judge declares, scores and hands in; the ranking shows', async ({
  page,
  browser,
}) => {
  const organiser = await hire({ yunting: 'reviewer' }, '宋砚知');
  const judge = await hire({ yunting: 'judge' }, '陆青野');
  const idle = await hire({ yunting: 'judge' }, '纪云帆');
  const office = await signInByCall(organiser, acloginCall);
  const id = await planJudging(office, {
    edition: 'itec-2025',
    round: '2025 复赛',
    judges: [judge, idle],
    values: { perEntry: 13, cap: 40, opensAt: '2025-09-22 09:00', closesAt: '2099-12-31 18:00' },
  });
  await signInOffice(page, organiser, `/itec/judge?id=${id}`);
  await drawAndOpen(page, office, id);

  const desk = await (await browser.newContext()).newPage();
  await signInOffice(desk, judge, '/itec/desk');
  await expect(desk.getByRole('heading', { name: '先声明利益关系' })).toBeVisible();
  await expectAccessible(desk);
  await declareNoTies(desk);
  const rows = desk.getByRole('complementary').getByRole('listitem');
  await rows.first().getByRole('button').click();
  await score(desk);
  await openCriterion(desk, '技术与创新');
  // Names and papers are hidden here: scores rest on what the entrant stated.
  const passage = await select(desk, desk.getByRole('article').getByText(/核心部件自研/), '核心部件自研');
  await desk.keyboard.press('x');
  await expect(desk.getByRole('article').locator('mark')).toHaveText(`${passage}技术与创新`);
  await expectAccessible(desk);
  await handIn(desk);
  await desk.reload();
  await expect(desk.getByRole('article').locator('mark')).toHaveText(`${passage}技术与创新`);
  await desk.context().close();

  await page.goto(`/office/itec/fairness?judging=${id}`);
  await expect(page.getByRole('heading', { name: '结果与公平性', level: 2 })).toBeVisible();
  const ranked = page.getByRole('table').last().getByRole('row');
  await expect(ranked.filter({ hasText: '76.50' })).toHaveCount(1);
  await expectAccessible(page);

  await page.goto(`/office/itec/overview?judging=${id}`);
  await expect(page.getByRole('img', { name: /陆青野：已交 1 \/ / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('listitem').filter({ hasText: 'ITEC 2026' }).getByRole('link', { name: '取消资格 1' }).click();
  await expect(page.getByText('共 1 条').first()).toBeVisible();

  // What the judge has left goes to others; what they handed in stays theirs.
  await page.goto(`/office/itec/judge?id=${id}&tab=panel`);
  await expect(page.getByRole('row').filter({ hasText: '陆青野' })).toContainText('1 / 1');
  const row = page.getByRole('row').filter({ hasText: '纪云帆' });
  await expect(row).toContainText('0 / 1');
  await row.getByRole('button', { name: '换评委' }).click();
  const question = page.getByRole('dialog', { name: /把纪云帆未交的 1 份改由他人评审/ });
  await expectAccessible(page);
  await question.getByRole('button', { name: '换评委' }).click();
  await expect(page.getByText('1 份已收回，其中 1 份没有可抽的评委')).toBeVisible();
  await expect(row).toContainText('0 / 0');
  await expect(row.getByRole('button', { name: '换评委' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: '陆青野' })).toContainText('1 / 1');
});

test('a judge of a round with names reads the plan page by page, marks a passage and scores by keys @night', async ({
  page,
}) => {
  await signInOffice(page, { loginName: 'judge', password: demo.password }, '/itec/desk?round=judging-demo-2028-semi');
  const rows = page.getByRole('complementary').getByRole('listitem');
  await rows.filter({ hasText: '未开始' }).first().getByRole('button').click();
  const pages = page.getByRole('navigation', { name: '页', exact: true }).getByRole('button');
  await expect(pages).toHaveCount(6);
  // Beyond the last page there is none.
  for (let times = 0; times < 7; times++) await page.keyboard.press(']');
  await expect(page.getByText('6 / 6')).toBeVisible();
  await page.getByRole('button', { name: '第 3 页，共 6 页' }).click();
  await expect(page.getByText('3 / 6')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: /^2 ?技术与创新/ })).toHaveAttribute('aria-expanded', 'true');
  await select(page, page.getByText(/第三方检测报告显示/).first(), '第三方检测报告显示');
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: '第 3 页 第三方检测报告显示' })).toBeVisible();
  await expect(page.getByRole('button', { name: '第 3 页，1 处依据' })).toBeVisible();
  await page.keyboard.press('w');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('spinbutton', { name: '技术与创新得分' })).toHaveValue('17.5');
  await expectAccessible(page);
  await page.keyboard.press('[');
  await expect(page.getByText('2 / 6')).toBeVisible();
  await page.getByRole('button', { name: '第 3 页 第三方检测报告显示' }).click();
  await expect(page.getByText('3 / 6')).toBeVisible();
  await page.getByRole('button', { name: '去掉依据：第三方检测报告显示' }).click();
  await expect(page.getByRole('button', { name: '第 3 页，共 6 页' })).toBeVisible();
});

/** Selects a few words where they stand, as a mouse would. */
async function select(page: Page, holder: Locator, words: string): Promise<string> {
  await expect(holder).toBeVisible();
  await holder.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = (node as Text).data.indexOf(wanted);
      if (at < 0) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`${wanted} is not there in one piece`);
  }, words);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return words;
}

test('an organiser calls entries on stage by keys, and whoever else looks on follows @night', async ({
  page,
  context,
}) => {
  const organiser = await hire({ yunting: 'reviewer' }, '闻听澜');
  await signInOffice(page, organiser, '/itec/stage?judging=judging-demo-2028-semi');
  const up = (where: Page) => where.getByRole('listitem').and(where.locator('[aria-current=step]'));
  await expect(up(page)).toContainText('3');
  await expect(page.getByText('第 3 项，共 8 项')).toBeVisible();
  await expectAccessible(page);
  const clock = page.getByRole('timer', { name: '剩余时间' });
  const before = await clock.innerText();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: '暂停' })).toBeVisible();
  await expect(clock).not.toHaveText(before);
  await page.getByRole('button', { name: '进入问答' }).click();
  await expect(page.getByText('问答 3 分钟')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText('第 4 项，共 8 项')).toBeVisible();
  await expect(clock).toHaveText('7:00');
  const other = await context.newPage();
  await other.goto('/office/itec/stage?judging=judging-demo-2028-semi');
  await expect(other.getByText('第 4 项，共 8 项')).toBeVisible();
  await page.getByRole('button', { name: '上一项' }).click();
  await expect(other.getByText('第 3 项，共 8 项')).toBeVisible();
});
