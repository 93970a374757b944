import { expect, type Page } from '@playwright/test';
import { officeResourceCalls } from '#features/office-calls.ts';
import type { HttpTestClient } from '#server/testing/http-client.ts';
import { tenantIds } from '../support/admins.ts';
import { ask, unique } from '../support/calls.ts';
import type { Person } from '../support/people.ts';

const tenantId = tenantIds.yunting;
const { itecjudge, itecjudging } = officeResourceCalls;
const reason = '数据来自独立第三方检测，路线清楚，放大风险还需要补充说明。';

interface Planning {
  readonly edition: string;
  /** Its title in Chinese. */
  readonly round: string;
  readonly judges: readonly Person[];
  readonly values: Readonly<Record<string, unknown>>;
}

/** Takes judges into the pool of an edition and plans the judging of a round; returns the judging's id. */
export async function planJudging(office: HttpTestClient, plan: Planning): Promise<string> {
  const { options } = await ask(office, itecjudge!.options!, { tenantId });
  const { edition } = plan;
  for (const { loginName } of plan.judges) {
    const account = options.accounts!.find(({ label }) => label.CN.includes(loginName))!.value;
    const pool = { edition, account, tracks: [], employer: '', creditCode: null, school: '', investors: '' };
    await ask(office, itecjudge!.save!, { tenantId, values: pool, reqId: unique() } as never);
  }
  const { options: offered } = await ask(office, itecjudging!.options!, { tenantId });
  const round = offered.rounds!.find(({ label }) => label.CN === plan.round)!.value;
  const values = { round, scale: offered.scales![0]!.value, blind: 'YES', ...plan.values };
  const { id } = await ask(office, itecjudging!.save!, { tenantId, values, reqId: unique() } as never);
  return id;
}

/** Draws the judges as the preview shows them, on the open page of the judging, and opens it. */
export async function drawAndOpen(page: Page, office: HttpTestClient, id: string): Promise<void> {
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
}

/** Declares that there are no ties, on the judge's desk. */
export async function declareNoTies(desk: Page): Promise<void> {
  await expect(desk.getByRole('heading', { name: '先声明利益关系' })).toBeVisible();
  await desk.getByRole('button', { name: '我与以上各方没有利益关系' }).click();
}

/** Takes a criterion of a scale in work; the first one is to begin with. */
export async function openCriterion(desk: Page, name: string): Promise<void> {
  const head = desk.getByRole('button', { name: new RegExp(`^\\d+ ?${name}`) });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
}

/** Scores the entry on the desk with 76.5 points, a reason each. */
export async function score(desk: Page): Promise<void> {
  for (const [name, points] of [
    ['团队', '16'],
    ['技术与创新', '20.5'],
    ['市场与商业模式', '21'],
    ['落地计划', '19'],
  ] as const) {
    await openCriterion(desk, name);
    await desk.getByRole('spinbutton', { name: `${name}得分` }).fill(points);
    await desk.getByRole('textbox', { name: `${name}的理由` }).fill(reason);
  }
}

/** Hands in what was scored. */
export async function handIn(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: '提交评分' }).click();
  await expect(desk.getByText(/已提交 76\.5 分$/)).toBeVisible();
}
