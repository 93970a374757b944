import { dossierCall, verdictCall } from '#features/casework/calls/dossier.ts';
import { queueCall } from '#features/casework/calls/review.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, unique } from '../support/calls.ts';
import { onOwnServer } from '../support/own-server.ts';
import { hire, signInOffice } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const tenantId = tenantIds.yunting;
const calls = officeResourceCalls;

// Nobody else accepts or takes a case while the preview is read.
onOwnServer('bulk');

test('many cases are tried as they are ticked, wait once confirmed, and are taken back one by one or together', async ({
  page,
}) => {
  const awaiting = async () =>
    (await ask(await adminOf('yunting'), queueCall, { tenantId, scope: 'all', state: ['ACCEPTING'] })).rows;
  const before = await awaiting();
  // What the list shows first, and is chosen as a whole.
  const { rows: listed } = await ask(await adminOf('yunting'), queueCall, { tenantId, scope: 'all', size: 30 });
  const count = listed.filter(({ state }) => state === 'ACCEPTING').length;
  expect(count).toBeGreaterThan(2);
  await signInOffice(page, await hire({ yunting: 'reviewer' }, '周砚'), '/apply/task?scope=all');
  await page.getByRole('button', { name: '批量选择' }).click();
  await expect(page.getByText('请在左边勾选要一起办理的办件')).toBeVisible();
  await page.getByRole('button', { name: '选中列表' }).click();

  const preview = page.getByRole('region', { name: /^预览：受理 \d+ 件$/ });
  await expect(preview.getByText(/^试算 \d\d:\d\d/)).toBeVisible();
  await expect(preview.getByText(`${count} 件：待受理 → 审核中`)).toBeVisible();
  await expect(preview.getByText(`站内信 ${count} 条，邮件按各人设置发送`)).toBeVisible();
  // What the step leaves out says why where it stands in the list, and is not ticked any more.
  const queue = page.getByRole('complementary', { name: '审核任务' });
  const leftOut = queue.getByRole('listitem').filter({ hasText: /办件现在是“.+”，不能办理“受理”/ });
  await expect(leftOut.first().getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page);
  await preview.getByRole('button', { name: `受理 ${count} 件` }).click();

  const waiting = page.getByRole('region', { name: '待生效' });
  await expect(waiting.getByText(/^(30:00|29:\d\d)$/)).toBeVisible();
  await expect(waiting.getByRole('heading', { name: `共 ${count} 件` })).toBeVisible();
  await expect(queue.getByText('受理，待生效')).toHaveCount(count);
  expect(await awaiting()).toHaveLength(before.length);
  await waiting
    .getByRole('button', { name: /^单独撤回/ })
    .first()
    .click();
  await expect(waiting.getByRole('heading', { name: `共 ${count - 1} 件` })).toBeVisible();
  await expectAccessible(page);
  await waiting.getByRole('button', { name: '整批撤回' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText('已撤销，没有办理任何办件')).toBeVisible();
  expect((await awaiting()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test('一批里金额大的另等第二人：退回一件带理由，其余确认后才开始计时；金额小的已在计时 @night', async ({
  page,
  browser,
}) => {
  await askForTwoFrom(10);
  await signInOffice(page, await hire({ yunting: 'reviewer' }, '周砚'), '/apply/task?scope=all&state=REVIEW');
  await page.getByRole('button', { name: '批量选择' }).click();
  await page.getByRole('button', { name: '选中列表' }).click();
  await page.getByLabel('批量办理').click();
  await page.getByTitle('审核通过').click();
  const preview = page.getByRole('region', { name: /^预览：审核通过 \d+ 件$/ });
  // What is left out says why of itself; once somebody concludes on it, it is in.
  const left = preview.getByText(/^自检还有 1 项要核实的没有结论，不能通过：/);
  await expect(left).toBeVisible();
  await concludeOnFindings();
  await page.getByLabel('批量办理').click();
  await page.getByTitle('受理').click();
  await page.getByLabel('批量办理').click();
  await page.getByTitle('审核通过').click();
  await expect(left).toHaveCount(0);
  await expect(preview.getByText(/^\+.+ 万元，余 .+ 万元$/).first()).toBeVisible();
  await expect(preview.getByText(/^2 件金额较大，要另一位有同样权限的人确认/)).toBeVisible();
  const queue = page.getByRole('complementary', { name: '审核任务' });
  await expect(queue.getByText('要第二人')).toHaveCount(2);
  await expectAccessible(page, 'a preview with its money');
  await preview.getByRole('button', { name: /^审核通过 \d+ 件，2 件等第二人$/ }).click();
  await expect(page.getByRole('region', { name: '待生效' }).getByText(/^(30:00|29:\d\d)$/)).toBeVisible();
  await queue
    .getByText(/等第二人确认$/)
    .locator('..')
    .getByRole('button', { name: '查看' })
    .click();
  await expect(page.getByText('这是您作出的决定，要另一位有同样权限的人确认。')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signInOffice(other, await hire({ yunting: 'reviewer' }, '何书砚'), '/apply/task?scope=all');
  await other
    .getByText(/等第二人确认$/)
    .locator('..')
    .getByRole('button', { name: '查看' })
    .click();
  const asked = other.getByRole('region', { name: '等第二人确认' });
  await expect(asked.getByText('· 10 万元')).toHaveCount(2);
  await asked
    .getByRole('button', { name: /^退回 .\*$/ })
    .first()
    .click();
  await expectAccessible(other, 'a decision that waits for a second person');
  await asked.getByLabel('退回理由（周砚会看到）').fill('名单与会议纪要不一致');
  await asked.getByRole('button', { name: /^退回.\*这一件$/ }).click();
  await expect(other.getByText('已把这一件退回给周砚，其余仍等您确认')).toBeVisible();
  await asked.getByRole('button', { name: '确认 1 件' }).click();
  const waiting = other.getByRole('region', { name: '待生效' });
  await expect(waiting.getByText(/^(30:00|29:\d\d)$/)).toBeVisible();
  await expect(waiting.getByText('何书砚作为第二人确认')).toBeVisible();
});

/** Sets from how many 万元 on a case of this year's recognition needs two people. */
async function askForTwoFrom(secondFrom: number) {
  const admin = await adminOf('yunting');
  const { rows } = await ask(admin, calls.paybudget!.list, { tenantId, filter: { programme: 'talentapply' } } as never);
  const { id } = (rows as { id: string; year: number }[]).toSorted((a, b) => b.year - a.year)[0]!;
  const { values, rev } = (await ask(admin, calls.paybudget!.one, { tenantId, id } as never)) as {
    values: object;
    rev: number;
  };
  await ask(admin, calls.paybudget!.save!, {
    tenantId,
    id,
    rev,
    values: { ...values, secondFrom },
    reqId: unique(),
  } as never);
}

test('the list is chosen as a whole only once it is there @night', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/mgr\/apply\/list/, async (route) => {
    await held;
    await route.continue();
  });
  await signInOffice(page, await hire({ yunting: 'reviewer' }), '/apply/task?scope=all&state=REVIEW');
  await page.getByRole('button', { name: '批量选择' }).click();
  const whole = page.getByRole('button', { name: '选中列表' });
  await expect(whole).toBeDisabled();
  letGo();
  await whole.click();
  await expect(page.getByText(/^已选 [1-9]\d* 件$/)).toBeVisible();
});

/** Calls every finding real that keeps a recognition under review from being approved. */
async function concludeOnFindings() {
  const admin = await adminOf('yunting');
  const asked = { tenantId, scope: 'all' as const, state: ['REVIEW'], programme: 'talentapply' };
  for (const { id } of (await ask(admin, queueCall, asked)).rows)
    for (const { rule, path, isOpen } of (await ask(admin, dossierCall, { tenantId, id })).findings)
      if (isOpen) await ask(admin, verdictCall, { tenantId, id, rule, path, isFalse: false, reqId: unique() });
}
