import { caseCall, queueCall } from '#features/casework/calls/review.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask } from '../support/calls.ts';
import { claim } from '../support/desk.ts';
import { hire, signInOffice } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const tenantId = tenantIds.yunting;

test('办件按变化、查重、自检、联审来看：改前改后逐词对照，数目与所列一致，点一行看到材料，逐条给结论', async ({
  page,
}) => {
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
  await claim(page);

  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await tab(/^变化/).click();
  const table = page.getByRole('region', { name: '变化' });
  const lines = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .filter({ has: page.locator('td') });
  const count = Number((await tab(/^变化/).innerText()).replace(/\D/g, ''));
  await expect(lines).toHaveCount(count);
  await expect(table.locator('del').first()).toBeVisible();
  await expect(table.locator('ins').first()).toBeVisible();
  const { digest } = found.submissions.at(-1)!;
  await expect(page.getByText(`指纹 ${digest.slice(0, 4)}…${digest.slice(-4)}`)).toBeVisible();
  await expectAccessible(page);
  // Everything is there to be compared as well, and before and after in one place.
  await page.getByText(/^全部 \d+ 项$/).click();
  expect(await lines.count()).toBeGreaterThan(count);
  await page.getByText('行内', { exact: true }).click();
  await expect(table.getByRole('columnheader', { name: '第 1 次改成第 2 次' })).toBeVisible();
  await page.getByText('只看变化', { exact: true }).click();

  // Without the mouse: the first answer that waits is where one stands.
  const answers = found.corrections.filter(({ state }) => state === 'answered');
  await expect(page.getByRole('button', { name: `接受其余 ${answers.length} 项` })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: `接受其余 ${answers.length - 1} 项` })).toBeVisible();
  await page.keyboard.press('k');
  await expect(lines.first()).toHaveAttribute('data-focused', 'true');

  await tab(/^查重/).click();
  await expect(tab(/^查重/)).toContainText(String(found.duplicates.length));
  const beside = page.getByRole('region', { name: '查重' });
  await expect(beside.getByRole('columnheader', { name: found.no }).first()).toBeVisible();
  const [other] = found.duplicates;
  await expect(beside.getByRole('columnheader', { name: other!.no }).first()).toBeVisible();
  await expect(beside.getByRole('row', { name: /^单位 / })).toContainText(other!.company);
  await expect(beside.getByRole('row', { name: /^相同材料 / })).toContainText(other!.sameFiles[0]!);
  await expectAccessible(page);

  await tab(/^自检/).click();
  await expect(page.getByText('对得上', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /不是问题，规则误报/ }).check();
  await page.getByRole('button', { name: '记下判断' }).click();
  await expect(page.getByRole('region', { name: '材料自检' }).getByText(/：误报$/)).toBeVisible();
  await expect(page.getByText('判断 1 次，误报 1 次')).toBeVisible();

  // The notice of other cases leads to them, and an item to correct back to the fields.
  await tab(/^字段/).click();
  await page.getByRole('button', { name: '并列对比' }).first().click();
  await expect(tab(/^查重/)).toHaveAttribute('aria-selected', 'true');
});
