import { officeResourceCalls } from '#features/office-calls.ts';
import { adminOf, tenantIds } from './support/admins.ts';
import { ask, unique } from './support/calls.ts';
import { linkIn, readMessage } from './support/outbox.ts';
import { register, signInOffice, signInPortal } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Somebody known from the portal is invited to a back office: by the link, then under the settings of the account. */
test('a known account sees an invitation, accepts it, and only then is shown to the office', async ({ page }) => {
  const person = await register();
  const admin = await adminOf('yunting');
  const tenantId = tenantIds.yunting;
  const values = { email: person.email, nickname: '待定', title: '', roles: ['r-yunting-editor'] };
  const { id } = await ask(admin, officeResourceCalls.tenantuser!.save, { tenantId, values, reqId: unique() });
  const shown = async () => (await ask(admin, officeResourceCalls.tenantuser!.one, { tenantId, id })).row;
  expect(await shown()).toMatchObject({ status: 'INVITED', nickname: '待定', lastLogin: null });

  await page.goto(linkIn(await readMessage(person.email, 'INVITATION')));
  await expect(page).toHaveURL('/login/invitation');
  await expect(page.getByRole('link', { name: '登录后处理' })).toBeVisible();
  await signInPortal(page, person, { redirect: '/personal/setting' });
  const card = page.getByRole('region', { name: '后台邀请' });
  await expect(card).toContainText('内容编辑');
  await card.getByRole('button', { name: '接受邀请' }).click();
  await expect(card.getByRole('link', { name: '前往管理后台' })).toBeVisible();
  expect(await shown()).toMatchObject({ status: 'ACTIVE', nickname: person.nickname });
  await signInOffice(page, person);
});
