import type { Browser, Locator, Page } from '@playwright/test';
import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { OwnForm } from '#core/forms/own-form.ts';
import type { Data, FileValue } from '#core/forms/values.ts';
import { sampleEntry } from '#features/competition/server/sample.ts';
import { anEdition } from '#features/competition/server/testing.ts';
import { entryForm } from '#features/competition/shared/form/entry-form.ts';
import { awardForm, claimForm, visitForm } from '#features/competition/shared/form/stage-forms.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { declareNoTies, drawAndOpen, handIn, planJudging, score } from '../pages/judging.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, unique } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { fillSection, goOn } from '../support/fill.ts';
import { onOwnServer } from '../support/own-server.ts';
import { hire, newPerson, type Person, register, signInOffice, signInPortal, spaced } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const tenantId = tenantIds.yunting;
const { itecedition } = officeResourceCalls;
const today = dayInShanghai(Date.now());
const project = '雨痕：管网渗漏早期预警';
const whyFailed = '缺少经审计的财务报表。';
const paper = (name: string, type = 'application/pdf'): FileValue => ({ id: 'x', name, size: 1, type });

// The days of the edition move while it is walked through.
onOwnServer('season');

test('an entry that failed is entered again and goes through all stages: supporter, organiser, judge, two from finance @night', async ({
  page,
  browser,
}) => {
  const entrant = await register('CN', newPerson('沈知遥'));
  const organiser = await hire({ yunting: 'reviewer' }, '宋砚知');
  const supporter = await portalOf(browser, { loginName: demo.portal.supporter, password: demo.password });
  await supporter.goto('/personal/supporter/itec');
  const link = await supporter.getByText(/\/itec\/apply\/(S[A-Z2-9]+)\?o=\1$/).innerText();

  await signInPortal(page, entrant, { redirect: new URL(link).pathname });
  await page.getByRole('button', { name: '开始报名' }).click();
  const form = entryForm(anEdition);
  const data = entryData();
  await fillIn(page, form, data);
  await expect(page.getByText('已提交成功')).toBeVisible();
  await fail(await officeOf(browser, organiser, idOn(page)));

  // What failed is entered again with what it held, files too; only the promises are made anew.
  await page.reload();
  await expect(page.getByText(`组委会说明：${whyFailed}`)).toBeVisible();
  await page.getByRole('link', { name: '重新报名' }).click();
  await page.getByRole('button', { name: '带着原内容重新报名' }).click();
  await fillIn(page, form, { commitment: data.commitment! });
  const id = idOn(page);

  // A supporter knows that it came, and no more until the entrant agrees.
  await supporter.reload();
  await expect(supporter.getByText('申请人未同意公开').first()).toBeVisible();
  await expect(supporter.getByText(project)).toHaveCount(0);
  await page.getByRole('button', { name: '同意赋能者查看' }).click();
  await expect(page.getByText('赋能者可以看到项目名称和进度。')).toBeVisible();
  await supporter.reload();
  await expect(supporter.getByRole('link', { name: project })).toBeVisible();

  const desk = await officeOf(browser, organiser, id);
  await take(desk, '资格通过');
  await moveEdition({ closesOn: `${today} 00:00`, startsOn: today });
  await page.goto(`/itec/edit/${id}`);
  await expect(page.getByText('现在不能填写')).toBeVisible();

  await take(desk, '晋级');
  const judge = await hire({ yunting: 'judge' }, '陆青野');
  await judged(browser, organiser, judge);
  await take(desk, '晋级');
  await take(desk, '晋级');
  await take(desk, '评奖', (dialog) =>
    dialog.getByRole('combobox', { name: '奖项' }).selectOption({ label: '初创组一等奖' }),
  );

  await fillNext(page, id, visitForm, {
    visit: {
      actualAddress: '云汀港湾路 66 号',
      staff: 16,
      products: '测漏主机',
      needs: '无',
      times: '周二、周四',
      officePhotos: [1, 2, 3].map((no) => paper(`现场${no}.jpg`, 'image/jpeg')),
    },
  });
  await take(desk, '考察通过');
  const papers = ['grantForm', 'confidentiality', 'commitment', 'operation', 'taxSocial', 'identityDegree'];
  await fillNext(page, id, awardForm, {
    papers: {
      ...Object.fromEntries(papers.map((key) => [key, [paper(`${key}.pdf`)]])),
      payee: '云汀砺光传感科技有限公司',
    },
    bank: {
      holder: '云汀砺光传感科技有限公司',
      bank: '云汀银行',
      branch: '港湾支行',
      account: '6222020000000002022',
      files: [paper('开户许可.pdf')],
    },
  });
  await take(desk, '电子材料通过');
  await bookCounter(page, desk, id);
  await take(desk, '纸质材料核对');
  await fillNext(page, id, claimForm, {
    claim: {
      receipts: [paper('收据.pdf')],
      invoices: [paper('发票.pdf')],
      bankSlip: [paper('回单.pdf')],
      conditionsMet: '已在云汀注册并缴纳社保。',
    },
  });

  // The same person never approves twice.
  const [first, second] = [await hire({ yunting: 'finance' }, '闻照野'), await hire({ yunting: 'finance' }, '纪南枝')];
  const cashier = await officeOf(browser, first, id);
  await take(cashier, '兑现审批');
  await press(cashier, '兑现审批');
  await expect(cashier.getByText('该操作需要另一位工作人员确认').first()).toBeVisible();
  const other = await officeOf(browser, second, id);
  await take(other, '兑现审批');
  await take(other, '登记拨付', (dialog) => dialog.getByLabel('拨付日期').fill(today));

  await page.goto(`/personal/user/itec/${id}`);
  await expect(page.getByText('已拨付，跟踪中').first()).toBeVisible();
  await supporter.goto('/personal/supporter/itec');
  await supporter.getByRole('link', { name: project }).click();
  await expect(supporter).toHaveURL(/\/personal\/supporter\/itec\/./);
  await expect(supporter.getByText('引荐奖励').first()).toBeVisible();
  await expect(supporter.getByText('第二期拨付后发放。')).toBeVisible();
});

function idOn(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

async function fail(desk: Page): Promise<void> {
  await desk.getByRole('dialog').getByRole('button', { name: '更多' }).click();
  await desk.getByRole('menuitem', { name: '不通过' }).click();
  await confirm(desk, '不通过', (dialog) => dialog.getByLabel('原因').fill(whyFailed));
  await expect(desk.getByText('已完成').first()).toBeVisible();
  await desk.context().close();
}

/** What this entrant fills in; the supporter's code is there already. */
function entryData(): Data {
  const data = sampleEntry(anEdition, today, (path, type) =>
    paper(`${path.split('.').at(-1)}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`, type),
  );
  const supporter = { referrerContact: '无', share: 'NO' };
  return { ...data, project: { ...data.project, projectName: project }, supporter };
}

/** Fills all sections of a form that hold something, and hands it in. */
async function fillIn(page: Page, form: OwnForm, data: Data): Promise<void> {
  for (const { key } of form.sections) {
    if (data[key]) await fillSection(page, form, { key, values: data[key] });
    await goOn(page);
  }
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page).toHaveURL(/\/personal\/user\/itec\//);
}

/** Goes from the entry to the form that is due, and hands it in. */
async function fillNext(page: Page, id: string, form: OwnForm, data: Data): Promise<void> {
  await page.goto(`/personal/user/itec/${id}`);
  await page.getByRole('link', { name: '继续填写' }).click();
  await fillIn(page, form, data);
}

/** Downloads the sheet, books the first slot at the counter and then another one; the office sees which. */
async function bookCounter(page: Page, desk: Page, id: string): Promise<void> {
  await page.goto(`/personal/user/itec/${id}`);
  const counter = page.getByRole('region', { name: '预约窗口核对' });
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    counter.getByRole('button', { name: '下载打印文件（PDF）' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^获奖材料现场核对单-IT\d+\.pdf$/);
  await counter
    .getByRole('group', { name: '时段' })
    .getByRole('button', { name: /^预约 / })
    .first()
    .click();
  await expect(counter.getByText('12 号窗口')).toBeVisible();
  await expectAccessible(page);
  await counter.getByRole('button', { name: '改约' }).click();
  await counter.getByRole('group', { name: '日期' }).getByRole('button').nth(1).click();
  const slot = counter
    .getByRole('group', { name: '时段' })
    .getByRole('button', { name: /^预约 / })
    .first();
  const time = (await slot.getAttribute('aria-label'))!.replace('预约 ', '');
  await slot.click();
  await expect(counter.getByText(time, { exact: true })).toBeVisible();
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    counter.getByRole('button', { name: '加到日历（.ics）' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toMatch(/\.ics$/);
  await desk.reload();
  await desk.getByRole('tab', { name: '审核' }).click();
  const [day, , hours] = time.split(' ');
  await expect(desk.getByText(`${day} ${hours}`)).toBeVisible();
}

/** The round as judges have it: drawn, opened, declared, scored. */
async function judged(browser: Browser, organiser: Person, judge: Person): Promise<void> {
  const office = await adminOf('yunting');
  const id = await planJudging(office, {
    edition: anEdition.id,
    round: `${anEdition.year} 初赛`,
    judges: [judge],
    values: { perEntry: 13, cap: 200, opensAt: `${today} 00:00`, closesAt: `${moveDate(today, { days: 9 })} 18:00` },
  });
  const page = await (await browser.newContext()).newPage();
  await signInOffice(page, organiser, `/itec/judge?id=${id}`);
  await drawAndOpen(page, office, id);
  await page.context().close();
  const desk = await (await browser.newContext()).newPage();
  await signInOffice(desk, judge, '/itec/desk');
  await declareNoTies(desk);
  await desk.getByRole('complementary').getByRole('listitem').filter({ hasText: project }).getByRole('button').click();
  await score(desk);
  await handIn(desk);
  await desk.context().close();
}

/** Changes days of the open edition. */
async function moveEdition(days: Readonly<Record<string, string>>): Promise<void> {
  const office = await adminOf('yunting');
  const { rev, values } = await ask(office, itecedition!.one, { tenantId, id: anEdition.id });
  await ask(office, itecedition!.save!, {
    tenantId,
    id: anEdition.id,
    rev,
    values: { ...values, ...days },
    reqId: unique(),
  } as never);
}

async function portalOf(browser: Browser, person: Pick<Person, 'loginName' | 'password'>): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInPortal(page, person);
  return page;
}

/** The entry in the back office, as somebody sees it. */
async function officeOf(browser: Browser, person: Person, id: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInOffice(page, person, `/itec/entry?id=${id}`);
  await expect(page.getByRole('dialog').getByText(project).first()).toBeVisible();
  return page;
}

/** Takes a step on the entry that is open, and sees it done. */
async function take(desk: Page, step: string, fill?: (dialog: Locator) => Promise<unknown>) {
  await desk.reload();
  await press(desk, step, fill);
  await expect(desk.getByText('已完成').first()).toBeVisible();
}

async function press(desk: Page, step: string, fill?: (dialog: Locator) => Promise<unknown>) {
  await desk.getByRole('button', { name: spaced(step) }).click();
  await confirm(desk, step, fill);
}

async function confirm(desk: Page, step: string, fill?: (dialog: Locator) => Promise<unknown>) {
  const dialog = desk.getByRole('dialog').filter({ has: desk.getByRole('button', { name: spaced('取消') }) });
  await fill?.(dialog);
  await dialog.getByRole('button', { name: spaced(step) }).click();
}
