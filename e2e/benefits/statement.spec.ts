import type { Browser } from '@playwright/test';
import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { yuanText } from '#core/texts/amount.ts';
import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { settleStatementCall, shopLinkCall, statementCall } from '#features/benefits/calls/statement.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, serverNow, signInByCall, unique } from '../support/calls.ts';
import { hire, type Person, signInOffice } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const lastMonth = moveDate(`${dayInShanghai(serverNow()).slice(0, 7)}-01`, { months: -1 }).slice(0, 7);

test('the month of a shop is drawn up, checked and paid by three people, and the shop agrees in between @night', async ({
  browser,
}) => {
  const { id, used, sum } = await findUnsettled();
  const [drawer, checker, payer] = await Promise.all([
    hire({ yunting: 'shop-operator' }, '罗清和'),
    hire({ yunting: 'reviewer' }, '郑明远'),
    hire({ yunting: 'finance' }, '陈思齐'),
  ]);

  const drawing = await openStatement(browser, { who: drawer, id });
  await expect(drawing.getByRole('row', { name: /^合计/ }).getByRole('cell').first()).toHaveText(String(used));
  const steps = drawing.getByRole('region', { name: '结算' });
  await steps.getByRole('textbox', { name: '应付金额（元）' }).fill('180.5');
  await expect(steps.getByRole('button', { name: /^出\s?账$/ })).toBeDisabled();
  await steps.getByRole('textbox', { name: '与按单价合计不同，请说明' }).fill('含一次免单补贴');
  await steps.getByRole('button', { name: /^出\s?账$/ }).click();
  await expect(steps.getByText('180.50')).toBeVisible();
  await expect(steps.getByText('您已经办过其中一步')).toBeVisible();
  await expect(steps.getByRole('button', { name: '核对无误' })).toBeHidden();
  await expectAccessible(drawing);
  await expectRefused(drawer, { id, rev: 1 });

  const checking = await openStatement(browser, { who: checker, id });
  const check = checking.getByRole('region', { name: '结算' });
  await expect(check.getByRole('listitem').filter({ hasText: '出账' })).toContainText('罗清和');
  await check.getByRole('button', { name: '核对无误' }).click();
  await expect(check.getByRole('listitem').filter({ hasText: '核对' })).toContainText('郑明远');
  await expect(check.getByRole('button', { name: '记为已拨付' })).toBeHidden();

  await drawing.reload();
  await expect(steps.getByRole('listitem').filter({ hasText: '核对' })).toContainText('郑明远');
  await expect(steps.getByRole('button', { name: '记为已拨付' })).toBeHidden();

  const phone = await openPhone(browser, id);
  const statement = phone.locator('details').filter({ hasText: '月结单' }).first();
  await expect(statement.getByRole('row', { name: /^合计/ })).toContainText('180.50');
  await expect(statement.getByRole('row', { name: /^合计/ })).toContainText(String(used));
  await expect(statement.getByRole('row', { name: /^调整/ })).toContainText(yuanText(18_050 - sum));
  await statement.getByText('逐笔明细').click();
  await expect(
    statement.getByRole('list', { name: '逐笔明细' }).getByRole('listitem').filter({ hasNotText: '已撤销' }),
  ).toHaveCount(used);
  await expectAccessible(phone);
  await statement.getByRole('button', { name: '有异议' }).click();
  await phone.getByRole('textbox', { name: '哪里不对' }).fill('18 日那次算错了');
  await phone.getByRole('button', { name: '提交异议' }).click();
  await expect(statement.getByText('18 日那次算错了')).toBeVisible();

  const paying = await openStatement(browser, { who: payer, id });
  const pay = paying.getByRole('region', { name: '结算' });
  await expect(pay.getByText('商户异议：18 日那次算错了')).toBeVisible();
  await expect(pay.getByRole('button', { name: '记为已拨付' })).toBeDisabled();
  await statement.getByRole('button', { name: '确认 180.50 元' }).click();
  await expect(statement.getByText(/确认了$/)).toBeVisible();
  await paying.reload();
  await expect(pay.getByText(/^商户异议/)).toBeHidden();
  await pay.getByRole('textbox', { name: '凭证号' }).fill('HB-2026-118');
  await pay.getByRole('button', { name: '记为已拨付' }).click();
  await expect(pay.getByText(/HB-2026-118/)).toBeVisible();
  await expect(pay.getByRole('listitem').filter({ hasText: '拨付' })).toContainText('陈思齐');
  for (const page of [drawing, checking, phone, paying]) await page.context().close();
});

/** A shop of the demo that redeemed something last month and was not settled yet. */
async function findUnsettled() {
  const admin = await adminOf('yunting');
  for (let at = 12; at < 38; at += 1) {
    const id = `shop-demo-${at}`;
    const { settlement, used, sum } = await ask(admin, statementCall, {
      tenantId: tenantIds.yunting,
      id,
      month: lastMonth,
    });
    if (!settlement && used > 0) return { id, used, sum };
  }
  throw new Error(`every shop of the demo is settled for ${lastMonth}`);
}

/** The page on which the staff of a shop redeems, on their phone. */
async function openPhone(browser: Browser, id: string) {
  const { link } = await ask(await adminOf('yunting'), shopLinkCall, { tenantId: tenantIds.yunting, id });
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const { pathname, hash } = new URL(link!);
  await phone.goto(pathname + hash);
  return phone;
}

/** Whoever took a step before is refused by the server too, whatever their page shows. */
async function expectRefused(who: Person, { id, rev }: { id: string; rev: number }) {
  const client = await signInByCall(who, acloginCall);
  const input = {
    tenantId: tenantIds.yunting,
    id,
    month: lastMonth,
    step: 'check',
    rev,
    reqId: unique(),
  } as const;
  const { msg } = await client.call(settleStatementCall, input);
  expect(msg).toContain('由三个人分别办理');
}

/** Last month's statement of a shop, as somebody sees it in a browser of their own. */
async function openStatement(browser: Browser, { who, id }: { who: Person; id: string }) {
  const page = await (await browser.newContext()).newPage();
  await signInOffice(page, who, `/shop?id=${id}&tab=panel`);
  await page.getByRole('combobox', { name: '月份' }).selectOption(lastMonth);
  return page;
}
