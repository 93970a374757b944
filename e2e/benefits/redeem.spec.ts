import type { Page } from '@playwright/test';
import { shopLinkCall } from '#features/benefits/calls/statement.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { hire, signInOffice, signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const person = { loginName: demo.portal.person, password: demo.password };
const holder = { loginName: 'applicant23@example.com', password: demo.password };

test('one code on two phones at the same instant: one redeems, the other reads which @night', async ({
  page,
  browser,
}) => {
  const admin = await adminOf('yunting');
  const { link } = await ask(admin, shopLinkCall, { tenantId: tenantIds.yunting, id: 'shop-demo-10' });
  const path = new URL(link!).pathname + new URL(link!).hash;
  await signInPortal(page, person, { redirect: '/personal/card' });
  await expect(page.getByRole('img', { name: '人才卡二维码' })).toBeVisible();
  await expectAccessible(page);

  const phones = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const phone = await context.newPage();
      await phone.goto(path);
      await expect(phone.getByRole('heading', { level: 1, name: '澄湖书局' })).toBeVisible();
      return phone;
    }),
  );
  await expectAccessible(phones[0]!);
  await look(phones[0]!, 'WRNG2345');
  await expect(phones[0]!.getByRole('heading', { name: '不能核销' })).toBeVisible();
  await expect(phones[0]!.getByText('这个码已失效或不存在，请持卡人出示手机上当前的码')).toBeVisible();
  await expectAccessible(phones[0]!);
  await phones[0]!.getByRole('button', { name: '下一位' }).click();
  await page.context().setOffline(true);
  // What the page has not loaded yet does not come, and takes nothing of what is there with it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('现在没有网络，还能出示')).toBeVisible();
  // A code that has just begun is good on both phones for a minute and more. It comes without a network.
  const before = await page.locator('[data-letters]').innerText();
  await expect(page.locator('[data-letters]')).not.toHaveText(before);
  const letters = await page.locator('[data-letters]').innerText();
  for (const phone of phones) {
    await look(phone, letters);
    await phone.getByRole('radio', { name: /门票、图书 85 折/ }).check();
  }
  await Promise.all(phones.map((phone) => phone.getByRole('button', { name: /^确认用掉/ }).click()));
  const verdicts = await Promise.all(
    phones.map((phone) => phone.getByRole('heading', { name: /核销成功|这个码已经核销过/ }).innerText()),
  );
  expect(verdicts.toSorted()).toEqual(['核销成功', '这个码已经核销过'].sort());
  const redeemed = phones[verdicts.indexOf('核销成功')]!;
  await redeemed.getByRole('button', { name: '扫错了？5 分钟内可撤销这一笔' }).click();
  await redeemed.getByRole('textbox', { name: '原因' }).fill('扫错了码');
  await redeemed.getByRole('dialog').getByRole('button', { name: '撤销' }).click();
  await expect(redeemed.getByRole('textbox', { name: /八个字母/ })).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole('region', { name: '最近用过' }).getByRole('listitem').first()).toContainText('澄湖书局');
  for (const phone of phones) await phone.context().close();
});

test('family is named, shows codes of its own, and is taken off; a paused card shows none', async ({ page }) => {
  await signInPortal(page, holder, { redirect: '/personal/card' });
  const letters = page.locator('[data-letters]');
  await expect(letters).toBeVisible();
  await page.getByRole('button', { name: '添加家属' }).click();
  const dialog = page.getByRole('dialog', { name: '可用卡的家属' });
  await dialog.getByRole('button', { name: '添加家属' }).click();
  await expect(dialog.getByRole('textbox', { name: /姓名/ })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: /姓名/ }).fill('沈一鸣');
  await dialog.getByRole('radio', { name: '子女' }).check();
  await dialog.getByLabel(/出生日期/).fill('2017-04-12');
  await dialog.getByRole('button', { name: '添加家属' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('沈一鸣');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '关闭' }).click();
  const own = await letters.innerText();
  await page.getByRole('button', { name: '沈一鸣 子女' }).click();
  await expect(page.getByText('的子女')).toBeVisible();
  await expect(letters).not.toHaveText(own);

  await page.getByRole('button', { name: '管理家属' }).click();
  await dialog.getByRole('button', { name: /移除/ }).click();
  await page.getByRole('dialog', { name: '移除沈一鸣？' }).getByRole('button', { name: '移除' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('button', { name: '本人' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: '暂停用卡' }).click();
  await page.getByRole('dialog', { name: '暂停用卡？' }).getByRole('button', { name: '暂停用卡' }).click();
  await expect(page.getByText('所有的码都不能用')).toBeVisible();
  await expect(letters).toHaveCount(0);
  await page.getByRole('button', { name: '恢复用卡' }).click();
  await expect(letters).toBeVisible();
});

test('a waiting card is claimed, shops are sorted by distance on the device, and a use that was not me reaches the desk @night', async ({
  page,
  browser,
}) => {
  await signInPortal(
    page,
    { loginName: demo.portal.supporter, password: demo.password },
    { redirect: '/personal/card' },
  );
  const waits = page.getByRole('heading', { name: '有一张人才卡等您领取' });
  await expect(waits).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: /证件/ }).selectOption({ label: '护照' });
  await page.getByRole('textbox', { name: /证件/ }).fill('E20269999');
  await page.getByRole('button', { name: '领取人才卡' }).click();
  await expect(page.getByText('没有等待您领取的人才卡').first()).toBeVisible();
  await page.getByRole('textbox', { name: /证件/ }).fill('E20265018');
  await page.getByRole('button', { name: '领取人才卡' }).click();
  await expect(page.locator('[data-letters]')).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto('/shop');
  await page.getByRole('button', { name: '离我最近' }).click();
  await expect(page.getByText('没有允许使用位置')).toBeVisible();
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 24.481234, longitude: 118.105678 });
  await page.getByRole('button', { name: '离我最近' }).click();
  await expect(page.getByText('由近到远')).toBeVisible();
  const far = page.getByText(/^约 [\d.]+ (米|公里)$/);
  await expect(far.first()).toBeVisible();
  const metres = (await far.allInnerTexts()).map(
    (text) => Number.parseFloat(text.slice(2)) * (text.includes('公里') ? 1000 : 1),
  );
  expect(metres).toEqual(metres.toSorted((one, other) => one - other));
  expect(asked.filter((each) => each.includes('24.48') || each.includes('118.10'))).toEqual([]);
  await expectAccessible(page);

  const own = await browser.newContext();
  const holding = await own.newPage();
  await signInPortal(holding, person, { redirect: '/personal/card' });
  await holding
    .getByRole('link', { name: /^不是我用的/ })
    .first()
    .click();
  await expect(holding.getByRole('textbox', { name: /具体对象/ })).toHaveValue(/^HX\d+$/);
  await holding.getByRole('checkbox').check();
  await holding.getByRole('button', { name: '提交', exact: true }).click();
  await expect(holding).toHaveURL(/\/personal\/complaint\/TSJY\d{9}$/);
  const no = holding.url().split('/').at(-1)!;
  const admin = await adminOf('yunting');
  const tenantId = tenantIds.yunting;
  const { rows } = await ask(admin, officeResourceCalls.complaint!.list, { tenantId, filter: { keyword: no } });
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), `/complaint?id=${(rows[0] as { id: string }).id}`);
  const use = page.getByRole('region', { name: '所反映的核销' });
  await use.getByRole('link', { name: '查看人才卡' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^YT20\d{7}$/ })).toBeVisible();
  await own.close();
});

/** Types the letters of a card on the shop's phone and asks what they are. */
async function look(phone: Page, letters: string): Promise<void> {
  await phone.getByRole('textbox', { name: /八个字母/ }).fill(letters);
  await phone.getByRole('button', { name: '查看', exact: true }).click();
}
