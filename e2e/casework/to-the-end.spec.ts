import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { dateTimeInShanghai, dayInShanghai } from '#core/calendar/dates.ts';
import { visibleSections } from '#core/forms/section.ts';
import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { decideYearCall, moveYearCall } from '#features/casework/calls/year-editing.ts';
import type { ProgrammeCode } from '#features/casework/programmes/heads.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { undoMinutes } from '#features/casework/shared/bulk.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { beginSection } from '#features/phoenix-plan/shared/begin.ts';
import {
  clearChecks,
  confirmAsSecond,
  pay,
  paymentsOf,
  publishNotice,
  scoreByExperts,
  stateOf,
  step,
} from '../pages/desk-by-calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, serverNow, signInByCall, unique } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { fillFields, fillSection, goOn } from '../support/fill.ts';
import { onOwnServer } from '../support/own-server.ts';
import { hire, type Person, register, signInPortal } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const tenantId = tenantIds.yunting;
const minute = 60_000;
const day = 24 * 60 * minute;
/** Longer than any holiday and the working day after it. */
const afterNotice = 12 * day;
/** In minutes; long enough for a slow machine to arrive within it. */
const grace = 60;

// Windows close, public notices end and a quarter passes while these are walked through, one after the other.
const moveClock = onOwnServer('to-the-end');
test.describe.configure({ mode: 'default' });

const today = () => dayInShanghai(serverNow());
const thisYear = () => Number(today().slice(0, 4));

test('what arrives within the minutes of grace counts, and what arrives after them does not @night', async ({
  page,
}) => {
  await closeIn(240);
  await signInPortal(page, await register(), { redirect: '/serve/apartapply/add' });
  await fillAll(page, 'apartapply');
  await closeIn(1);
  await moveClock((grace / 6) * minute);
  await page.getByRole('button', { name: '确认无误，提交申报' }).click();
  await expect(page.getByText('申报已提交，收件回执已出具')).toBeVisible();

  await page.getByRole('button', { name: '撤回修改' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回修改' }).click();
  await page.goto(page.url().replace('/dtl/', '/edit/'));
  await page.getByRole('button', { name: /^核对/ }).click();
  await moveClock(grace * minute);
  await page.getByRole('button', { name: '确认无误，提交申报' }).click();
  await expect(page.getByText(/申报时间已截止（.+），内容已保留/).first()).toBeVisible();
  await page.goto('/personal/declare');
  await expect(page.getByRole('listitem').filter({ hasText: '人才公寓' }).first()).toContainText('草稿');
});

test('the Phoenix Plan for leading talent, from the choice of a type to the certificate @night', async ({
  page,
  browser,
}) => {
  const applicant = { loginName: demo.portal.company, password: demo.password };
  const data = sampleOf(getProgramme('ppapply'), today());
  await signInPortal(page, applicant, { redirect: '/phoenixplan/apply/advance_type' });
  await page.getByRole('link', { name: /选择这一类.*领军/ }).click();
  const { fields } = beginSection('ACE');
  await expect(page.getByRole('button', { name: '创建申报' })).toBeVisible();
  await fillFields(page.locator('main'), fields, { values: { ...data.choice, checked: {} }, locale: 'CN' });
  await page.getByRole('button', { name: '创建申报' }).click();
  // The form opens at what was just chosen.
  await goOn(page);
  await fillAll(page, 'ppapply', ['choice']);
  const { id, no } = await handIn(page);

  const desk = await administrator('宋砚知');
  for (const action of ['accept', 'pass']) await step(desk, id, action);
  await clearChecks(no);
  await scoreByExperts(desk, id);
  await step(desk, id, 'opinions-in');
  await publishNotice(await confirmed(id, 'PUBLICITY'), 'ppapply', thisYear());
  await issue(id);
  // Two people granted it; one carries it out, at once.
  expect(await stateOf(await administrator('宋砚知'), id)).toBe('EFFECTIVE');

  // The session ran out while the notice did.
  const later = await (await browser.newContext()).newPage();
  await signInPortal(later, applicant, { redirect: '/phoenixplan/apply' });
  const record = later.getByRole('article').filter({ hasText: no });
  // What is in effect is open, and where what is renewed is handed in as long as it counts.
  await record.getByRole('button', { name: '更新证件' }).click();
  await expect(record.getByRole('heading', { name: '证件更新' })).toBeVisible();
  const [download] = await Promise.all([
    later.waitForEvent('download'),
    record.getByRole('button', { name: '下载证书（PDF）' }).click(),
  ]);
  expect(readFileSync(await download.path()).toString('latin1', 0, 5)).toBe('%PDF-');
  const proof = await record.getByRole('link', { name: '查看核验页' }).getAttribute('href');
  const anybody = await (await browser.newContext()).newPage();
  await anybody.goto(proof!);
  await expect(anybody.getByText('证书真实有效')).toBeVisible();
  for (const each of [later, anybody]) await each.context().close();
});

test('housing support, from the application to the second instalment @night', async ({ page, browser }) => {
  const person = await register();
  await signInPortal(page, person, { redirect: '/serve/housingSupportApply/add' });
  await fillAll(page, 'housingSupportApply');
  const { id, no } = await handIn(page);
  const desk = await administrator('宋砚知');
  for (const action of ['accept', 'pass']) await step(desk, id, action);
  await publishNotice(desk, 'housingSupportApply', thisYear());
  await issue(id);

  const [one, other] = [await hire({ yunting: 'finance' }, '宋知白'), await hire({ yunting: 'finance' }, '纪扶光')];
  await payNext(browser, { person, no, number: 1, by: [one, other] });
  // The next quarter.
  await moveClock(93 * day);
  await payNext(browser, { person, no, number: 2, by: [one, other] });
});

async function administrator(name: string) {
  return signInByCall(await hire({ yunting: 'tenant-admin' }, name), acloginCall);
}

/** Sets when the year of the talent apartments that is open closes: one officer changes it, another publishes. */
async function closeIn(minutes: number) {
  const admin = await adminOf('yunting');
  const { list, one, save } = officeResourceCalls.applyprogram!;
  const filter = { programme: 'apartapply', status: ['open'] };
  const { rows } = await ask(admin, list, { tenantId, filter } as never);
  const [{ id }] = rows as [{ id: string }];
  const { rev, values } = await ask(admin, one, { tenantId, id });
  const closesOn = dateTimeInShanghai(new Date(serverNow() + minutes * minute));
  const changed = { ...(values as object), closesOn, graceMinutes: grace };
  const kept = (await ask(admin, save!, { tenantId, id, rev, values: changed, reqId: unique() } as never)) as {
    rev: number;
  };
  const sent = await ask(admin, moveYearCall, { tenantId, id, rev: kept.rev, step: 'send', reqId: unique() });
  const second = await administrator('纪扶光');
  await ask(second, decideYearCall, { tenantId, id, rev: sent.rev, step: 'publish', reqId: unique() });
}

/** Fills in a form with the sample of its programme, up to where it is handed in. */
async function fillAll(page: Page, code: ProgrammeCode, filled: readonly string[] = []) {
  const programme = getProgramme(code);
  const data = sampleOf(programme, today());
  for (const { key } of visibleSections(programme, data)) {
    if (filled.includes(key)) continue;
    await fillSection(page, programme, { key, values: data[key]! });
    await goOn(page);
  }
}

async function handIn(page: Page): Promise<{ id: string; no: string }> {
  await page.getByRole('button', { name: '提交申报' }).click();
  const number = /(?:FH|ZF)\d{4}\w+/;
  const no = number.exec(await page.getByText(number).first().innerText())![0];
  return { no, id: new URL(page.url()).pathname.split('/').at(-1)! };
}

/** Lets the public notice run out, and issues the result of a case that it named. */
async function issue(id: string) {
  await moveClock(afterNotice);
  const desk = await administrator('宋砚知');
  await expect.poll(() => stateOf(desk, id)).toBe('APPROVED');
  await step(desk, id, 'issue');
}

/** Three million need two people, who can think again for a while; then the case gets on. */
async function confirmed(id: string, state: string) {
  await confirmAsSecond(await administrator('纪扶光'), id);
  await moveClock((undoMinutes + 1) * minute);
  const desk = await administrator('宋砚知');
  await expect.poll(() => stateOf(desk, id)).toBe(state);
  return desk;
}

interface Due {
  readonly person: Person;
  readonly no: string;
  /** Of the instalment, from 1. */
  readonly number: number;
  readonly by: readonly [Person, Person];
}

/** The applicant confirms the conditions of an instalment, two people approve it, and it arrives. */
async function payNext(browser: Browser, { person, no, number, by }: Due) {
  const page = await (await browser.newContext()).newPage();
  await signInPortal(page, person, { redirect: '/personal/payment' });
  const part = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }), hasNot: page.getByRole('heading', { level: 2 }) })
    .nth(number - 1);
  await part.getByRole('button', { name: '确认符合条件' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认符合条件' }).click();
  await expect(page.getByText('已确认，工作人员会继续办理')).toBeVisible();
  const [first, second] = [await signInByCall(by[0], acloginCall), await signInByCall(by[1], acloginCall)];
  await pay([first, second], (await paymentsOf(first, no))[number - 1]!.id, today());
  await page.reload();
  await expect(part.getByText('已到账', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '电子回单' })).toHaveCount(number);
  await page.context().close();
}
