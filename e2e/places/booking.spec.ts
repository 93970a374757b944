import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { weekDays } from '#core/calendar/week-days.ts';
import { emptySection } from '#core/forms/section.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { place } from '#features/places/resources/place.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, unique } from '../support/calls.ts';
import { register, signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** A place that is open every day. */
async function addPlace(): Promise<{ id: string; name: string }> {
  const name = `听澜阁 ${unique()}`;
  const { id } = await ask(await adminOf('yunting'), officeResourceCalls.place!.save, {
    tenantId: tenantIds.yunting,
    reqId: unique().padEnd(22, '0'),
    values: {
      ...emptySection({ key: 'place', title: place.item, fields: place.form ?? [] }),
      nameCN: name,
      nameEN: `Tinglan ${name.slice(-6)}`,
      addressCN: '听澜步道 5 号',
      addressEN: '5 Tinglan Walk',
      kind: 'HALL',
      capacity: 20,
      region: '350203',
      openHours: [{ id: 'h1', days: weekDays.map(({ value }) => value), from: '09:00', to: '12:00' }],
    },
  });
  return { id, name };
}

test('on a phone: a free morning is booked, found among the own bookings, and taken back', async ({ page }) => {
  const { id, name } = await addPlace();
  const day = moveDate(dayInShanghai(Date.now()), { days: 2 });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInPortal(page, await register(), { redirect: `/place/${id}` });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `预约 ${day} 09:00–12:00` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /用途/ }).fill('青年建筑师读书会');
  await form.getByRole('textbox', { name: /人数/ }).fill('12');
  await form
    .getByRole('textbox', { name: /手机号|号码/ })
    .last()
    .fill('13900002177');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '提交预约' }).click();
  await expect(page).toHaveURL(/\/personal\/booking$/);
  const ticket = page.getByRole('listitem').filter({ hasText: name });
  await expect(ticket).toContainText('待确认');
  await page.goto(`/place/${id}`);
  await expect(page.getByRole('listitem').filter({ hasText: day })).toContainText('已约满');
  await page.goto('/personal/booking');
  await ticket.getByRole('button', { name: '取消预约' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
  await expect(ticket).toContainText('已取消');
});
