import type { Page } from '@playwright/test';
import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { creditCodeCheck } from '#core/forms/identifiers/credit-code.ts';
import type { FileValue } from '#core/forms/values.ts';
import { companyAuthForm } from '#features/companies/shared/company-auth.ts';
import { supporterForm } from '#features/supporters/shared/supporter.ts';
import { fromElsewhere, serverNow } from './support/calls.ts';
import { fillSection, goOn } from './support/fill.ts';
import { readMessage } from './support/outbox.ts';
import { hire, newPerson, register, signInOffice, signInPortal } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const file = (name: string, type: string): FileValue => ({ id: 'x', name, size: 1, type });

/** What is filled in, under a credit code of its own. */
function companyValues(serial: string) {
  const first17 = `91110105MA${serial}`;
  const code = first17 + creditCodeCheck(first17);
  const name = `汀岸实验${serial}有限公司`;
  return {
    code,
    name,
    company: {
      name,
      code,
      kind: 'PRIVATE',
      industry: 'M',
      legalRep: '白砚',
      region: '110105',
      address: '梧桐路 8 号 2 层',
      licence: [file('营业执照.jpg', 'image/jpeg')],
    },
    agent: {
      name: '温若川',
      position: '主管',
      phone: { area: '+86', number: '13800000001' },
      letter: [file('授权书.pdf', 'application/pdf')],
    },
    consent: { truthful: true, privacy: true },
  };
}

const serial = () =>
  Math.floor(Math.random() * 10_000_000)
    .toString()
    .padStart(7, '0');

test('a company is authenticated from the form to the office; a colleague joins it and acts as far as its owner says', async ({
  page,
  browser,
}) => {
  const owner = await register('CN', newPerson('白景行'));
  const values = companyValues(serial());
  await signInPortal(page, owner, { redirect: '/personal/user' });

  // Without a company a company page asks whether to go and authenticate one.
  await page.getByRole('link', { name: '单位成员' }).click();
  const dialog = page.getByRole('dialog', { name: '还没有单位认证' });
  await expect(dialog.getByText('尚未进行企业认证，是否前往企业认证？')).toBeVisible();
  await expectAccessible(page, 'company not authenticated');
  await dialog.getByRole('button', { name: '去认证' }).click();
  await expect(page).toHaveURL(/\/personal\/auth\/edit/);

  for (const { key } of companyAuthForm.sections) {
    await fillSection(page, companyAuthForm, { key, values: values[key as 'company'] });
    await goOn(page);
  }
  await page.getByRole('button', { name: '确认无误，提交认证' }).click();
  await expect(page).toHaveURL('/personal/auth');
  const card = page.getByRole('region', { name: values.name });
  await expect(card.getByText('审核中')).toBeVisible();
  expect(await readMessage(owner.email, 'COMPANY_SUBMIT')).toContain('3 个工作日');

  // One that waits has no credit: the second error, and back to the form.
  await page.getByRole('link', { name: '单位成员' }).click();
  await expect(page.getByText('请先完成单位认证')).toBeVisible();
  await expect(page).toHaveURL(/\/personal\/auth\/edit/);
  await expect(page.getByRole('heading', { name: '材料正在审核，暂时不能修改。需要修改请先撤回。' })).toBeVisible();

  const clerk = await hire({ yunting: 'reviewer' });
  const office = await (await browser.newContext()).newPage();
  await signInOffice(office, clerk, '/companys');
  await office.getByPlaceholder('名称、信用代码').fill(values.code);
  await office.keyboard.press('Enter');
  await office.getByRole('cell', { name: values.name }).click();
  await expect(office.getByRole('tab', { name: '核验' })).toBeVisible();
  // A link to the check leads colleagues to the same place.
  await office.goto(`/office/companys?tab=panel&id=${new URL(office.url()).searchParams.get('id')}`);
  await expect(office.getByText('信用代码校验位正确')).toBeVisible();
  await expect(office.getByText('没有同名或同代码的记录')).toBeVisible();
  await expect(office.getByRole('img', { name: '营业执照.jpg' })).toBeVisible();
  await expectAccessible(office, 'checking a company');
  await office.getByRole('button', { name: /^通\s?过$/ }).click();
  const ask = office.getByRole('dialog').filter({ hasText: '有效期至' }).last();
  await ask.getByLabel('有效期至').fill('2028-06-30');
  await office.keyboard.press('Enter');
  await ask.getByRole('button', { name: /^通\s?过$/ }).click();
  await expect(office.getByText('已完成')).toBeVisible();
  expect(await readMessage(owner.email, 'COMPANY_PASS')).toContain('2028-06-30');

  await page.goto('/personal/auth');
  await expect(card.getByText('已认证')).toBeVisible();
  await page.goto('/personal/user');
  await expect(page.getByText(values.name, { exact: true })).toBeVisible();

  const colleague = await register('CN', newPerson('顾听澜'));
  const other = await (await browser.newContext()).newPage();
  await signInPortal(other, colleague, { redirect: '/personal/auth' });
  await other.getByRole('button', { name: '加入已认证的单位' }).click();
  const form = other.getByRole('region', { name: '加入已认证的单位' });
  await form.getByLabel('统一社会信用代码').fill(values.code);
  await expect(form.getByText(`已认证的单位：${values.name}`)).toBeVisible();
  await form.getByRole('button', { name: '发送申请' }).click();
  await expect(other.getByRole('region', { name: values.name }).getByText('等待对方同意')).toBeVisible();

  await page.goto('/personal/auth');
  await page
    .getByRole('region', { name: '申请加入' })
    .getByRole('button', { name: '同意 顾听澜', exact: true })
    .click();
  await expect(page.getByText('已同意，对方会收到通知')).toBeVisible();
  expect(await readMessage(colleague.email, 'COMPANY_CONSENT')).toContain(values.name);
  await other.goto('/personal/auth/members');
  await expect(other.getByText('白景行')).toBeVisible();

  // The owner lets the colleague act in one programme, until a day.
  const line = (who: Page) => who.getByRole('listitem').filter({ hasText: colleague.loginName });
  const authorise = async () => {
    await line(page).getByRole('button', { name: '修改授权 顾听澜', exact: true }).click();
    return page.getByRole('dialog', { name: '顾听澜的授权' });
  };
  await page.goto('/personal/auth/members');
  await expect(line(page).getByText('能办：全部事项 · 不限期')).toBeVisible();
  const limits = await authorise();
  await limits.getByRole('checkbox', { name: '人才认定', exact: true }).check();
  await limits.getByLabel('授权到').fill('2020-01-01');
  await limits.getByRole('button', { name: '保存授权' }).click();
  await expect(
    limits
      .getByRole('alert')
      .or(limits.getByText(/不能早于/))
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'the authorisation of an agent');
  const until = moveDate(dayInShanghai(serverNow()), { months: 2 });
  await limits.getByLabel('授权到').fill(until);
  await limits.getByRole('button', { name: '保存授权' }).click();
  await expect(page.getByText('授权已保存，对方会收到通知')).toBeVisible();
  await expect(limits).toBeHidden();
  await expect(line(page).getByText(`能办：人才认定 · 授权到 ${until}`)).toBeVisible();

  // The colleague is told, sees it, and finds out what is missing where they want to do something else.
  expect(await readMessage(colleague.email, 'COMPANY_AUTHORISE')).toContain(`人才认定，至 ${until}`);
  await other.goto('/personal/auth/members');
  await expect(line(other).getByText(`能办：人才认定 · 授权到 ${until}`)).toBeVisible();
  await other.goto('/serve/apartapply/perm');
  await expect(other.getByText('单位没有授权您办理这个事项，请联系单位负责人')).toBeVisible();
  await other.goto('/phoenixplan/apply/advance_ace?type=ACE');
  await expect(other.getByRole('heading', { name: '您没有凤凰计划的授权' })).toBeVisible();
  await expect(
    other.getByText(`您在“${values.name}”的授权不含凤凰计划。请单位负责人白景行在“单位成员”里加上，之后即可开始。`),
  ).toBeVisible();
  await expectAccessible(other, 'an agent who is not authorised');
  await expect(other.getByRole('button', { name: '创建申报' })).toBeHidden();
  await other.goto('/personal/declare-batch');
  await expect(other.getByRole('radio')).toHaveCount(1);

  // Renewed, without a limit.
  const renewed = await authorise();
  await expect(renewed.getByRole('checkbox', { name: '人才认定', exact: true })).toBeChecked();
  await expect(renewed.getByLabel('授权到')).toHaveValue(until);
  await renewed.getByRole('checkbox', { name: '人才认定', exact: true }).uncheck();
  await renewed.getByLabel('授权到').fill('');
  await renewed.getByRole('button', { name: '保存授权' }).click();
  await expect(line(page).getByText('能办：全部事项 · 不限期')).toBeVisible();
  await other.goto('/phoenixplan/apply/advance_ace?type=ACE');
  await expect(other.getByRole('button', { name: '创建申报' })).toBeVisible();

  // Whoever has no account yet is invited by their address, registers with it and accepts.
  const newcomer = newPerson('沈砚秋');
  await page.goto('/personal/auth/members');
  await page.getByRole('button', { name: '邀请同事' }).click();
  const invite = page.getByRole('dialog', { name: '邀请同事' });
  await expectAccessible(page, 'inviting a colleague');
  await invite.getByRole('button', { name: '发送邀请' }).click();
  await expect(invite.getByLabel('同事的邮箱')).toHaveAttribute('aria-invalid', 'true');
  await invite.getByLabel('同事的邮箱').fill(newcomer.email);
  await invite.getByRole('checkbox', { name: '人才公寓', exact: true }).check();
  await invite.getByRole('button', { name: '发送邀请' }).click();
  const open = page.getByRole('list', { name: '已发出的邀请' }).getByRole('listitem');
  await expect(open).toContainText(newcomer.email);
  await expect(open).toContainText('等待答复');
  await expectAccessible(page, 'an open invitation');
  expect(await readMessage(newcomer.email, 'COMPANY_INVITED')).toContain(`“${values.name}”邀请您成为经办人（人才公寓`);
  await register('CN', newcomer);
  const third = await (await browser.newContext()).newPage();
  await signInPortal(third, newcomer, { redirect: '/personal/auth' });
  const received = third.getByRole('region', { name: '收到的单位邀请' });
  await expect(received).toContainText('能办：人才公寓 · 不限期');
  await expectAccessible(third, 'an invitation of a company');
  await received.getByRole('button', { name: `接受邀请 ${values.name}` }).click();
  await expect(received).toBeHidden();
  await expect(third.getByRole('region', { name: values.name }).getByText('经办人').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: newcomer.loginName })).toContainText('能办：人才公寓');
  await expect(open).toHaveCount(0);
});

test('a supporter is approved, and a visit by the link is counted @night', async ({ page, browser }) => {
  const who = await register('CN', newPerson('苏听雪'));
  const name = `汀岸引才${serial()}`;
  await signInPortal(page, who, { redirect: '/personal/supporter' });
  await page.getByRole('link', { name: '申请成为赋能者' }).click();
  const agreed = { rules: true, privacy: true };
  const values: Record<string, Record<string, unknown>> = {
    profile: {
      kind: 'PERSON',
      name,
      org: '北湖理工大学 教授',
      country: 'CN',
      fields: ['IT'],
      phone: { area: '+86', number: '13800000002' },
      email: who.email,
    },
    record: { intro: '从事人工智能研究二十年，在海内外高校有许多同行和学生，熟悉他们的项目。' },
    consent: agreed,
  };
  for (const { key } of supporterForm.sections) {
    await fillSection(page, supporterForm, { key, values: values[key]! });
    await goOn(page);
  }
  await page.getByRole('button', { name: '确认无误，提交' }).click();
  await expect(page.getByRole('region', { name }).getByText('审核中')).toBeVisible();

  const clerk = await hire({ yunting: 'reviewer' });
  const office = await (await browser.newContext()).newPage();
  await signInOffice(office, clerk, '/supporters');
  await office.getByPlaceholder('名称、推荐码').fill(name);
  await office.keyboard.press('Enter');
  await expect(office.getByText('共 1 条').first()).toBeVisible();
  await office.getByRole('button', { name: '查看' }).click();
  await office.getByRole('button', { name: /^通\s?过$/ }).click();
  await office
    .getByRole('dialog')
    .filter({ hasText: '生成推荐码' })
    .last()
    .getByRole('button', { name: /^通\s?过$/ })
    .click();
  await expect(office.getByText('已完成')).toBeVisible();
  const [code] = /S[A-Z2-9]{6}/.exec(await readMessage(who.email, 'SUPPORTER_APPROVE')) ?? [];

  const visitor = await (await browser.newContext({ extraHTTPHeaders: fromElsewhere() })).newPage();
  await Promise.all([
    visitor.waitForResponse((answer) => answer.url().includes('/web/origin/visit')),
    visitor.goto(`/?o=${code}`),
  ]);
  await expect(visitor).toHaveURL('/');
  await visitor.reload();
  await expect(async () => {
    await page.goto('/personal/supporter');
    await expect(page.locator('dl').filter({ hasText: '访问' }).locator('dd').first()).toHaveText('1');
  }).toPass();
  await expect(page.getByText(`${new URL(page.url()).origin}/?o=${code}`)).toBeVisible();
  await expectAccessible(page, 'an active supporter');
});
