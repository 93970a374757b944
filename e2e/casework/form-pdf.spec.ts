import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { acloginCall, acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { declareListCall } from '#features/casework/calls/applications.ts';
import { queueCall } from '#features/casework/calls/review.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { tenantIds } from '../support/admins.ts';
import { ask, signInByCall } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { hire, signInOffice, signInPortal } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const person = { loginName: demo.portal.person, email: demo.portal.person, password: demo.password, nickname: '' };

test('the applicant saves a draft and a submission as PDF @night', async ({ page }) => {
  const { rows } = await ask(await signInByCall(person, acpwdwebCall), declareListCall, {});
  const draft = rows.find((row) => row.state === 'DRAFT')!;
  const sent = rows.find((row) => row.state === 'SUPPLEMENT')!;
  await signInPortal(page, person, { redirect: `/serve/${draft.programme}/edit/${draft.id}?s=check` });
  const marked = await download(page, '下载草稿 PDF');
  expect(marked.name).toMatch(/-草稿\.pdf$/);
  expect(marked.text).toContain('林见微');
  expect(marked.text).toContain('草稿');

  await page.goto(`/personal/declare/${sent.id}`);
  await page.getByRole('button', { name: '查看原申报表' }).click();
  await expect(page.getByText('PDF 是上次提交的内容')).toBeVisible();
  const whole = await download(page, '下载申报表 PDF');
  expect(whole.name).toContain(sent.no!);
  expect(whole.text).toContain(`/verify/`);
  expect(whole.text).not.toContain('草稿');
});

test('the reviewer saves a case as PDF, with sensitive values masked', async ({ page }) => {
  const reviewer = await hire({ yunting: 'reviewer' });
  const client = await signInByCall(reviewer, acloginCall);
  const { rows } = await ask(client, queueCall, { tenantId: tenantIds.yunting, scope: 'all' });
  await signInOffice(page, reviewer, `/apply/task?scope=all&id=${rows[0]!.id}`);
  const form = await download(page, '下载申报表（PDF，敏感信息已隐去）');
  expect(form.name).toContain(rows[0]!.no);
  expect(form.text).toContain('已部分隐去');
  expect(form.text).toMatch(/\d{4}\*{10}\d{3}[\dX]/);
  expect(form.text).not.toMatch(/\d{17}[\dX]/);
});

/** Presses a button and reads the PDF that it saves. */
async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await coming;
  const { text } = await readPdf(readFileSync(await file.path()));
  return { name: file.suggestedFilename(), text };
}
