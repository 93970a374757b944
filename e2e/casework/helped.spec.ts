import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import { helpGrantCall, helpRedeemCall } from '#features/casework/calls/helping.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { control, fillSection, goOn } from '../support/fill.ts';
import { hire, newPerson, register, signInOffice, signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { overflow } from '../support/walk.ts';

const programme = getProgramme('apartapply');
const helped = 'contact';

test('somebody fills in one section on a phone; the applicant sees it arrive, confirms it and submits @night', async ({
  page,
  browser,
}) => {
  // Somebody else than whoever else hands in this form on the same server.
  const data = sampleOf(programme, dayInShanghai(Date.now()), 1);
  const applicant = await register();
  const helper = await register('CN', newPerson('司马长庚'));
  await signInPortal(page, applicant, { redirect: '/serve/apartapply/add' });
  for (const { key } of programme.sections) {
    if (key !== helped) await fillSection(page, programme, { key, values: data[key]! });
    await goOn(page);
    // What is missing is told first.
    if (key === helped) await goOn(page);
  }
  await expect(page.getByRole('button', { name: '提交（还有 1 节没有完成）' })).toBeDisabled();

  await page.getByRole('link', { name: '请人协助填写' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '请人协助填写' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '承诺与授权' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: '联系方式' }).check();
  await page.getByRole('textbox', { name: '给对方的话' }).fill('地址写公寓的');
  await page.getByRole('button', { name: '生成邀请码' }).click();
  const card = page.getByRole('region', { name: '邀请码', exact: true });
  const code = /[A-Z]{4}-[A-Z]{4}/.exec((await card.textContent()) ?? '')?.[0] ?? '';
  expect(code).not.toBe('');
  await expectAccessible(page, 'invitation');
  await page.getByRole('link', { name: '回到申报表' }).click();
  await page.getByRole('button', { name: '预览整张表' }).click();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await context.newPage();
  await signInPortal(phone, helper, { redirect: `/personal/helping#c=${code.replace('-', '')}` });
  await expect(phone.getByRole('textbox', { name: '邀请码' })).toHaveValue(code.replace('-', ''));
  await expect(phone).toHaveURL(/\/personal\/helping$/);
  await expect(phone.getByRole('textbox', { name: '您的姓名' })).toHaveValue('司马长庚');
  await phone.getByRole('button', { name: '开始协助' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('协助闻人清和填写');
  await expect(phone.getByText('对方的留言：地址写公寓的')).toBeVisible();
  await fillSection(phone, programme, { key: helped, values: data[helped]! });
  await goOn(phone);
  expect(await overflow(phone)).toBe(0);
  await expectAccessible(phone, 'helped form');
  await expect(phone.getByRole('button', { name: /提交/ })).toHaveCount(0);
  await phone.getByRole('button', { name: '我填好了' }).click();
  await expect(phone.getByText('已告诉闻人清和')).toBeVisible();

  // It arrives in the form that is open, and nothing goes before it was read.
  const entries = page.getByRole('region', { name: /^请核对他人填写的内容/ });
  await expect(entries.getByText('由司马长庚填写').first()).toBeVisible();
  const submit = page.getByRole('button', { name: '确认无误，提交申报' });
  await expect(submit).toBeDisabled();
  await expectAccessible(page, 'entries to read');
  await page.getByRole('checkbox', { name: /我已逐项看过/ }).check();
  await submit.click();
  await expect(page.getByText('申报已提交，收件回执已出具')).toBeVisible({ timeout: 30_000 });
  const receipt = page.getByText('司马长庚（联系方式）');
  await expect(receipt).toBeVisible();

  // With the office nobody helps any more.
  await phone.goto('/personal/helping');
  await expect(phone.getByText('对方已提交或暂时不能修改')).toBeVisible();
  await context.close();

  const [id] = /[^/]+$/.exec(new URL(page.url()).pathname) ?? [];
  await signInOffice(page, await hire({ yunting: 'reviewer' }), `/apply/task?scope=all&id=${id}`);
  await expect(page.getByText('由司马长庚协助填写').first()).toBeVisible();
});

test('help that is ended with one press takes nothing more, and what was typed can be copied', async ({
  page,
  browser,
}) => {
  const applicant = await register();
  const helper = await register('CN', newPerson('司马长庚'));
  const own = await signInByCall(applicant, acpwdwebCall);
  const first = { section: helped, baseRev: 0, patch: { address: '梧桐区听澜路 18 号' }, clientTx: unique() };
  const { id } = await ask(own, callsOf('apartapply').save, first);
  const until = moveDate(dayInShanghai(Date.now()), { days: 1 });
  const { code } = await ask(own, helpGrantCall, { id, sections: [helped], until, reqId: unique() });
  const client = await signInByCall(helper, acpwdwebCall);
  const { id: grant } = await ask(client, helpRedeemCall, { code, name: helper.nickname, reqId: unique() });

  const other = await (await browser.newContext()).newPage();
  await signInPortal(other, helper, { redirect: `/personal/helping/${grant}` });
  await control(other, '微信号').fill('wutong-2026');
  await expect(other.getByText(/^已保存/).first()).toBeVisible();
  await signInPortal(page, applicant, { redirect: `/serve/apartapply/help/${id}` });
  await page.getByRole('button', { name: /^立即结束/ }).click();
  await expect(page.getByText('已结束，对方不能再查看和填写')).toBeVisible();
  await control(other, '微信号').fill('too-late');
  await expect(other.getByRole('alert').getByText(/^这份协助已经结束/)).toBeVisible();
  await expect(other.getByRole('button', { name: '复制已填内容' })).toBeVisible();
  const { sectionsData } = await ask(own, callsOf('apartapply').one, { id });
  expect(sectionsData.find(({ key }) => key === helped)?.values.wechat).toBe('wutong-2026');
  await other.context().close();
});
