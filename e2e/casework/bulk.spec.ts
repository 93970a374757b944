import { queueCall } from '#features/casework/calls/review.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask } from '../support/calls.ts';
import { onOwnServer } from '../support/own-server.ts';
import { hire, signInOffice } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const tenantId = tenantIds.yunting;

// Nobody else accepts or takes a case while the preview is read.
onOwnServer('bulk');

test('many cases are tried as they are ticked, wait once confirmed, and are taken back one by one or together', async ({
  page,
}) => {
  const awaiting = async () =>
    (await ask(await adminOf('yunting'), queueCall, { tenantId, scope: 'all', state: ['ACCEPTING'] })).rows;
  const before = await awaiting();
  const count = before.length;
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
  const leftOut = queue.getByRole('listitem').filter({ hasText: '当前状态不能进行该操作' });
  await expect(leftOut.first().getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page);
  await preview.getByRole('button', { name: `受理 ${count} 件` }).click();

  const waiting = page.getByRole('region', { name: '待生效' });
  await expect(waiting.getByText(/^(30:00|29:\d\d)$/)).toBeVisible();
  await expect(waiting.getByRole('heading', { name: `共 ${count} 件` })).toBeVisible();
  expect(await awaiting()).toHaveLength(count);
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
