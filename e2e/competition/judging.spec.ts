import type { Page } from '@playwright/test';
import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { tenantIds } from '../support/admins.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { hire, signInOffice } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const tenantId = tenantIds.yunting;
const { itecjudge, itecjudging } = officeResourceCalls;
const reason = '数据来自独立第三方检测，路线清楚，放大风险还需要补充说明。';

/** From the draw of judges over the declared ties and the scores to the ranking that the organiser sees. */
test('an organiser draws judges and opens a round; a judge declares, scores and hands in; the ranking shows', async ({
  page,
  browser,
}) => {
  const organiser = await hire({ yunting: 'reviewer' }, '宋砚知');
  const judge = await hire({ yunting: 'judge' }, '陆青野');
  const office = await signInByCall(organiser, acloginCall);
  const { options } = await ask(office, itecjudge!.options!, { tenantId });
  const account = options.accounts!.find(({ label }) => label.CN.includes(judge.loginName))!.value;
  const pool = { edition: 'itec-2025', account, tracks: [], employer: '', creditCode: null, school: '', investors: '' };
  await ask(office, itecjudge!.save!, { tenantId, values: pool, reqId: unique() } as never);
  const { options: offered } = await ask(office, itecjudging!.options!, { tenantId });
  const round = offered.rounds!.find(({ label }) => label.CN === '2025 复赛')!.value;
  const values = {
    round,
    scale: offered.scales![0]!.value,
    perEntry: 13,
    cap: 40,
    blind: 'YES',
    opensAt: '2025-09-22 09:00',
    closesAt: '2099-12-31 18:00',
  };
  const { id } = await ask(office, itecjudging!.save!, { tenantId, values, reqId: unique() } as never);

  await signInOffice(page, organiser, `/itec/judge?id=${id}`);
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('tab', { name: '分配与进度' }).click();
  await drawer.getByText('分配', { exact: true }).click();
  await drawer.getByRole('button', { name: '按预览分配' }).click();
  await expect(page.getByText(/^已分配 \d+ 份$/)).toBeVisible();
  await ask(office, itecjudging!.action!, {
    tenantId,
    ids: [id],
    action: 'open',
    values: {},
    reqId: unique(),
  } as never);

  const desk = await (await browser.newContext()).newPage();
  await signInOffice(desk, judge, '/itec/desk');
  await expect(desk.getByRole('heading', { name: '先声明利益关系' })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: '我与以上各方没有利益关系' }).click();
  const rows = desk.getByRole('complementary').getByRole('listitem');
  await rows.first().getByRole('button').click();
  for (const [name, points] of [
    ['团队', '16'],
    ['技术与创新', '20.5'],
    ['市场与商业模式', '21'],
    ['落地计划', '19'],
  ] as const) {
    await desk.getByRole('spinbutton', { name: `${name}得分` }).fill(points);
    await desk.getByRole('textbox', { name: `${name}的理由` }).fill(reason);
  }
  await expectAccessible(desk);
  await desk.getByRole('button', { name: '提交评分' }).click();
  await expect(desk.getByText(/已提交 76\.5 分$/)).toBeVisible();
  await desk.context().close();

  await page.goto(`/office/itec/fairness?judging=${id}`);
  await expect(page.getByRole('heading', { name: '结果与公平性', level: 2 })).toBeVisible();
  const ranked = page.getByRole('table').last().getByRole('row');
  await expect(ranked.filter({ hasText: '76.50' })).toHaveCount(1);
  await expectAccessible(page);
});

test('an organiser calls entries on stage by keys, and whoever else looks on follows', async ({ page, context }) => {
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
