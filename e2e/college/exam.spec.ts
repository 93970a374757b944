import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { enrolCall } from '#features/learning/calls.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { hire, register, signInOffice, signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('on a phone: a learner reads a lesson and sits an exam whose network is lost in the middle, and no answer is lost @night', async ({
  page,
  context,
  browser,
}) => {
  const person = await register();
  await ask(await signInByCall(person, acpwdwebCall), enrolCall, { id: 'course-1', reqId: unique().padEnd(22, '0') });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInPortal(page, person, { redirect: '/personal/learning' });
  const exams = page.getByRole('region', { name: '我的考试' });
  await expect(exams.getByRole('link', { name: '人才政策导读结业考试' })).toBeVisible();
  await expect(exams).toContainText(/前考完|开考/);
  await page.goto('/phenixcoll/course/course-1');
  await page.getByRole('link', { name: /对照目录，选对类别/ }).click();
  await page.getByRole('button', { name: '标记为已学' }).click();
  await expect(page.getByText(/学满 80%，还差 \d+%/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '去考试' }).click();
  await page.getByRole('button', { name: '开始考试' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  const sheet = page.getByRole('navigation', { name: '答题卡' });
  const answered = () => sheet.getByRole('button', { name: /已答/ });
  const openSheet = () => page.getByRole('button', { name: /答题卡/ }).click();
  const next = page.getByRole('button', { name: '下一题' });
  await expectAccessible(page);
  await openSheet();
  await expectAccessible(page);

  const desk = await (await browser.newContext()).newPage();
  await signInOffice(desk, await hire({ yunting: 'tenant-admin' }), '/setting/paperrecord?f.state=DOING');
  await desk.getByRole('row').filter({ hasText: '答题中' }).first().getByRole('button').first().click();
  const record = desk.getByRole('dialog', { name: '人才政策导读结业考试' });
  await record.getByRole('tab', { name: '答卷与评分' }).click();
  await expect(record.getByText('考生还没有交卷，交卷后在这里评分')).toBeVisible();
  await desk.context().close();

  // Answers each question with whatever it offers, and loses the network on the way.
  const count = await sheet.getByRole('button').count();
  for (let at = 0; at < count; at++) {
    if (at === 5) await context.setOffline(true);
    if (at === 8) {
      const lost = page.getByText(/网络断开：\d+ 道题/);
      await expect(lost).toBeInViewport();
      const question = page.getByRole('main').locator('fieldset:visible');
      const before = await question.boundingBox();
      await context.setOffline(false);
      await expect(lost).toBeHidden();
      // Nothing moves under a finger that is just tapping.
      expect(await question.boundingBox()).toEqual(before);
    }
    if (at === 0) await sheet.getByRole('button').first().click();
    else await next.click();
    await expect(page.getByText(`${at + 1} / ${count} · 答题卡`)).toBeVisible();
    const inputs = page.getByRole('main').locator('fieldset:visible').locator('input, textarea');
    const kind = await inputs.first().getAttribute('type');
    if (kind === 'radio' || kind === 'checkbox') await inputs.first().check();
    else await inputs.first().fill('公示期');
  }
  await expect(
    page
      .getByText(/已保存/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await openSheet();
  await expect(answered()).toHaveCount(count);
  await page.reload();
  await page.getByRole('button', { name: '继续考试' }).click();
  await openSheet();
  await expect(answered()).toHaveCount(count);
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByText('全部题目都已作答').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  await expect(page.getByText('等待评分')).toBeVisible();
  await expect(page.getByRole('navigation', { name: /凤凰学院/ })).toBeVisible();
  await expect(page.getByText('没有作答')).toHaveCount(0);
  await expectAccessible(page);
});
