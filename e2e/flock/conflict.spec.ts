import type { Browser, BrowserContext, Page } from '@playwright/test';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { flockSyncCall } from '#features/flock/calls.ts';
import { EN as shell } from '#features/flock/texts/shell/EN.ts';
import type { HttpTestClient } from '#server/testing/http-client.ts';
import { beginAnalysis, changeScore, chooseScore, goOn, readOverview } from '../pages/flock-scoring.ts';
import { ask, fromElsewhere, signInByCall, unique } from '../support/calls.ts';
import { bringIn, countUnsent, signInFlock } from '../support/flock.ts';
import { newPerson, register } from '../support/people.ts';
import { test as base, expect, expectAccessible } from '../support/test.ts';

/** Somebody with a phone of their own and the network in their hands. */
interface Hand {
  readonly page: Page;
  readonly context: BrowserContext;
}

const test = base.extend<{ mara: Hand }>({
  mara: ({ page, context }, use) => use({ page, context }),
});
const phone = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };
test.use(phone);
test.describe.configure({ timeout: 180_000 });

/** A report that two people have on their phones, with one litter spot scored 1; and one of them without a phone. */
async function openTogether(mara: Hand, browser: Browser, init?: () => void) {
  const owner = await register('EN', newPerson('Mara Lund'));
  await signInFlock(mara.page, owner);
  const report = await beginAnalysis(mara.page, { farm: `Elm ${unique()}`, house: 'House 2' });
  await mara.page.goto(`${report}/litter`);
  await chooseScore(mara.page, 1);
  await sent(mara);
  const client = await signInByCall(owner, acpwdwebCall, 'poultry');
  const farmId = report.split('/')[3]!;
  const person = await register('EN', newPerson('Bo Lind'));
  await bringIn(client, farmId, person);
  const context = await browser.newContext({ ...phone, extraHTTPHeaders: fromElsewhere() });
  if (init) await context.addInitScript(init);
  const bo: Hand = { context, page: await context.newPage() };
  await signInFlock(bo.page, person);
  await expect(async () => {
    await bo.page.goto(`${report}/litter`);
    expect((await readOverview(bo.page)).get(1)).toBe('1');
  }).toPass();
  return { bo, report, client, farmId };
}

const sent = ({ page }: Hand) => expect.poll(() => countUnsent(page)).toBe(0);

/** Back in reach: sends what waits and reads what others did. */
async function comeBack(hand: Hand): Promise<void> {
  await hand.context.setOffline(false);
  await sent(hand);
}

/** The entries of a farm as the server has them, of one kind. */
async function standing(client: HttpTestClient, farmId: string, kind: string) {
  const { entries } = await ask(client, flockSyncCall, { farmId, since: 0, changes: [], reqId: unique() });
  return entries.filter(({ key, value }) => key.startsWith(`${kind}:`) && value !== null);
}

test('what two people score in one report without a network comes together, and only one entry is asked about @night', async ({
  mara,
  browser,
}) => {
  const { page } = mara;
  const { bo, report, client, farmId } = await openTogether(mara, browser);
  for (const hand of [mara, bo]) await hand.context.setOffline(true);
  await scoreAll(mara, report, { spot: 0, second: 2, own: 'feather', score: 2 });
  await scoreAll(bo, report, { spot: 3, second: 4, own: 'fpd', score: 1 });
  await comeBack(mara);
  await comeBack(bo);

  const litter = await standing(client, farmId, 'litter');
  const scores = litter.map(({ value }) => value as { no: number; score: number }).map(({ no, score }) => [no, score]);
  expect(scores.sort()).toEqual([
    [1, 0],
    [2, 2],
    [3, 4],
  ]);
  expect(await standing(client, farmId, 'feather')).toHaveLength(1);
  expect(await standing(client, farmId, 'fpd')).toHaveLength(1);
  expect(litter.filter(({ beside }) => beside)).toHaveLength(1);

  await bo.page.goto('/poultry/');
  const card = bo.page.getByText('Litter 1: two of you changed it');
  await expect(card).toBeVisible();
  await expectAccessible(bo.page, 'two wishes for one entry');
  await expect(bo.page.getByRole('button', { name: 'Mara Lund: Score 0' })).toBeVisible();
  await page.goto('/poultry/');
  await expect(page.getByRole('button', { name: 'Bo Lind: Score 3' })).toBeVisible();
  await bo.page.getByRole('button', { name: 'You: Score 3' }).click();
  await expect(card).toHaveCount(0);
  await sent(bo);
  await page.reload();
  await expect(page.getByText('Litter 1: two of you changed it')).toHaveCount(0);
  for (const { page: own } of [mara, bo])
    await expect(async () => {
      await own.goto(`${report}/litter`);
      expect([...(await readOverview(own))].slice(0, 3)).toEqual([
        [1, '3'],
        [2, '2'],
        [3, '4'],
      ]);
    }).toPass();
  await bo.context.close();
});

/** Changes the first litter spot, scores a second one, and begins a section of one's own. */
async function scoreAll(
  { page }: Hand,
  report: string,
  { spot, second, own, score }: { spot: number; second: number; own: string; score: number },
): Promise<void> {
  await page.goto(`${report}/litter?no=1`);
  await changeScore(page, spot);
  await goOn(page);
  await expect(page).toHaveURL(/no=2/);
  await chooseScore(page, second);
  await page.goto(`${report}/${own}`);
  await chooseScore(page, score);
}

test('a phone whose clock is wrong says so, and what is said in a report stands in the order it was said @night', async ({
  mara,
  browser,
}) => {
  const { page } = mara;
  const { bo, client, farmId, report } = await openTogether(mara, browser, twentyHoursAhead);
  await bo.page.goto('/poultry/');
  await expect(bo.page.getByText(shell.clock.title)).toBeVisible();
  await expectAccessible(bo.page, 'a wrong clock');
  await page.goto('/poultry/');
  await expect(page.getByRole('link', { name: shell.newAnalysis })).toBeVisible();
  await expect(page.getByText(shell.clock.title)).toHaveCount(0);

  await bo.context.setOffline(true);
  await bo.page.getByRole('link', { name: shell.nav.home }).click();
  await bo.page.goto(`${report}/litter?no=1`);
  await changeScore(bo.page, 5);
  await page.goto(`${report}/litter?no=1`);
  await changeScore(page, 2);
  await sent(mara);
  await comeBack(bo);
  // The first to arrive stands, whatever the clocks say.
  const [spot] = await standing(client, farmId, 'litter');
  expect(spot).toMatchObject({ value: { score: 2 }, beside: { name: 'Bo Lind', value: { score: 5 } } });
  await bo.context.close();
});

/** The clock of a phone, before any script of the page runs. */
function twentyHoursAhead(): void {
  const ahead = 20 * 3_600_000;
  const Right = Date;
  globalThis.Date = class extends Right {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [Right.now() + ahead] : parts) as [number]));
    }
    static override now(): number {
      return Right.now() + ahead;
    }
  } as DateConstructor;
}
