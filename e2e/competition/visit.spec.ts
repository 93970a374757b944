import type { Page } from '@playwright/test';
import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { visitRecordCall } from '#features/visits/calls.ts';
import { drawScene } from '#features/visits/demo/scenes.ts';
import { tenantIds } from '../support/admins.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { enter } from '../support/enter.ts';
import { hire } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const tenantId = tenantIds.yunting;
const { itecvisit } = officeResourceCalls;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** From the time that an organiser sets over a visit without a network to the record in the back office. */
test('a visit is made without a network, sent once, and an altered photo is found @night', async ({
  page,
  context,
}) => {
  const organiser = await hire({ yunting: 'reviewer' }, '宋砚知');
  const visitor = await hire({ yunting: 'reviewer' }, '祁连舟');
  const office = await signInByCall(organiser, acloginCall);
  const { options } = await ask(office, itecvisit!.options!, { tenantId });
  const account = options.visitors!.find(({ label }) => label.CN.includes(visitor.loginName))!.value;
  const entry = options.entries!.at(-1)!;
  const startAt = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  const values = {
    entry: entry.value,
    address: '云汀港湾路 66 号',
    lng: 118.092,
    lat: 24.4861,
    visitors: [account],
    manner: 'SET',
    slots: [{ id: 'a1', startAt, minutes: 60 }],
  };
  const { id } = await ask(office, itecvisit!.save!, { tenantId, values, reqId: unique() } as never);

  await enter(page, 'office', visitor);
  await page.goto('/office/visit/');
  await expect(page.getByText('资料已下载，可以离线用')).toBeVisible();
  await expectAccessible(page);
  // Nothing but its own files is kept, and it rules nothing else of the back office.
  await expect.poll(() => keptAddresses(page)).not.toEqual([]);
  for (const address of await keptAddresses(page)) expect(address).toMatch(/^\/office\/visit\//);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: '路线图' }).click();
  await expect(page.getByRole('img', { name: '当天 1 处考察的位置' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '返回' }).click();
  await page.getByRole('button', { name: '开始考察' }).click();
  await expect(page.getByText('没有信号，都记在手机里')).toBeVisible();
  await check(page);
  await page.reload();
  await expect(page.getByRole('region', { name: '正式员工人数' }).getByText('少 1 人')).toBeVisible();
  await expect(page.getByLabel('正式员工人数的说明')).toHaveValue('1 人 9 月转为兼职，合同已看。');
  await expectAccessible(page);

  await page.getByRole('button', { name: '照片与签字' }).click();
  for (const [at, [spot, scene]] of (
    [
      ['门牌', 'DOOR'],
      ['办公区', 'OFFICE'],
      ['研发生产区', 'WORKS'],
      ['其他', 'OFFICE'],
    ] as const
  ).entries()) {
    const buffer = await drawScene(scene, at);
    await page.getByLabel(`拍${spot}`).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('button', { name: new RegExp(`^${spot}`) })).toBeVisible();
  }
  await exchangeLastPhoto(page);
  await page.reload();
  await page.getByRole('button', { name: '申请人签字' }).click();
  await expect(page.getByText('手机里的照片与拍摄时不符').first()).toBeVisible();
  await expectAccessible(page);

  // What was exchanged on the phone is found by the server as well, and stays marked.
  await context.setOffline(false);
  await expect(page.getByText('与拍摄时的指纹不符，已标记')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(true);
  await page.reload();
  await sign(page, '申请人签字', '沈知遥');
  await sign(page, '考察人签字', '祁连舟');
  await expect(page.getByText('已签字，联网后自动发送')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('已完成，全部已传到')).toBeVisible({ timeout: 30_000 });

  const record = await ask(office, visitRecordCall, { tenantId, id });
  expect(record).toMatchObject({ state: 'FINISHED', visitors: ['祁连舟'], digest: expect.stringMatching(/^\w{64}$/) });
  expect(record.photos.map(({ spot, state }) => `${spot} ${state}`)).toEqual([
    'DOOR VERIFIED',
    'OFFICE VERIFIED',
    'WORKS VERIFIED',
    'OTHER ALTERED',
  ]);
  expect(record.compared.find(({ item }) => item.key === 'company.employees')).toMatchObject({ difference: -1 });
  expect(record.signatures?.entrant).toMatchObject({ name: '沈知遥' });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/office/itec/kit');
  await expect(page.getByRole('link', { name: '打开考察包' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '已完成' })).toHaveCount(1);
  await expectAccessible(page);
  await page.goto(`/office/itec/entry?id=${entry.value}`);
  await page.getByRole('tab', { name: '审核' }).click();
  await expect(page.getByRole('region', { name: '实地考察' }).getByText('−1', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/office/itec/visit?id=${id}`);
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('tab', { name: '考察单' }).click();
  await expect(drawer.getByText('有照片与拍摄时记下的指纹不符')).toBeVisible();
  await expect(drawer.getByText('−1', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
});

async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });
}

/** Looks at every item: one person fewer than declared, all else as it should be. */
async function check(page: Page): Promise<void> {
  const staff = page.getByRole('region', { name: '正式员工人数' });
  const fewer = staff.getByRole('button', { name: '正式员工人数减 1' });
  await fewer.click();
  await expect(staff.getByText('一致')).toBeVisible();
  await fewer.click();
  await expect(staff.getByText('少 1 人')).toBeVisible();
  await page.getByLabel('正式员工人数的说明').fill('1 人 9 月转为兼职，合同已看。');
  const total = await page.locator('main section').count();
  for (let at = 0; at < total; at += 1) {
    const card = page.locator('main section').nth(at);
    if ((await card.getByRole('heading').textContent()) === '正式员工人数') continue;
    const plus = card.getByRole('button', { name: /加 / });
    if ((await plus.count()) > 0) await plus.click();
    else await card.locator('label', { hasText: /^(一致|可以)$/ }).click();
    await expect(card.locator('header').getByText('一致')).toBeVisible();
  }
  await expect(page.getByText(`${total} / ${total}`)).toBeVisible();
}

/** Puts another picture in the place of the last one, past the page. */
async function exchangeLastPhoto(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { name } = (await indexedDB.databases()).find((each) => each.name?.startsWith('wutong-visits-'))!;
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open(name!));
    const rows = db.transaction('photos', 'readwrite').objectStore('photos');
    const photos = (await done(rows.getAll())) as { spot: string; blob: Blob }[];
    const [door, other] = ['DOOR', 'OTHER'].map((spot) => photos.find((photo) => photo.spot === spot)!);
    await done(rows.put({ ...other, blob: door!.blob }));
    db.close();
  });
}

async function sign(page: Page, button: string, name: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByLabel('签字人姓名').fill(name);
  const box = (await dialog.getByRole('img', { name: '在框内签字' }).boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let at = 1; at < 8; at += 1) await page.mouse.move(box.x + 30 + at * 25, box.y + 60 + (at % 2 ? 30 : -20));
  await page.mouse.up();
  await dialog.getByRole('button', { name: '签好了' }).click();
  await expect(dialog).toBeHidden();
}
