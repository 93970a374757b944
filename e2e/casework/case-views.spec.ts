import { caseCall, queueCall } from '#features/casework/calls/review.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask } from '../support/calls.ts';
import { hire, signInOffice } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const tenantId = tenantIds.yunting;

test('办件按变化、查重、自检来看：改前改后逐词对照，数目与所列一致，点一行看到材料', async ({ page }) => {
  const office = await adminOf('yunting');
  const { rows } = await ask(office, queueCall, {
    tenantId,
    scope: 'all',
    state: ['REVIEW'],
    programme: 'talentapply',
  });
  const cases = await Promise.all(rows.map(({ id }) => ask(office, caseCall, { tenantId, id })));
  const found = cases.find(({ changes, duplicates }) => changes.length > 0 && duplicates.length > 0)!;
  await signInOffice(page, await hire({ yunting: 'reviewer' }), `/apply/task?scope=all&id=${found.id}`);

  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await tab(/^变化/).click();
  const table = page.getByRole('region', { name: '变化' });
  const changed = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .filter({ has: page.locator('td') });
  await expect(changed).toHaveCount(Number((await tab(/^变化/).innerText()).replace(/\D/g, '')));
  await expect(table.locator('del').first()).toBeVisible();
  await expect(table.locator('ins').first()).toBeVisible();
  await expectAccessible(page);

  await tab(/^查重/).click();
  await expect(tab(/^查重/)).toContainText(String(found.duplicates.length));
  const beside = page.getByRole('region', { name: '查重' });
  await expect(beside.getByRole('columnheader', { name: found.no }).first()).toBeVisible();
  await expect(beside.getByRole('columnheader', { name: found.duplicates[0]!.no }).first()).toBeVisible();
  await expectAccessible(page);

  await tab(/^自检/).click();
  await expect(page.getByText('对得上', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // The notice of other cases leads to them, and an item to correct back to the fields.
  await tab(/^字段/).click();
  await page.getByRole('button', { name: '并列对比' }).first().click();
  await expect(tab(/^查重/)).toHaveAttribute('aria-selected', 'true');
});
