import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { checkInCall, courseSessionsCall, mySignupCall } from '#features/activities/calls/activities.ts';
import { enrolCall } from '#features/learning/calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { register, signInPortal } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** The course of the demo that is held in sessions. */
const course = 'course-4';
const lesson = `/phenixcoll/course/${course}?lesson=L4-1`;
const reqId = () => unique().padEnd(22, '0');

test('a learner signs up to a session of a lesson in person, and checking in completes it', async ({ page }) => {
  const person = await register();
  const client = await signInByCall(person, acpwdwebCall);
  const { rows } = await ask(client, courseSessionsCall, { course });
  const [session] = rows.filter(({ left }) => left !== 0).slice(-1);
  await signInPortal(page, person, { redirect: lesson });
  const sessions = page.getByRole('region', { name: '场次' });
  await sessions.getByRole('link', { name: session!.title.CN }).click();
  await expect(page.getByRole('link', { name: '先报名课程' })).toHaveAttribute('href', `/phenixcoll/course/${course}`);

  await ask(client, enrolCall, { id: course, reqId: reqId() });
  await page.reload();
  await page.getByRole('button', { name: '立即报名' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /姓名/ }).fill('闻人清和');
  await form
    .getByRole('textbox', { name: /手机号|号码/ })
    .last()
    .fill('13900002100');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '提交报名' }).click();
  await expect(page.getByText('您已报名成功')).toBeVisible();

  const { signup } = await ask(client, mySignupCall, { id: session!.id });
  const scan = { tenantId: tenantIds.yunting, id: session!.id, code: signup!.ticket!.code, reqId: reqId() };
  await ask(await adminOf('yunting'), checkInCall, scan);
  await page.goto(lesson);
  await expect(sessions.getByRole('link', { name: session!.title.CN })).toContainText('已签到');
  await expect(page.getByText('6 / 6 节')).toBeVisible();
});
