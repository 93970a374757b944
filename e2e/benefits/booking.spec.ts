import type { Browser, Page } from '@playwright/test';
import { dayInShanghai, instantInShanghai, moveDate } from '#core/calendar/dates.ts';
import { shopLinkCall } from '#features/benefits/calls/statement.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, serverNow } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { onOwnServer } from '../support/own-server.ts';
import { signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const holder = { loginName: demo.portal.person, password: demo.password };
const court = '羽毛球场 2 小时';

// What is booked for today is redeemed today, at whatever hour the test runs.
const moveClock = onOwnServer('booking');

test('持卡人在手机上约当天的权益，商户在店员页确认，到店扫码核销，两边都显示已到访 @night', async ({ browser }) => {
  await moveClock(untilMorning());
  const { phone, shop } = await openPhones(browser);

  await phone.getByRole('button', { name: /^运动/ }).click();
  const offer = phone.getByRole('region', { name: '可以用的权益' }).getByRole('listitem').filter({ hasText: court });
  await offer.getByRole('button', { name: /预约|再约一次/ }).click();
  const form = phone.getByRole('dialog');
  await choose(form.getByRole('combobox', { name: /日期/ }), dayInShanghai(serverNow()));
  await choose(form.getByRole('combobox', { name: /到店时间/ }), '19:30');
  await form.getByRole('textbox', { name: /备注/ }).fill('带一位同事');
  await expectAccessible(phone);
  await form.getByRole('button', { name: '提交预约' }).click();
  await expect(offer).toContainText('19:30，待商户确认');

  await shop.reload();
  const expected = shop.getByRole('listitem').filter({ hasText: '带一位同事' });
  await expect(expected).not.toContainText('林见微');
  await expectAccessible(shop);
  await expected.getByRole('button', { name: /^确认预约/ }).click();
  await expect(expected).toContainText('已确认');

  await phone.reload();
  await phone.getByRole('button', { name: /^运动/ }).click();
  await expect(offer).toContainText(/已约 .*19:30/);
  await shop.getByRole('textbox', { name: /八个字母/ }).fill(await phone.locator('[data-letters]').innerText());
  await shop.getByRole('button', { name: '查看', exact: true }).click();
  const choice = shop.getByRole('radio', { name: new RegExp(`${court}.*已预约今天 19:30`) });
  await choice.check();
  await shop.getByRole('button', { name: `确认用掉：${court}` }).click();
  await expect(shop.getByRole('heading', { name: '核销成功' })).toBeVisible();
  await shop.getByRole('button', { name: '下一位' }).click();
  await expect(expected).toContainText('已到访');

  await phone.goto('/personal/booking');
  const ticket = phone.getByRole('listitem').filter({ hasText: '19:30' }).filter({ hasText: '带一位同事' });
  await expect(ticket).toContainText('已到访');
  await expect(ticket.getByRole('button', { name: '取消预约' })).toBeHidden();
});

/** Until ten in the morning of the next day, in ms. */
function untilMorning(): number {
  const tomorrow = moveDate(dayInShanghai(serverNow()), { days: 1 });
  return instantInShanghai(`${tomorrow} 10:00`).getTime() - serverNow();
}

async function openPhones(browser: Browser): Promise<{ phone: Page; shop: Page }> {
  const open = async () => (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const [phone, shop] = [await open(), await open()];
  const admin = await adminOf('yunting');
  const { link } = await ask(admin, shopLinkCall, { tenantId: tenantIds.yunting, id: 'shop-demo-18' });
  await signInPortal(phone, holder, { redirect: '/personal/card' });
  await shop.goto(new URL(link!).pathname + new URL(link!).hash);
  await expect(shop.getByRole('heading', { level: 1, name: '羽翔羽毛球馆' })).toBeVisible();
  return { phone, shop };
}

async function choose(box: ReturnType<Page['getByRole']>, typed: string) {
  await box.fill(typed);
  await box.press('Enter');
}
